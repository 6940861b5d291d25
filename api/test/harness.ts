import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { createLogger } from '@bailclair/server-kit/logger.ts'
import { createTracer } from '@bailclair/server-kit/trace/tracer.ts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { Registry } from 'prom-client'
import { afterAll } from 'vitest'
import { openAddresses } from '#address/address.gateway.ts'
import { buildApp } from '#app.ts'
import { createLimitWatch } from '#audit/limit-watch.service.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { openDocuments } from '#document/open-documents.ts'
import { openCertificates } from '#energy-certificate/certificate.gateway.ts'
import { openIdentity } from '#identity/identity.gateway.ts'
import { createDeviceWatch } from '#identity/known-device.service.ts'
import { createLawReader } from '#law/read-known-law.service.ts'
import { createOwnerVerifier } from '#owner/identify-owner.service.ts'
import type { Config } from '#platform/config/environment.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { watchMigrations } from '#platform/database/applied-migrations.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openReplica } from '#platform/database/replica.ts'
import { openExports } from '#platform/export/open-exports.ts'
import { createAccountGate } from '#platform/http/account-gate.ts'
import { createAnswerMemory } from '#platform/http/answer-memory.ts'
import { issuerOf, type Session } from '#platform/session.ts'
import { openTokenKeyring } from '#platform/token/token-keyring.ts'
import { readUploads } from '#rental-file/part/start-uploads.ts'
import { createTenantVerifier, identifyTenant } from '#tenant/identify-tenant.service.ts'
import { createStaffVerifier } from '#verification/identify-verifier.service.ts'

const owners = {
  alice: '00000000-0000-4000-8000-00000000000a' as OwnerId,
  bob: '00000000-0000-4000-8000-00000000000b' as OwnerId,
}

/** The content of their tokens. */
const sessionOf = (config: Config, name: string, authenticatedAt: Date): Session => ({
  issuer: issuerOf(config, 'owner'),
  subject: name,
  sid: `session-of-${name}`,
  email: `${name}@example.org`,
  firstName: undefined,
  lastName: undefined,
  isFederated: false,
  startedAt: new Date('2026-11-12T09:00:00Z'),
  authenticatedAt,
})

type Environment = Record<string, string>
type AddRoutes = (api: FastifyInstance, deps: Deps) => void
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What the API refuses to start without, unless on one machine. */
export const outsideAndSecrets = {
  BAILCLAIR_API_CLIENT_SECRET: 'a client secret for tests',
  // nothing listens there: a test that needs an outside service sets its address
  ADDRESS_API_URL: 'http://127.0.0.1:1',
  DPE_API_URL: 'http://127.0.0.1:1',
  DPE_CLIENT_ID: 'a-registry-client-for-tests',
  DPE_CLIENT_SECRET: 'a-registry-secret-for-tests',
  DOCUMENT_KEY: Buffer.alloc(32, 'a key for tests').toString('base64'),
  TOKEN_KEY: Buffer.alloc(32, 'a token key for tests').toString('base64'),
  FILES_WEBHOOK_SECRET: 'a webhook secret for tests, 32 or more',
  PSEUDONYM_KEY: 'a key for tests, 32 characters or more',
}

/**
 * The real `Deps` on a database of its own, with a fake clock. Alice and Bob are owners, tenants and verifiers; their
 * name is their token. TEST_DATABASE_ROLE: with the rights of bailclair_api or bailclair_worker.
 */
