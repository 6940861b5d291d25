import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { type SmtpPeer, startSmtpPeer } from '#test/hostile-smtp-peer.ts'
import type { Mail } from './mail.schema.ts'
import { createMailer } from './mailer.ts'
import {
  type ClaimedMail,
  claimMails,
  dropMailsAbout,
  dropMailsTo,
  enqueueMail,
  enqueueMails,
} from './outbox.repository.ts'
import { deliverMail, startOutboxWorker } from './outbox-worker.ts'

const { deps, sql } = await startDeps()
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await sql('truncate mail_outbox')
})

async function startMailer(untilAnswer?: () => Promise<void>) {
  const peer: SmtpPeer = await startSmtpPeer(untilAnswer ? { untilAnswer } : {})
  const mailer = createMailer({ ...deps.config, SMTP_URL: peer.url }, 5_000)
  stops.push(async () => {
    mailer.close()
    await peer.stop()
  })
  return { peer, mailer }
}
function startWorker(mailer: ReturnType<typeof createMailer>) {
  const worker = startOutboxWorker({ ...deps, mailer }, { pollIntervalMs: 25, concurrency: 2 })
  stops.unshift(() => worker.stop())
}

const to = 'jeanne.martin@example.org'
const mail = (more: Partial<Mail> = {}): Mail => ({
  kind: 'test',
  to,
  language: 'fr',
  content: { subject: 'Bonjour', title: 'Bonjour', paragraphs: ['Un secret.'] },
  ...more,
})
const rows = () => sql('select kind, sent_at is not null as sent from mail_outbox order by created_at, kind')

it('is not sent when it had only been claimed', async () => {
  const { peer, mailer } = await startMailer()
  await enqueueMail(deps.db, mail())
  const [claimed] = await claimMails(deps.db, 1, 60_000)
  await dropMailsTo(deps.db, to)
  await deliverMail({ ...deps, mailer }, claimed as ClaimedMail)
  expect(peer.received).toEqual([])
  expect(await rows()).toEqual([])
})

it('makes the deletion wait while it is handed over', async () => {
  const answer = Promise.withResolvers<void>()
  const { peer, mailer } = await startMailer(() => answer.promise)
  await enqueueMail(deps.db, mail())
  startWorker(mailer)
  await expect.poll(() => peer.received.length).toBe(1)
  let isDeleted = false
  const deletion = dropMailsTo(deps.db, to).then(() => {
    isDeleted = true
  })
  await sleep(200)
  expect(isDeleted).toBe(false)
  answer.resolve()
  await deletion
  expect(await rows()).toEqual([{ kind: 'test', sent: true }])
})

it('is sent when the deletion was rolled back', async () => {
  const { mailer } = await startMailer()
  await enqueueMail(deps.db, mail())
  const work = deps.db.transaction().execute(async (tx) => {
    await dropMailsTo(tx, to)
    startWorker(mailer)
    await sleep(100)
    throw new Error('rolled back')
  })
  await expect(work).rejects.toThrow('rolled back')
  await expect.poll(rows).toEqual([{ kind: 'test', sent: true }])
})

it('is dropped when everything that it is about is gone', async () => {
  await enqueueMails(deps.db, [
    mail({ kind: 'a', about: ['one'] }),
    mail({ kind: 'b', about: ['one', 'two'] }),
    mail({ kind: 'c', about: ['three'] }),
    mail({ kind: 'd' }),
  ])
  await dropMailsAbout(deps.db, ['one'])
  expect((await rows()).map(({ kind }) => kind)).toEqual(['b', 'c', 'd'])
  await dropMailsAbout(deps.db, ['one', 'two'])
  expect((await rows()).map(({ kind }) => kind)).toEqual(['c', 'd'])
  await dropMailsAbout(deps.db, [])
  expect((await rows()).map(({ kind }) => kind)).toEqual(['c', 'd'])
})
