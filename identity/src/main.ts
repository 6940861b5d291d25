import { once } from 'node:events'
import { createDrain } from '@bailclair/platform/drain.ts'
import { createLogger } from '@bailclair/platform/logger.ts'
import { createPasswordQueue } from '#account/bounded-queue.ts'
import { createPasswordHasher } from '#account/password-hasher.ts'
import type { Deps } from '#deps.ts'
import { createFederationGateway } from '#federation/federation.gateway.ts'
import { startHousekeeping } from '#housekeeping.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { migrateIdentity, watchMigrations } from '#platform/database/migrations.ts'
import { startRealms } from '#realm/realm.ts'
import { createIdentityServer } from '#server.ts'

async function start() {
  const config = loadConfig(process.env)
  const logger = createLogger(config)
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'uncaught')
    process.exit(1)
  })

  if (config.MIGRATE_AT_START || config.BAILCLAIR_MODE === 'one-machine') {
    const migrations = await migrateIdentity(config)
    if (migrations.length > 0) logger.info({ migrations }, 'migrated')
  }

  const db = openDatabase(config, logger)
  const deps: Deps = {
    db,
    config,
    logger,
    passwords: await createPasswordHasher(),
    passwordQueue: createPasswordQueue(config),
    federation: createFederationGateway(config),
  }
  const realms = await startRealms(deps)
  const { isDraining, drain } = createDrain()
  const server = createIdentityServer(deps, realms, { isDraining, checks: { database: watchMigrations(db) } })
  server.listen(config.PORT, config.HOST)
  await once(server, 'listening')
  const workers = startHousekeeping(deps, realms)
  logger.info({ port: config.PORT, mode: config.BAILCLAIR_MODE }, 'ready')

  const app = { server, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
  const stop = async () => {
    if (isDraining()) process.exit(1) // asked twice: at once
    await drain({ app, workers, closeLast: db.close, config, logger })
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

start().catch((error: Error & { code?: string }) => {
  // nothing a visitor sent can be in it yet: the operator reads it whole
  process.stderr.write(`${error.message || error.code}\n`)
  process.exit(1)
})
