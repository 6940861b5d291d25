import { once } from 'node:events'
import { checkRoleTimeout, readRoleTimeout } from '@bailclair/server-kit/database/check-role-timeout.ts'
import { createDrain } from '@bailclair/server-kit/drain.ts'
import { createReportingLogger } from '@bailclair/server-kit/error-reports/reporting-logger.ts'
import { serveMetrics } from '@bailclair/server-kit/metrics/serve-metrics.ts'
import { runServer } from '@bailclair/server-kit/run-server.ts'
import { createDeps } from '#create-deps.ts'
import { startHousekeeping } from '#housekeeping.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { migrateIdentity, settleEmails, watchMigrations } from '#platform/database/migrations.ts'
import { onceAvailable } from '#platform/once-available.ts'
import { startRealms } from '#realm/realm.ts'
import { createIdentityServer } from '#server.ts'

async function start() {
  const config = loadConfig(process.env)
  const { logger, reporter } = createReportingLogger(config, 'identity')

  if (config.MIGRATE_AT_START || config.BAILCLAIR_MODE === 'one-machine') {
    const migrations = await migrateIdentity(config)
    if (migrations.length > 0) logger.info({ migrations }, 'migrated')
    const { length: twins } = await settleEmails(config)
    if (twins > 0) logger.warn({ twins }, 'accounts share a mailbox: node identity/src/migrate.ts names them')
  }

  const deps = await createDeps(config, logger)
  const { db } = deps
  // on one machine the role is not the operator's
  if (config.BAILCLAIR_MODE !== 'one-machine') void checkRoleTimeout(() => db.query(readRoleTimeout), logger)
  const realms = await onceAvailable(() => startRealms(deps), logger)
  const { isDraining, drain } = createDrain()
  const server = createIdentityServer(deps, realms, {
    isDraining,
    checks: { database: watchMigrations(db) },
    trace: reporter.trace,
  })
  const metricsServer = await serveMetrics(deps.metrics.registry, config)
  server.listen(config.PORT, config.HOST)
  await once(server, 'listening')
  const workers = startHousekeeping(deps, realms)
  logger.info({ port: config.PORT, metricsPort: config.METRICS_PORT, mode: config.BAILCLAIR_MODE }, 'ready')

  const closeLast = async () => {
    await deps.tracer.close()
    await metricsServer.close()
    await db.close()
  }
  const app = { server, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
  return { isDraining, drain: () => drain({ app, workers, closeLast, config, logger }) }
}

runServer(start)
