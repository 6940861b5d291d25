import { randomBytes } from 'node:crypto'
import { checkRoleTimeout, readRoleTimeout } from '@bailclair/server-kit/database/check-role-timeout.ts'
import { migrate } from '@bailclair/server-kit/database/migrate.ts'
import { createDrain } from '@bailclair/server-kit/drain.ts'
import { createReportingLogger } from '@bailclair/server-kit/error-reports/reporting-logger.ts'
import { createRegistry } from '@bailclair/server-kit/metrics/create-registry.ts'
import { measurePool } from '@bailclair/server-kit/metrics/measure-pool.ts'
import { serveMetrics } from '@bailclair/server-kit/metrics/serve-metrics.ts'
import { runServer } from '@bailclair/server-kit/run-server.ts'
import { createTracer } from '@bailclair/server-kit/trace/tracer.ts'
import { CompiledQuery } from 'kysely'
import { openAddresses } from '#address/address.gateway.ts'
import { buildApp } from '#app.ts'
import { createLimitWatch } from '#audit/limit-watch.service.ts'
import type { Deps } from '#deps.ts'
import { openDocuments } from '#document/open-documents.ts'
import { openCertificates } from '#energy-certificate/certificate.gateway.ts'
import { openIdentity } from '#identity/identity.gateway.ts'
import { createDeviceWatch } from '#identity/known-device.service.ts'
import { createLawReader } from '#law/read-known-law.service.ts'
import { createOwnerVerifier } from '#owner/identify-owner.service.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { migrationsFolder, settleEmails, watchMigrations } from '#platform/database/applied-migrations.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openReplica } from '#platform/database/replica.ts'
import { openExports } from '#platform/export/open-exports.ts'
import { createAccountGate } from '#platform/http/account-gate.ts'
import { createAnswerMemory } from '#platform/http/answer-memory.ts'
import { measureOutbound } from '#platform/outbound/outbound-metrics.ts'
import { openTokenKeyring } from '#platform/token/token-keyring.ts'
import { startRoles } from '#start-roles.ts'
import { createTenantVerifier } from '#tenant/identify-tenant.service.ts'
import { createStaffVerifier } from '#verification/identify-verifier.service.ts'

async function start() {
  const config = loadConfig(process.env)
  const { logger, reporter } = createReportingLogger(config, 'api')

  if (config.MIGRATE_AT_START || config.BAILCLAIR_MODE === 'one-machine') {
    const migrations = await migrate(config, migrationsFolder)
    await settleEmails(config)
    if (migrations.length > 0) logger.info({ migrations }, 'migrated')
  }

  const { db, usage, close: closeDatabase } = openDatabase(config, logger)
  const metrics = createRegistry()
  // first: the other gauges use the pool when they are read
  measurePool(metrics, usage)
  const tracer = createTracer(config, { registry: metrics, samplingKey: config.BAILCLAIR_API_CLIENT_SECRET })
  const clock = () => new Date()
  const outside = { clock, config, observe: measureOutbound({ metrics }) }
  const identity = openIdentity(outside)
  const addresses = openAddresses(outside)
  const certificates = openCertificates(outside)
  const documents = openDocuments({ ...outside, logger })
  const exports = openExports(config, logger)
  const replica = openReplica(config, db, logger)
  const deps: Deps = {
    db,
    config,
    logger,
    metrics,
    tracer,
    clock,
    identity,
    addresses,
    certificates,
    law: createLawReader({ db, clock }),
    documents,
    exports,
    replica,
    accountGate: createAccountGate(),
    answerMemory: createAnswerMemory(config),
    newToken: () => randomBytes(32).toString('base64url'),
    tokens: openTokenKeyring(config),
    verifyAccessToken: createOwnerVerifier({ db, config, logger, clock, identity }),
    verifyTenantToken: createTenantVerifier({ db, config, logger, clock, identity }),
    verifyStaffToken: createStaffVerifier({ db, config, logger, clock, identity }),
    noticeVisit: createDeviceWatch({ db, config, clock }),
    noticeLimit: createLimitWatch({ db, config, clock, logger, metrics }),
  }

  // on one machine the role is not the operator's
  if (config.BAILCLAIR_MODE !== 'one-machine')
    void checkRoleTimeout(
      async () => (await db.executeQuery<{ timeout: string }>(CompiledQuery.raw(readRoleTimeout))).rows,
      logger,
    )

  const { isDraining, drain } = createDrain()
  const app = buildApp(deps, {
    isDraining,
    checks: { database: watchMigrations(db) },
    degraded: () => ({ ...documents.watch.failure() }),
    trace: reporter.trace,
  })
  const metricsServer = await serveMetrics(metrics, config)
  await app.listen({ host: config.HOST, port: config.PORT })
  const workers = startRoles(deps)
  const { PORT: port, METRICS_PORT: metricsPort, BAILCLAIR_MODE: mode, ROLES: roles } = config
  logger.info({ port, metricsPort, mode, roles }, 'ready')

  const closeLast = async () => {
    await tracer.close()
    await metricsServer.close()
    for (const service of [identity, addresses, certificates, documents]) service.close()
    await exports.close()
    await replica.close()
    await closeDatabase()
  }
  return { isDraining, drain: () => drain({ app, workers, closeLast, config, logger }) }
}

runServer(start)
