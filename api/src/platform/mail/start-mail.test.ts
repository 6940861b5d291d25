import { expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { startSmtpPeer } from '#test/hostile-smtp-peer.ts'
import { enqueueMail } from './outbox.repository.ts'
import { startMail } from './start-mail.ts'

const { deps, sql } = await startDeps()

it('sends MAIL_CONCURRENCY mails at a time, on one connection more than that', async () => {
  const answer = Promise.withResolvers<void>()
  const peer = await startSmtpPeer({ untilAnswer: () => answer.promise })
  const content = { subject: 'Bonjour', title: 'Bonjour', paragraphs: ['Un texte.'] }
  for (let count = 0; count < 12; count++)
    await enqueueMail(deps.db, { kind: 'test', to: `n${count}@example.org`, language: 'fr', content })
  const worker = startMail({ ...deps, config: { ...deps.config, SMTP_URL: peer.url, MAIL_CONCURRENCY: 7 } })
  const unclaimed = async () => (await sql('select count(*)::int from mail_outbox where attempts = 0'))[0].count

  await expect.poll(() => peer.received.length, { timeout: 20_000 }).toBe(7)
  expect([peer.connections(), await unclaimed()]).toEqual([7, 5])
  const [{ count }] = await sql(
    `select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'bailclair-mail'`,
  )
  // it looks for mails on the connection beyond those that send
  expect(count).toBeLessThanOrEqual(8)
  answer.resolve()
  await expect.poll(() => peer.received.length, { timeout: 20_000 }).toBe(12)
  await worker.stop()
  await peer.stop()
})
