import { relative } from 'node:path'
import pg from 'pg'
import { projectRoot } from '#project.ts'

/** A text that a server under test sent, with the values of its first run and the code that sent it. */
export type Statement = { text: string; values: unknown[]; sentBy: string }

type Sent = { text?: unknown; values?: unknown[] }
type Query = (this: pg.Client, ...args: unknown[]) => unknown

const explainable = /^\s*(?:with|select|insert|update|delete|merge)\b/i
/** Without migrations: each runs once, on a schema that is not there any more. */
const serverName = /^bailclair(?!-migrate)/
const cursor = /^\s*declare\b.*?\bcursor\b.*?\bfor\s+/is

/**
 * From now on, tells of each statement that a pool of a server sends in this process: those have an `application_name`,
 * and those of tests have none. Returns how to stop.
 */
export function watchStatements(onSent: (text: string, values: unknown[]) => void): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (...args) {
    const text = textOf(args[0])
    if (text !== undefined && isOfServer(this)) {
      const statement = text.replace(cursor, '')
      if (explainable.test(statement)) onSent(statement, valuesOf(args))
    }
    return query.apply(this, args)
  }
  return () => {
    prototype.query = query
  }
}

/** From now on, notes each text that a server sends. Returns what is new since the last call. */
export function collectStatements(): () => Statement[] {
  const seen = new Set<string>()
  let fresh: Statement[] = []
  watchStatements((text, values) => {
    if (seen.has(text)) return
    seen.add(text)
    fresh.push({ text, values, sentBy: findSender() })
  })
  return () => {
    const collected = fresh
    fresh = []
    return collected
  }
}

function textOf(sent: unknown): string | undefined {
  const text = typeof sent === 'string' ? sent : (sent as Sent | null)?.text
  return typeof text === 'string' ? text : undefined
}

const valuesOf = ([sent, values]: unknown[]): unknown[] =>
  (Array.isArray(values) ? values : (sent as Sent).values) ?? []

const isOfServer = (client: object): boolean => {
  const { connectionParameters } = client as { connectionParameters?: { application_name?: string } }
  return serverName.test(connectionParameters?.application_name ?? '')
}

/** The nearest function of a server that is not the database layer itself, or the test that called it. */
function findSender(): string {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 100
  const frames = new Error().stack?.split('\n').slice(1) ?? []
  Error.stackTraceLimit = limit
  const own = frames.flatMap((frame) => {
    const [, name = '', file = ''] = frame.match(/^\s*at (?:async )?(?:(.*?) \()?(?:file:\/\/)?(\/[^):]+)/) ?? []
    const path = relative(projectRoot, file)
    const isOwn = /^(?:api|identity)\//.test(path) && !path.includes('/platform/database/')
    return isOwn ? [`${path}${name && ` (${name})`}`] : []
  })
  return own[0] ?? 'unknown code'
}
