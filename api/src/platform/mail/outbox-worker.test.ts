import { startTcpProxy } from '@bailclair/one-machine/postgres/tcp-proxy.ts'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#platform/database/db.ts'
import { startDeps } from '#test/harness.ts'
import { type SmtpPeer, startSmtpPeer } from '#test/hostile-smtp-peer.ts'
import type { Mail } from './mail.schema.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { enqueueMail } from './outbox.repository.ts'
import { measureOutbox } from './outbox-metrics.ts'
import { type OutboxWorker, startOutboxWorker } from './outbox-worker.ts'
import { maxAttempts } from './retry.rules.ts'

const { deps, sql, logs } = await startDeps()
/** One connection of the test's pool stays free for polling. */
const settings = { pollIntervalMs: 25, leaseMs: 60_000, concurrency: 3 }

let peer: SmtpPeer
let mailer: Mailer
const workers: OutboxWorker[] = []
const start = (given: Partial<typeof deps> = {}, more: { concurrency?: number } = {}) => {
  const worker = startOutboxWorker({ ...deps, ...given, mailer }, { ...settings, ...more })
  workers.push(worker)
  return worker
}

/** A worker, and a function that waits until it has polled at least once more. */
function startObserved() {
  let polls = 0
  start({
    clock: () => {
      polls++
      return deps.clock()
    },
  })
  return async () => {
    const before = polls
    // the second poll after this one starts when the first has ended
    await expect.poll(() => polls, { interval: 10, timeout: 5_000 }).toBeGreaterThan(before + 1)
  }
}

beforeAll(async () => {
  peer = await startSmtpPeer()
})
afterAll(() => peer.stop())
beforeEach(async () => {
  await sql('truncate mail_outbox')
  peer.behave(() => undefined)
  mailer = createMailer({ ...deps.config, SMTP_URL: peer.url }, 500)
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  mailer.close()
})

