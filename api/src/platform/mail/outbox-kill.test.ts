import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { startSmtpPeer } from '#test/hostile-smtp-peer.ts'
import { enqueueMails } from './outbox.repository.ts'

const { deps, sql } = await startDeps()
const kills = 20
const concurrency = 4
const mailsBetweenKills = 6

/** A worker in its own process, with a short lease. */
const program = `
  import { flushCompileCache } from 'node:module'
  import { createLogger } from '@bailclair/server-kit/logger.ts'
  import { createTracer } from '@bailclair/server-kit/trace/tracer.ts'
  import { openDatabase } from '#platform/database/db.ts'
  import { createMailer } from '#platform/mail/mailer.ts'
  import { startOutboxWorker } from '#platform/mail/outbox-worker.ts'
  import { openTokenKeyring } from '#platform/token/token-keyring.ts'
  const config = JSON.parse(process.env.CONFIG)
  const logger = createLogger({ ...config, LOG_LEVEL: 'silent' })
  const deps = { db: openDatabase(config, logger).db, logger, clock: () => new Date(), mailer: createMailer(config, 500), tokens: openTokenKeyring(config), tracer: createTracer(config, {}) }
  startOutboxWorker(deps, { pollIntervalMs: 20, leaseMs: 1_000, concurrency: ${concurrency} })
  // a killed process writes no compile cache, which would slow down the next start
  flushCompileCache()`

const compiled = await mkdtemp(join(tmpdir(), 'bailclair-outbox-'))
afterAll(() => rm(compiled, { recursive: true, force: true }))

const startWorker = (smtpUrl: string): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: new URL('../../..', import.meta.url),
    env: {
      CONFIG: JSON.stringify({ ...deps.config, DATABASE_POOL_SIZE: concurrency, SMTP_URL: smtpUrl }),
      NODE_COMPILE_CACHE: compiled,
    },
    stdio: 'inherit',
  })

const unsent = async () => (await sql('select count(*)::int from mail_outbox where sent_at is null'))[0].count

it('no mail is lost when workers are killed twenty times while sending', async () => {
  const peer = await startSmtpPeer({ untilAnswer: () => sleep(15) })
  const enqueue = (count: number) =>
    enqueueMails(
      deps.db,
      Array.from({ length: count }, (_, i) => ({
        kind: 'test',
        to: `n${i}@example.org`,
        language: 'fr',
        content: { subject: 'x', title: 'x', paragraphs: [] },
      })),
    )
  // the next worker starts while this one works, so the outbox is never idle
  const workers = [startWorker(peer.url), startWorker(peer.url)]
  for (let killed = 0; killed < kills; killed++) {
    await enqueue(2 * mailsBetweenKills)
    const before = peer.received.length
    await expect
      .poll(() => peer.received.length, { interval: 1, timeout: 10_000 })
      .toBeGreaterThan(before + mailsBetweenKills)
    const worker = workers.shift()
    worker?.kill('SIGKILL')
    if (worker?.exitCode === null && worker.signalCode === null) await once(worker, 'exit')
    workers.push(startWorker(peer.url))
  }
  await expect.poll(unsent, { timeout: 15_000 }).toBe(0)
  for (const worker of workers) worker.kill('SIGKILL')
  await peer.stop()

  const ids = (await sql('select id from mail_outbox')).map(({ id }) => `${id}@bailclair.example`)
  expect(ids).toHaveLength(2 * mailsBetweenKills * kills)
  expect(new Set(peer.received.map(({ messageId }) => messageId))).toEqual(new Set(ids))
  // only mails leased at the moment of a kill may be sent twice, with the same Message-ID
  expect(peer.received.length - ids.length).toBeLessThanOrEqual(kills * concurrency)
}, 60_000)
