import type { Ports } from '#ports.ts'
import { createDatabaseIfMissing } from '#postgres/create-database.ts'
import { startServer } from './server-process.ts'
import { identityPlan } from './servers.ts'
import type { Running } from './supervise-process.ts'

type IdentityOptions = {
  ports: Ports
  /** Absolute path, for files outside the database. */
  dataDir: string
  /** URL of the shared PostgreSQL, once it is ready. */
  database: Promise<string>
  logFile: string
  signal: AbortSignal
}

/** Starts an identity server on `ports.identity` and resolves once it is ready. */
export type StartIdentity = (options: IdentityOptions) => Promise<Running>

/** Uses a separate database on the shared server. */
export const startBundledIdentity: StartIdentity = async ({ ports, database, logFile, signal }) => {
  const env = database
    .then((url) => createDatabaseIfMissing(url, 'identity'))
    .then((url) => ({ IDENTITY_DATABASE_URL: url }))
  const imports = ['create-deps.ts', 'server.ts', 'realm/realm.ts'].map((file) => `identity/src/${file}`)
  return startServer('Identity', { ...identityPlan(ports), early: { imports, env } }, logFile, signal)
}