const mail = (to = 'jeanne.martin@example.org'): Mail => ({
  kind: 'test',
  to,
  language: 'fr',
  content: { subject: 'Bonjour', title: 'Bonjour', paragraphs: ['Un secret.'] },
})
const rows = () => sql('select * from mail_outbox order by created_at')
const states = async () => (await rows()).map((row) => (row.sent_at ? 'sent' : row.dead_at ? 'dead' : 'pending'))
const settled = (...expected: string[]) => expect.poll(states, { timeout: 5_000 }).toEqual(expected)
const postponed = () => expect.poll(async () => (await rows())[0]?.last_failure, { timeout: 5_000 }).toBeTruthy()
describe('the outbox', () => {
  it('sends a mail at once and erases its recipient', async () => {
    start()
    await enqueueMail(deps.db, mail())
    await settled('sent')
    const [row] = await rows()
    expect(peer.received[0]?.messageId).toBe(`${row.id}@bailclair.example`)
    expect(row).toMatchObject({ kind: 'test', payload: null, attempts: 1, created_at: expect.any(Date) })
  })

  it('sends nothing for a transaction that was rolled back', async () => {
    const polled = startObserved()
    const work = deps.db.transaction().execute(async (tx) => {
      await enqueueMail(tx, mail())
      await polled()
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    await deps.db.transaction().execute((tx) => enqueueMail(tx, mail('committed@example.org')))
    await settled('sent')
    expect(peer.received.map(({ raw }) => raw.match(/^To: (.*)$/m)?.[1])).toEqual(['committed@example.org'])
  })

  it('sends essential mails before the others', async () => {
    for (const to of ['first@example.org', 'second@example.org'])
      await enqueueMail(deps.db, { ...mail(to), unsubscribe: '00000000-0000-4000-8000-000000000000' })
    await enqueueMail(deps.db, mail('link@example.org'))
    start({}, { concurrency: 1 })
    await settled('sent', 'sent', 'sent')
    const recipients = peer.received.map(({ raw }) => raw.match(/^To: (.*)$/m)?.[1])
    expect(recipients).toEqual(['link@example.org', 'first@example.org', 'second@example.org'])
  })

  it('two workers send each of 200 mails once', async () => {
    // a busy machine must not make a send time out
    mailer = createMailer({ ...deps.config, SMTP_URL: peer.url }, 20_000)
    const other = openDatabase(deps.config, deps.logger)
    await Promise.all(Array.from({ length: 200 }, (_, i) => enqueueMail(deps.db, mail(`n${i}@example.org`))))
    const both = [start(), start({ db: other.db })]
    await expect.poll(async () => new Set(await states()), { timeout: 15_000 }).toEqual(new Set(['sent']))
    await Promise.all(both.map((worker) => worker.stop()))
    await other.close()
    expect(peer.received).toHaveLength(200)
    expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(200)
  })

  it('finishes its leased mail when it is stopped, and claims no other', async () => {
    const answer = Promise.withResolvers<void>()
    const slow = await startSmtpPeer({ untilAnswer: () => answer.promise })
    mailer = createMailer({ ...deps.config, SMTP_URL: slow.url }, 2_000)
    await enqueueMail(deps.db, mail())
    // one at a time, so that it does not poll while the first mail is sent
    const worker = start({}, { concurrency: 1 })
    await expect.poll(() => slow.received.length).toBe(1)
    await enqueueMail(deps.db, mail())
    const stopped = worker.stop()
    answer.resolve()
    await stopped
    expect((await states()).toSorted()).toEqual(['pending', 'sent'])
    await slow.stop()
  })
})

describe('a mail that fails', () => {
  it.each([
    ['the server hangs at the greeting', 'greeting', 'hang'],
    ['the server resets', 'greeting', 'reset'],
    ['the server is busy', 'RCPT', '451 later'],
    ['the server dies after the message, before its answer', 'message', 'reset'],
    ['our address is refused', 'greeting', '554 no'],
  ])('is retried later when %s', async (_, badStep, reply) => {
    peer.behave((step) => (step === badStep ? reply : undefined))
    start()
    await enqueueMail(deps.db, mail())
    await postponed()
    const [row] = await sql('select *, extract(epoch from next_attempt_at - now()) as wait from mail_outbox')
    expect(row).toMatchObject({ sent_at: null, dead_at: null })
    expect(Number(row.wait)).toBeLessThanOrEqual(1.2)
    const receivedBefore = [...peer.received]
    peer.behave(() => undefined)
    await sql('update mail_outbox set next_attempt_at = now()')
    await settled('sent')
    expect(new Set([...receivedBefore, ...peer.received].map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('is dead at once when the recipient is refused permanently', async () => {
    peer.behave((step) => (step === 'RCPT' ? '550 jeanne.martin@example.org unknown' : undefined))
    start()
    await enqueueMail(deps.db, mail())
    await settled('dead')
    expect((await rows())[0]).toMatchObject({ attempts: 1, last_failure: '550', payload: expect.anything() })
  })

  it.each([
    [maxAttempts - 2, 'pending'],
    [maxAttempts - 1, 'dead'],
  ])('after %i attempts before this one: %s', async (attempts, state) => {
    peer.behave((step) => (step === 'RCPT' ? '451 later' : undefined))
    await enqueueMail(deps.db, mail())
    await sql('update mail_outbox set attempts = $1', [attempts])
    start()
    await postponed()
    expect(await states()).toEqual([state])
  })

  it.each([
    ['whose every attempt ended with the process', `attempts = ${maxAttempts}`, 'abandoned'],
    ['that an older release wrote', `payload = '{}'`, 'unreadable'],
  ])('%s is dead', async (_, change, failure) => {
    await enqueueMail(deps.db, mail())
    await sql(`update mail_outbox set ${change}`)
    start()
    await settled('dead')
    expect((await rows())[0].last_failure).toBe(failure)
    expect(peer.received).toEqual([])
  })

  it('leaves no name, address or content in the logs', async () => {
    peer.behave((step) => (step === 'RCPT' ? '550 jeanne.martin@example.org unknown' : undefined))
    start()
    await enqueueMail(deps.db, mail())
    await settled('dead')
    expect(logs.join()).toContain('a mail is dead')
    expect(logs.join()).not.toMatch(/jeanne|secret/)
  })
})

describe('the lease', () => {
  it('lets another worker claim a mail only after it has ended', async () => {
    await enqueueMail(deps.db, mail())
    await sql(`update mail_outbox set attempts = 1, next_attempt_at = now() + interval '1 hour'`)
    const polled = startObserved()
    await polled()
    expect(peer.received).toEqual([])
    await sql('update mail_outbox set next_attempt_at = now()')
    await settled('sent')
    expect((await rows())[0].attempts).toBe(2)
  })

  it('no other worker takes a mail that is being handed over, even after its lease', async () => {
    const answer = Promise.withResolvers<void>()
    const slow = await startSmtpPeer({ untilAnswer: () => answer.promise })
    mailer = createMailer({ ...deps.config, SMTP_URL: slow.url }, 5_000)
    await enqueueMail(deps.db, mail())
    const late = startOutboxWorker({ ...deps, mailer }, { ...settings, leaseMs: 1 })
    await expect.poll(() => slow.received.length).toBe(1)
    const polled = startObserved()
    await polled()
    answer.resolve()
    await late.stop()
    await settled('sent')
    expect(slow.received).toHaveLength(1)
    expect((await rows())[0].attempts).toBe(1)
    await slow.stop()
  })
})

describe('during a database outage', () => {
  it('continues afterwards: every mail is sent, and only leased mails may be sent twice', async () => {
    const proxy = await startTcpProxy(deps.config.DATABASE_URL)
    const lost = openDatabase({ ...deps.config, DATABASE_URL: proxy.url }, deps.logger)
    await Promise.all(Array.from({ length: 40 }, (_, i) => enqueueMail(deps.db, mail(`n${i}@example.org`))))
    const worker = start({ db: lost.db })
    await expect.poll(() => peer.received.length, { interval: 1 }).toBeGreaterThan(4)
    await proxy.refuse()
    await expect.poll(() => logs.filter((line) => line.includes('cannot be read')).length).toBeGreaterThan(3)
    expect(peer.received.length).toBeLessThan(40)

    await proxy.restore()
    // mails leased at that moment are due again when their lease ends
    await sql('update mail_outbox set next_attempt_at = now() where sent_at is null')
    await expect.poll(async () => new Set(await states()), { timeout: 10_000 }).toEqual(new Set(['sent']))
    expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(40)
    expect(peer.received.length).toBeLessThanOrEqual(48)
    await worker.stop()
    await lost.close()
    proxy.close()
  })
})

describe('without a database', () => {
  it('keeps polling, logs the failure, and can be stopped; the metrics stay readable', async () => {
    const lost = openDatabase({ ...deps.config, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, deps.logger)
    const worker = start({ db: lost.db })
    await expect.poll(() => logs.filter((line) => line.includes('cannot be read')).length).toBeGreaterThan(1)
    const metrics = new Registry()
    measureOutbox({ ...deps, db: lost.db, metrics }, worker)
    expect(await metrics.metrics()).toMatch(/mail_outbox_pending nan/i)
    await worker.stop()
    await lost.close()
  })
})

describe('metrics', () => {
  it('count waiting and dead mails, the oldest age and the last poll', async () => {
    await enqueueMail(deps.db, mail())
    await enqueueMail(deps.db, mail())
    await enqueueMail(deps.db, mail())
    await sql(
      `update mail_outbox set created_at = now() - interval '90 seconds', next_attempt_at = now() + interval '1 hour'`,
    )
    await sql('update mail_outbox set dead_at = now() where id = (select id from mail_outbox limit 1)')
    measureOutbox(deps, start())
    const text = await deps.metrics.metrics()
    expect(text).toContain('mail_outbox_pending 2\n')
    expect(text).toContain('mail_outbox_dead 1\n')
    expect(Number(text.match(/^mail_outbox_oldest_seconds (.+)$/m)?.[1])).toBeCloseTo(90, -1)
    expect(text).toContain(`mail_worker_last_run_timestamp_seconds ${deps.clock().getTime() / 1_000}\n`)
  })
})
