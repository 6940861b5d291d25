import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Script, type SmtpPeer, startSmtpPeer } from '#test/hostile-smtp-peer.ts'
import { createMailer, type Mailer, type OutgoingMail } from './mailer.ts'
import { describeSendFailure } from './retry.rules.ts'
import { decryptRecipient } from './unsubscribe-token.ts'

const timeoutMs = 1_500
/** Tolerance for a busy machine. */
const toleranceMs = 1_500

let peer: SmtpPeer
let mailer: Mailer
beforeAll(async () => {
  peer = await startSmtpPeer()
})
afterAll(() => peer.stop())

const open = (SMTP_URL: string, MAIL_FROM = 'BailClair <no-reply@mail.example>') =>
  createMailer(
    {
      SMTP_URL,
      MAIL_FROM,
      SITE_NAME: 'BailClair',
      OPERATOR_NAME: 'Agence',
      WEB_URL: 'https://owner.example',
      TENANT_URL: 'https://tenant.example',
      DESK_URL: 'https://desk.example',
      API_URL: 'https://api.example/api/',
      PSEUDONYM_KEY: 'a key for tests, 32 characters or more',
    },
    timeoutMs,
  )
beforeEach(() => {
  peer.behave(() => undefined)
  mailer = open(peer.url)
})
afterEach(() => mailer.close())

const mail: OutgoingMail = {
  id: '7c8d1a9e-0000-4000-8000-000000000001',
  createdAt: new Date('2026-11-12T08:00:00Z'),
  to: 'jeanne.martin@example.org',
  language: 'fr',
  content: { subject: 'Été : bienvenue', title: 'Bienvenue', paragraphs: ['Bonjour.'] },
}
const headersOf = (raw = '') => raw.slice(0, raw.indexOf('\r\n\r\n'))
const outcome = (sent: Promise<void>) => sent.then(() => undefined, describeSendFailure)
const always =
  (step: string, reply: string): Script =>
  (reached) =>
    reached === step ? reply : undefined

describe('a mail', () => {
  it('carries an appointment from the service to its recipient', async () => {
    const invitation = {
      method: 'REQUEST',
      id: 'visit-1',
      sequence: 1,
      startsAt: '2026-12-01T09:00:00.000Z',
      endsAt: '2026-12-01T09:30:00.000Z',
      title: 'Visite',
    } as const
    await mailer.send({ ...mail, content: { ...mail.content, invitation } })
    const raw = peer.received.at(-1)?.raw ?? ''
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
    const parts = [...raw.matchAll(/base64\r\n(?:Content-[^\r]*\r\n)*\r\n([\w+/=\r\n]+)/g)].map(([, text = '']) =>
      Buffer.from(text, 'base64').toString(),
    )
    const calendar = [raw, ...parts].find((part) => part.includes('BEGIN:VEVENT'))
    expect(calendar).toContain('UID:visit-1@mail.example')
    expect(calendar).toContain('ORGANIZER;CN="BailClair":mailto:no-reply@mail.example')
    expect(calendar).toContain(`MAILTO:${mail.to}`)
  })

  it('keeps its Message-ID and date when it is sent again', async () => {
    await mailer.send(mail)
    await mailer.send(mail)
    expect(peer.received.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`${mail.id}@mail.example`))
    const headers = headersOf(peer.received[1]?.raw)
    expect(headers).toMatch(/^Date: Thu, 12 Nov 2026 08:00:00 \+0000$/m)
    expect(headers).toMatch(/^From: BailClair <no-reply@mail\.example>$/m)
    expect(headers).toMatch(/^To: jeanne\.martin@example\.org$/m)
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(peer.received[0]?.raw).toMatch(/Content-Type: text\/plain(.|\r\n)+Content-Type: text\/html/)
  })

  it('that is not essential has one-click unsubscribe, whose token is not stored', async () => {
    const owner = '00000000-0000-4000-8000-00000000000a'
    await mailer.send({ ...mail, unsubscribe: owner })
    const raw = peer.received[0]?.raw ?? ''
    const [, token = ''] =
      headersOf(raw)
        .replaceAll(/\r\n +/g, '')
        .match(/^List-Unsubscribe: ?<https:\/\/api\.example\/api\/notifications\/unsubscribe\/([\w-]+)>$/m) ?? []
    expect(decryptRecipient({ PSEUDONYM_KEY: 'a key for tests, 32 characters or more' }, token)).toBe(owner)
    expect(headersOf(raw)).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect(raw.replaceAll(/=\r\n/g, '')).toContain(`https://owner.example/desabonnement/${token}`)
  })

  it('that is essential has no unsubscribe header', async () => {
    await mailer.send(mail)
    expect(peer.received[0]?.raw).not.toMatch(/unsubscribe|desabonnement/i)
  })

  it('reuses an open connection', async () => {
    const before = peer.connections()
    await mailer.send(mail)
    await mailer.send(mail)
    expect(peer.connections() - before).toBe(1)
  })

  it.each(['a\r\nBcc: evil@example.org', 'a\nX-Evil: 1', 'a\u2028b', '=?utf-8?q?a=0D=0ABcc:_evil?='])(
    'cannot inject a header with the subject %j',
    async (subject) => {
      await mailer.send({ ...mail, content: { ...mail.content, subject } })
      expect(headersOf(peer.received[0]?.raw)).not.toMatch(/^(bcc|x-evil):/im)
    },
  )

  it('never reads an address as a list of addresses', async () => {
    await outcome(mailer.send({ ...mail, replyTo: 'a@example.org, evil@example.org' }))
    expect(headersOf(peer.received[0]?.raw)).not.toMatch(/^reply-to: a@example\.org, evil@example\.org$/im)
  })

  it.each(['', 'BailClair', 'BailClair <>'])('a sender without an address (%j) is refused at boot', (from) =>
    expect(() => open(peer.url, from)).toThrow('MAIL_FROM'),
  )
})