export async function startDeps({ TEST_DATABASE_ROLE, ...environment }: Environment = {}) {
  const database = await createTestDatabase({ role: TEST_DATABASE_ROLE ?? process.env['TEST_DATABASE_ROLE'] })
  const documentFolder = await mkdtemp(join(tmpdir(), 'bailclair-documents-'))
  const config = loadConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.directUrl,
    DATABASE_POOL_SIZE: '4',
    // patience for a busy machine
    DATABASE_MAX_WAIT_MS: '20000',
    IDENTITY_TIMEOUT_MS: '10000',
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...outsideAndSecrets,
    DOCUMENT_FOLDER: documentFolder,
    // machines that run tests are slow
    UPLOAD_WAIT_MS: '20000',
    // seconds a page, which few tests are about
    TEXT_RECOGNITION: 'off',
    DRAIN_DELAY_MS: '0',
    ...environment,
  })
  const logs: string[] = []
  const logger = createLogger(config, { write: (line) => void logs.push(line) })
  const { db, usage, close } = openDatabase(config, logger)
  const direct = new pg.Pool({ connectionString: database.directUrl, max: 2 })
  direct.on('error', () => undefined)

  let now = new Date('2026-11-12T10:00:00Z')
  const clock = () => now
  const metrics = new Registry()
  const outside = { clock, config, observe: () => undefined }
  const identity = openIdentity(outside)
  const addresses = openAddresses(outside)
  const certificates = openCertificates(outside)
  const documents = openDocuments({ ...outside, logger })
  const exports = openExports(config, logger)
  const replica = openReplica(config, db, logger)
  const verifyAccessToken = createOwnerVerifier({ db, config, logger, clock, identity })
  const verifyTenantToken = createTenantVerifier({ db, config, logger, clock, identity })
  const verifyStaffToken = createStaffVerifier({ db, config, logger, clock, identity })
  const deps: Deps = {
    db,
    config,
    logger,
    metrics,
    tracer: createTracer(config, { registry: metrics }),
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
    verifyAccessToken: async (bearer) =>
      bearer === 'alice' || bearer === 'bob'
        ? { ownerId: owners[bearer], session: sessionOf(config, bearer, now) }
        : verifyAccessToken(bearer),
    verifyTenantToken: async (bearer) =>
      bearer === 'alice' || bearer === 'bob'
        ? identifyTenant(
            { db, config, clock },
            { ...sessionOf(config, bearer, now), issuer: issuerOf(config, 'tenant') },
          )
        : verifyTenantToken(bearer),
    verifyStaffToken: async (bearer) =>
      bearer === 'alice' || bearer === 'bob'
        ? { ...sessionOf(config, bearer, now), issuer: issuerOf(config, 'staff'), email: `${bearer}@team.example.org` }
        : verifyStaffToken(bearer),
    noticeVisit: createDeviceWatch({ db, config, clock }),
    noticeLimit: createLimitWatch({ db, config, clock, logger, metrics }),
  }
  for (const [name, id] of Object.entries(owners)) {
    const { issuer, subject, email } = sessionOf(config, name, now)
    await direct.query("insert into owner (id, issuer, subject, email, language) values ($1, $2, $3, $4, 'fr')", [
      id,
      issuer,
      subject,
      email,
    ])
  }
  afterAll(async () => {
    for (const service of [identity, addresses, certificates, documents]) service.close()
    await exports.close()
    await replica.close()
    await close()
    await direct.end()
    await database.drop()
    await rm(documentFolder, { recursive: true, force: true })
  })
  return {
    deps,
    database,
    usage,
    logs,
    /** Moves the fake clock forward. */
    passSeconds: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000)
    },
    /** Sets the fake clock to this machine's, as the identity server's tokens have it: one from the future is refused. */
    keepTime: () => {
      now = new Date()
    },
    sql: async (text: string, values: unknown[] = []) => (await direct.query(text, values)).rows,
  }
}

/**
 * The whole API without a socket: `as('alice')('GET', '/config')`; `listen()` opens one. `addRoutes` mounts routes for
 * one test.
 */
export async function startApi(environment: Environment = {}, addRoutes: AddRoutes = () => undefined) {
  const started = await startDeps(environment)
  const app = buildApp(started.deps, {
    isDraining: () => false,
    checks: { database: watchMigrations(started.deps.db) },
  })
  app.register(async (api) => addRoutes(api, started.deps), { prefix: '/api' })
  await app.ready()
  afterAll(() => app.close())
  // requests wake it; it does not look by itself
  const uploadWorker = readUploads(started.deps, { lookEveryMs: 3_600_000 })
  afterAll(() => uploadWorker.stop())

  const as = (who?: keyof typeof owners) => (method: Method, url: string, payload?: object) =>
    app.inject({
      method,
      url: `/api${url}`,
      headers: who ? { authorization: `Bearer ${who}` } : {},
      ...(payload && { payload }),
    })
  return { ...started, app, uploadWorker, as, listen: () => app.listen({ host: '127.0.0.1', port: 0 }) }
}
