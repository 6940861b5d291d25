import { join } from 'node:path'
import { portsFrom } from '#ports.ts'
import { startPostgres } from '#postgres/postgres.ts'
import { keepRunning, type Running, type Watcher } from './keep-running.ts'
import { freshLogFile } from './log-file.ts'
import { startServer } from './server-process.ts'
import { type Addresses, addressesOf, apiPlan, standInsPlan, webPlan } from './servers.ts'
import { buildWebIfStale } from './web-build.ts'

export type Stack = { addresses: Addresses; databaseUrl: string; stop: () => Promise<void> }
type Options = Watcher & {
  portBase: number
  /** Absolute path: database and logs. */
  dataDir: string
  /** A server to use in place of the bundled one. */
  databaseUrl?: string | undefined
  /** Ends the start before it is complete. */
  signal?: AbortSignal
}

/** Those who serve people drain first, while their mails and their database are still there. */
const stopOrder = [['Web', 'API'], ['Mailbox'], ['PostgreSQL']] as const
type Name = (typeof stopOrder)[number][number]

/** Every server of the product on this machine, ready; or none, when one of them fails. */
export async function startStack({ portBase, dataDir, databaseUrl, signal, ...watcher }: Options): Promise<Stack> {
  const ports = portsFrom(portBase)
  signal?.throwIfAborted()
  const end = new AbortController()
  const giveUp = end.signal
  signal?.addEventListener('abort', () => end.abort(signal.reason), { once: true })

  const stops = new Map<Name, () => Promise<void>>()
  const stop = async () => {
    for (const names of stopOrder) await Promise.all(names.map((name) => stops.get(name)?.()))
  }
  const keep = async <R extends Running>(name: Name, start: (logFile: string) => Promise<R>): Promise<R> => {
    giveUp.throwIfAborted()
    const logFile = freshLogFile(join(dataDir, 'logs'), name.toLowerCase())
    const running = await keepRunning(name, () => start(logFile), watcher)
    stops.set(name, running.stop)
    watcher.onReport(`${name} is ready`)
    return running
  }

  const startDatabase = async () => {
    if (databaseUrl) return databaseUrl
    const folder = join(dataDir, 'postgres')
    const start = (logFile: string) => startPostgres({ dataDir: folder, port: ports.postgres, logFile })
    return (await keep('PostgreSQL', start)).url
  }
  const startApi = async () => {
    const url = await startDatabase()
    await keep('API', (logFile) => startServer('API', apiPlan(ports, url), logFile, giveUp))
    return url
  }
  const startWeb = async () => {
    await buildWebIfStale(giveUp, () => watcher.onReport('Building the web, whose sources changed…'))
    await keep('Web', (logFile) => startServer('Web', webPlan(ports), logFile, giveUp))
  }
  const startStandIns = () =>
    keep('Mailbox', (logFile) => startServer('Mailbox', standInsPlan(ports, dataDir), logFile, giveUp))

  try {
    const parts = [startApi(), startWeb(), startStandIns()] as const
    for (const part of parts) part.catch((error: unknown) => end.abort(error))
    await Promise.allSettled(parts)
    giveUp.throwIfAborted()
    return { addresses: addressesOf(ports), databaseUrl: await parts[0], stop }
  } catch (error) {
    await stop()
    throw error
  }
}
