import type { Ports } from '#ports.ts'
import { createDatabaseIfMissing } from '#postgres/create-database.ts'
import type { Running } from './keep-running.ts'
import { startServer } from './server-process.ts'
import { identityPlan } from './servers.ts'

type IdentityOptions = {
  ports: Ports
  /** Absolute path: what the server keeps outside the database. */
  dataDir: string
  /** Address of the PostgreSQL that the stack shares, once it is ready. */
  database: Promise<string>
  logFile: string
  giveUp: AbortSignal
}

/** Starts an identity server on `ports.identity` and resolves once it is ready. */
export type StartIdentity = (options: IdentityOptions) => Promise<Running>

/** The one that comes with the product, with a database of its own. */
export const startBundledIdentity: StartIdentity = async ({ ports, database, logFile, giveUp }) => {
  const databaseUrl = await createDatabaseIfMissing(await database, 'identity')
  return startServer('Identity', identityPlan(ports, databaseUrl), logFile, giveUp)
}
