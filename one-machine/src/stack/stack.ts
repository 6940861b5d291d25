import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { portsFrom } from '#ports.ts'
import { startPostgres } from '#postgres/postgres.ts'
import { type StartIdentity, startBundledIdentity } from './bundled-identity.ts'
import { demonstration } from './demonstration.ts'
import { ensureOwner } from './ensure-owner.ts'
import { followPorts } from './follow-ports.ts'
import { freshLogFile } from './log-file.ts'
import { type ServerPlan, startServer } from './server-process.ts'
import { type Addresses, addressesOf, apiPlan, deskPlan, standInsPlan, tenantPlan, webPlan } from './servers.ts'
import { buildIfStale, fingerprintShared, type Site } from './site-build.ts'
import { type Running, type SupervisorEvents, superviseProcess } from './supervise-process.ts'

export type Stack = {
  addresses: Addresses
  databaseUrl: string
  /** Folder with one log per server. */
  logs: string
  stop: () => Promise<void>
}
type Options = SupervisorEvents & {
  portBase: number
  /** Absolute path, for database and logs. */
  dataDir: string
  /** Instead of the bundled PostgreSQL. */
  databaseUrl?: string | undefined
  /** Instead of the bundled identity server. */
  startIdentity?: StartIdentity | undefined
  /** Aborts the start. */
  signal?: AbortSignal
}

/** Servers drain before those they depend on are stopped. */
const stopOrder = [
  ['Web', 'Tenant area', 'Verification desk', 'API'],
  ['Identity'],
  ['Stand-ins'],
  ['PostgreSQL'],
] as const
type Name = (typeof stopOrder)[number][number]

/** Starts all servers and resolves once they are ready. If one fails, stops the others. */
export async function startStack(options: Options): Promise<Stack> {
  const { portBase, dataDir, databaseUrl, startIdentity = startBundledIdentity, signal, ...events } = options
  const ports = portsFrom(portBase)
  const addresses = addressesOf(ports)
  signal?.throwIfAborted()
  const controller = new AbortController()
  const abort = controller.signal
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true })

  const logs = join(dataDir, 'logs')
  const stops = new Map<Name, () => Promise<void>>()
  const stop = async () => {
    for (const names of stopOrder) await Promise.all(names.map((name) => stops.get(name)?.()))
  }
  const supervise = async <R extends Running>(name: Name, start: (logFile: string) => Promise<R>): Promise<R> => {
    abort.throwIfAborted()
    const logFile = freshLogFile(logs, name.toLowerCase().replaceAll(' ', '-'))
    const running = await superviseProcess(name, () => start(logFile), events)
    stops.set(name, running.stop)
    events.onReport(`${name} is ready`)
    return running
  }

  const startDatabase = async () => {
    if (databaseUrl) return databaseUrl
    const folder = join(dataDir, 'postgres')
    const start = (logFile: string) => startPostgres({ dataDir: folder, port: ports.postgres, logFile })
    return (await supervise('PostgreSQL', start)).url
  }
  const database = startDatabase()
  const startApi = async () => {
    const env = database.then(async (url) => {
      await followPorts(url, addresses.identity)
      return { DATABASE_URL: url }
    })
    const plan = { ...apiPlan(ports, dataDir), early: { imports: ['api/src/app.ts', 'api/src/start-roles.ts'], env } }
    await supervise('API', (logFile) => startServer('API', plan, logFile, abort))
  }
  const startAccounts = async () => {
    await supervise('Identity', (logFile) => startIdentity({ ports, dataDir, database, logFile, signal: abort }))
    await ensureOwner(addresses.identity, demonstration.owner, abort)
  }
  const startSite = async (name: Name, site: Site, plan: ServerPlan) => {
    const shared = await sources
    await buildIfStale(site, abort, () => events.onReport(`Building ${name}, whose sources changed…`), shared)
    await supervise(name, (logFile) => startServer(name, plan, logFile, abort))
  }
  // hashing hundreds of files keeps this process busy: the other servers are started before
  const sources = setImmediate().then(fingerprintShared)
  const startStandIns = () =>
    supervise('Stand-ins', (logFile) => startServer('Stand-ins', standInsPlan(ports, dataDir), logFile, abort))

  try {
    const parts = [
      database,
      startApi(),
      startAccounts(),
      startStandIns(),
      startSite('Web', 'owner', webPlan(ports)),
      startSite('Tenant area', 'tenant', tenantPlan(ports)),
      startSite('Verification desk', 'desk', deskPlan(ports)),
    ]
    for (const part of parts) part.catch((error: unknown) => controller.abort(error))
    await Promise.allSettled(parts)
    abort.throwIfAborted()
    return { addresses, databaseUrl: await database, logs, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
