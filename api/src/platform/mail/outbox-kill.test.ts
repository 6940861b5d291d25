import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { startSmtpPeer } from './hostile-smtp-peer.ts'
import { enqueueMail } from './outbox.repository.ts'

const { deps, sql } = await startDeps()
const mails = 60
const kills = 5
const concurrency = 4

/** A worker in a process of its own, with a short lease. */
const program = `
  import { loadConfig } from '#platform/config/load-config.ts'
  import { openDatabase } from '#platform/database/db.ts'
  import { createLogger } from '@bailclair/platform/logger.ts'
  import { createMailer } from '#platform/mail/mailer.ts'
  import { startOutboxWorker } from '#platform/mail/outbox-worker.ts'
  const config = loadConfig(process.env)
  const logger = createLogger(config)
  const { db } = openDatabase(config, logger)
  const deps = { db, logger, clock: () => new Date(), mailer: createMailer(config, 500) }
  startOutboxWorker(deps, { pollInterval: 20, lease: 1_000, concurrency: ${concurrency} })
  console.log('started')`

async function startProcess(smtpUrl: string) {
  const { DATABASE_URL, PSEUDONYM_KEY, BAILCLAIR_API_CLIENT_SECRET, DPE_CLIENT_ID, DPE_CLIENT_SECRET } = deps.config
  const { DOCUMENT_FOLDER, DOCUMENT_KEY } = deps.config
  const needed = {
    DATABASE_URL,
    PSEUDONYM_KEY,
    BAILCLAIR_API_CLIENT_SECRET,
    DPE_CLIENT_ID,
    DPE_CLIENT_SECRET,
    DOCUMENT_FOLDER,
    DOCUMENT_KEY,
  }
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: new URL('../../..', import.meta.url),
    env: { ...needed, SMTP_URL: smtpUrl, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

it('a worker killed in the middle, again and again, loses nothing', async () => {
  const peer = await startSmtpPeer({ answerDelay: 40 })
  await Promise.all(
    Array.from({ length: mails }, (_, i) =>
      enqueueMail(deps.db, {
        kind: 'test',
        to: `n${i}@example.org`,
        language: 'fr',
        content: { subject: 'x', title: 'x', paragraphs: [] },
      }),
    ),
  )
  for (let killed = 0; killed < kills; killed++) {
    const worker = await startProcess(peer.url)
    const before = peer.received.length
    await expect.poll(() => peer.received.length, { interval: 1, timeout: 5_000 }).toBeGreaterThan(before + 3)
    await sleep(10 * killed)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
  const [{ count }] = await sql('select count(*)::int from mail_outbox where sent_at is null')
  expect(count).toBeGreaterThan(0)

  const last = await startProcess(peer.url)
  await expect
    .poll(async () => (await sql('select count(*)::int from mail_outbox where sent_at is null'))[0].count, {
      timeout: 15_000,
    })
    .toBe(0)
  last.kill('SIGKILL')
  await peer.stop()

  const ids = (await sql('select id from mail_outbox')).map(({ id }) => `${id}@bailclair.example`)
  expect(new Set(peer.received.map(({ messageId }) => messageId))).toEqual(new Set(ids))
  // only what was in hand at the moment of a kill may leave twice, under the same Message-ID
  expect(peer.received.length - mails).toBeLessThanOrEqual(kills * concurrency)
}, 60_000)