describe('a failing SMTP server', () => {
  it.each([
    ['hangs at the greeting', always('greeting', 'hang')],
    ['drips its greeting', always('greeting', 'drip')],
    ['hangs after the message', always('message', 'hang')],
    ['drips its answer to the message', always('message', 'drip')],
  ])('%s: the send fails at the timeout', async (_, script) => {
    peer.behave(script)
    const start = performance.now()
    expect(await outcome(mailer.send(mail))).toEqual({ isPermanent: false, name: 'ETIMEDOUT' })
    expect(performance.now() - start).toBeLessThan(timeoutMs + toleranceMs)
  })

  it.each([
    ['resets at the greeting', always('greeting', 'reset'), false, /ECONNECTION|ESOCKET/],
    ['closes at the greeting', always('greeting', 'end'), false, /ECONNECTION/],
    ['resets during the envelope', always('RCPT', 'reset'), false, /ECONNECTION|ESOCKET/],
    ['dies after the message, before its answer', always('message', 'reset'), false, /ECONNECTION|ESOCKET/],
    ['is busy', always('greeting', '421 later'), false, /421/],
    ['refuses everyone', always('greeting', '554 go away'), false, /554/],
    ['refuses our sender', always('MAIL', '550 who are you'), false, /550/],
    ['has a full mailbox', always('RCPT', '452 full'), false, /452/],
    ['does not know the recipient', always('RCPT', '550 unknown jeanne.martin@example.org'), true, /^550$/],
    ['refuses the content', always('message', '554 no'), true, /554/],
    ['speaks another protocol', always('greeting', 'HTTP/1.1 400 Bad Request'), false, /./],
  ])('%s', async (_, script, isPermanent, name) => {
    peer.behave(script)
    expect(await outcome(mailer.send(mail))).toEqual({ isPermanent, name: expect.stringMatching(name) })
  })

  it('gets the message once, even when the connection dies before the response', async () => {
    peer.behave(always('message', 'reset'))
    await outcome(mailer.send(mail))
    expect(peer.received).toHaveLength(1)
  })

  it('works again after it recovers', async () => {
    peer.behave(always('message', 'drip'))
    await outcome(mailer.send(mail))
    peer.behave(() => undefined)
    await mailer.send(mail)
    expect(peer.received).toHaveLength(1)
  })

  it('does not listen: the send fails', async () => {
    mailer.close()
    mailer = open('smtp://127.0.0.1:1')
    expect(await outcome(mailer.send(mail))).toEqual({ isPermanent: false, name: 'ESOCKET' })
  })
})
