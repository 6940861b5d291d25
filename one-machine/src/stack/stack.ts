import { join } from 'node:path'
import { portsFrom } from '#ports.ts'
import { startPostgres } from '#postgres/postgres.ts'
import { type StartIdentity, startBundledIdentity } from './bundled-identity.ts'
import { demonstration } from './demonstration.ts'
import { ensureOwner } from './ensure-owner.ts'
import { keepRunning, type Running, type Watcher } from './keep-running.ts'
import { freshLogFile } from './log-file.ts'

import { startServer } from './server-process.ts'
import { type Addresses, addressesOf, apiPlan, deskPlan, standInsPlan, tenantPlan, webPlan } from './servers.ts'
import { buildIfStale } from './site-build.ts'

export type Stack = {
  addresses: Addresses
  databaseUrl: string
  /** The folder with a log of each. */
  logs: string
  stop: () => Promise<void>
}
type Options = Watcher & {
  portBase: number
  /** Absolute path: database and logs. */
  dataDir: string
  /** A server to use in place of the bundled one. */
  databaseUrl?: string | undefined
  /** In place of the bundled identity server. */
  startIdentity?: StartIdentity | undefined
  /** Ends the start before it is complete. */
  signal?: AbortSignal
}

/** Those who serve people drain first, while what they need is still there. */
const stopOrder = [
  ['Web', 'Tenant area', 'Verification desk', 'API'],
  ['Identity'],
  ['Stand-ins'],
  ['PostgreSQL'],
] as const
type Name = (typeof stopOrder)[number][number]

/** Every server of the product on this machine, ready; or none, when one of them fails. */
export async function startStack(options: Options): Promise<Stack> {
  const { portBase, dataDir, databaseUrl, startIdentity = startBundledIdentity, signal, ...watcher } = options
  const ports = portsFrom(portBase)
  const addresses = addressesOf(ports)
  signal?.throwIfAborted()
  const end = new AbortController()
  const giveUp = end.signal
  signal?.addEventListener('abort', () => end.abort(signal.reason), { once: true })

  const logs = join(dataDir, 'logs')
  const stops = new Map<Name, () => Promise<void>>()
  const stop = async () => {
    for (const names of stopOrder) await Promise.all(names.map((name) => stops.get(name)?.()))
  }
  const keep = async <R extends Running>(name: Name, start: (logFile: string) => Promise<R>): Promise<R> => {
    giveUp.throwIfAborted()
    const logFile = freshLogFile(logs, name.toLowerCase().replaceAll(' ', '-'))
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
  const database = startDatabase()
  const startApi = async () => {
    const plan = apiPlan(ports, await database, dataDir)
    await keep('API', (logFile) => startServer('API', plan, logFile, giveUp))
  }
  const startAccounts = async () => {
    await keep('Identity', (logFile) => startIdentity({ ports, dataDir, database, logFile, giveUp }))
    await ensureOwner(addresses.identity, demonstration.owner, giveUp)
  }
  const startWeb = async () => {
    await buildIfStale('owner', giveUp, () => watcher.onReport('Building the owner site, whose sources changed…'))
    await keep('Web', (logFile) => startServer('Web', webPlan(ports), logFile, giveUp))
  }
  const startTenantArea = async () => {
    await buildIfStale('tenant', giveUp, () => watcher.onReport('Building the tenant area, whose sources changed…'))
    await keep('Tenant area', (logFile) => startServer('Tenant area', tenantPlan(ports), logFile, giveUp))
  }
  const startDesk = async () => {
    await buildIfStale('desk', giveUp, () => watcher.onReport('Building the desk, whose sources changed…'))
    await keep('Verification desk', (logFile) => startServer('Verification desk', deskPlan(ports), logFile, giveUp))
  }
  const startStandIns = () =>
    keep('Stand-ins', (logFile) => startServer('Stand-ins', standInsPlan(ports, dataDir), logFile, giveUp))

  try {
    const parts = [database, startApi(), startAccounts(), startWeb(), startTenantArea(), startDesk(), startStandIns()]
    for (const part of parts) part.catch((error: unknown) => end.abort(error))
    await Promise.allSettled(parts)
    giveUp.throwIfAborted()
    return { addresses, databaseUrl: await database, logs, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
