import { parseArgs } from 'node:util'
import type { Deps } from '#deps.ts'
import { checkChain, type Head } from './check-chain.service.ts'

const usage = `Usage: npm run audit -- check [HEAD] [--metrics FILE]
  checks every entry of the audit log and prints the head of its chain
  HEAD  a head that was printed earlier and kept elsewhere, such as 1042:9f86d0…
  FILE  also write the result there, for node_exporter's textfile collector; the name ends in .prom`

/** Exit code 1: the log was changed. 2: unknown command. */
type Result = { text: string; exitCode: 0 | 1 | 2; metrics?: { file: string; text: string } }

export async function runAuditCommand(deps: Pick<Deps, 'db' | 'clock'>, args: readonly string[]): Promise<Result> {
  const asked = readArguments(args)
  if (!asked) return { text: usage, exitCode: 2 }
  const { kept, file } = asked
  const { head, checked, waiting, problems } = await checkChain(deps, kept)
  const lines = [
    ...problems,
    `${checked} sealed entries, ${waiting} waiting, ${problems.length} problems`,
    `Head: ${head ? `${head.position}:${head.hash}` : 'none yet'}`,
  ]
  return {
    text: lines.join('\n'),
    exitCode: problems.length === 0 ? 0 : 1,
    ...(file !== undefined && { metrics: { file, text: metricsOf(problems.length, deps.clock()) } }),
  }
}

/** Undefined when they are not as the usage says. */
function readArguments(args: readonly string[]): { kept: Head | undefined; file: string | undefined } | undefined {
  try {
    const options = { metrics: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [verb, given, ...more] = positionals
    const kept = given === undefined ? undefined : parseHead(given)
    const isFile = values.metrics === undefined || values.metrics.endsWith('.prom')
    if (verb !== 'check' || more.length > 0 || kept === 'malformed' || !isFile) return undefined
    return { kept, file: values.metrics }
  } catch {
    // an unknown option, or one without its value
    return undefined
  }
}

/** In the text format of Prometheus; the alerts AuditChainBroken and AuditChainUnchecked read them. */
const metricsOf = (problems: number, now: Date) =>
  [
    '# TYPE audit_chain_problems gauge',
    `audit_chain_problems ${problems}`,
    '# TYPE audit_chain_checked_timestamp_seconds gauge',
    `audit_chain_checked_timestamp_seconds ${Math.floor(now.getTime() / 1_000)}`,
    '',
  ].join('\n')

function parseHead(text: string): Head | 'malformed' {
  const [, position, hash] = text.match(/^(\d{1,15}):([0-9a-f]{64})$/) ?? []
  return position && hash ? { position: Number(position), hash } : 'malformed'
}
