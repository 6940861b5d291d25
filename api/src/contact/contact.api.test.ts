import { beforeEach, describe, expect, it } from 'vitest'
import { createMailer } from '#platform/mail/mailer.ts'
import { startOutboxWorker } from '#platform/mail/outbox-worker.ts'
import { startApi } from '#test/harness.ts'
import { startSmtpPeer } from '#test/hostile-smtp-peer.ts'

const { app, as, deps, sql, passSeconds, logs } = await startApi({ SUPPORT_EMAIL: 'support@authority.example' })

const request = {
  profile: 'OWNER',
  firstName: 'jeanne',
  lastName: 'martin',
  email: 'Jeanne.Martin@example.org',
  subject: 'Mon dossier',
  message: 'Bonjour,\nmerci.',
}
type Options = { ip?: string; language?: string }
const post = (body: object, { ip = '203.0.113.7', language = 'fr' }: Options = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    remoteAddress: ip,
    headers: { 'accept-language': language },
    payload: body,
  })
const outbox = () => sql('select kind, payload from mail_outbox order by created_at')

beforeEach(() => sql('truncate mail_outbox, rate_budget'))

describe('POST /api/contact', () => {
  it('accepts a message from anyone and queues one mail to the support address', async () => {
    const reply = await post(request)
    expect([reply.statusCode, reply.body]).toEqual([202, ''])
    expect(await outbox()).toEqual([
      {
        kind: 'contact',
        payload: {
          to: 'support@authority.example',
          replyTo: 'jeanne.martin@example.org',
          language: 'fr',
          content: {
            subject: 'Contact\u202f: Mon dossier',
            title: 'Message du formulaire de contact',
            paragraphs: [expect.stringContaining('votre réponse ira')],
            facts: [
              { label: 'Profil', value: 'Propriétaire' },
              { label: 'Nom', value: 'Jeanne Martin' },
              { label: 'Adresse e-mail', value: 'jeanne.martin@example.org' },
              { label: 'Objet', value: 'Mon dossier' },
              { label: 'Message', value: 'Bonjour,\nmerci.' },
            ],
          },
        },
      },
    ])
  })

  it('accepts a message from a signed-in owner too', async () => {
    expect((await as('alice')('POST', '/contact', request)).statusCode).toBe(202)
  })

  it.each([
    ['en-GB,en;q=0.9', 'Contact: Mon dossier'],
    ['de', 'Contact\u202f: Mon dossier'],
  ])('mails in the language of Accept-Language %s', async (language, subject) => {
    await post(request, { language })
    const [{ payload }] = await outbox()
    expect(payload.content.subject).toBe(subject)
  })

  it.each([
    ['profile', undefined, 'field-required'],
    ['profile', 'ADMIN', 'field-required'],
    ['firstName', '', 'field-required'],
    ['firstName', 'a'.repeat(101), 'text-too-long'],
    ['lastName', ' ', 'field-required'],
    ['lastName', 'a\u202eb', 'text-forbidden-character'],
    ['email', '', 'register.email-required'],
    ['email', 'jeanne', 'register.email-not-valid'],
    ['email', ['a@example.org'], 'register.email-required'],
    ['subject', undefined, 'field-required'],
    ['subject', 'a'.repeat(121), 'text-too-long'],
    ['message', '', 'field-required'],
    ['message', 'a'.repeat(2_001), 'text-too-long'],
  ])('refuses %s %j', async (field, value, message) => {
    const reply = await post({ ...request, [field]: value })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toEqual([{ code: 'InvalidField', field, message }])
    expect(await outbox()).toEqual([])
  })

  it('names every wrong field', async () => {
    const fields = (await post({})).json().errors.map(({ field }: { field: string }) => field)
    expect(fields.toSorted()).toEqual(['email', 'firstName', 'lastName', 'message', 'profile', 'subject'])
  })

  it('leaves nothing of the message in the logs', async () => {
    await post(request)
    await post({ ...request, message: '' })
    expect(logs.join()).toContain('/api/contact')
    expect(logs.join()).not.toMatch(/jeanne|martin|dossier|Bonjour/i)
  })
})

describe('the rate limit of POST /api/contact', () => {
  const times = async (count: number, send: (i: number) => ReturnType<typeof post>) => {
    const statuses: number[] = []
    for (let i = 0; i < count; i++) statuses.push((await send(i)).statusCode)
    return statuses
  }

  it('is ten an hour for a network, whatever the e-mail', async () => {
    const send = (i: number) => post({ ...request, email: `n${i}@example.org` }, { ip: `2001:db8:1:2::${i + 1}` })
    expect(await times(11, send)).toEqual([...Array(10).fill(202), 429])
    expect((await post(request, { ip: '2001:db8:1:3::1' })).statusCode).toBe(202)
  })

  it('is five an hour for an e-mail, whatever the network', async () => {
    expect(await times(6, (i) => post(request, { ip: `203.0.113.${i}` }))).toEqual([...Array(5).fill(202), 429])
    expect(await outbox()).toHaveLength(5)
  })

  it('answers Retry-After, and allows requests again then', async () => {
    await times(5, (i) => post(request, { ip: `203.0.113.${i}` }))
    passSeconds(600)
    const refused = await post(request, { ip: '198.51.100.1' })
    expect(refused.json().errors).toEqual([{ code: 'TooManyRequests' }])
    expect(refused.headers['retry-after']).toBe('3000')
    passSeconds(3_000)
    expect((await post(request, { ip: '198.51.100.1' })).statusCode).toBe(202)
  })
})

describe('header injection', () => {
  const corpus = [
    'x\r\nBcc: evil@example.net',
    'x\nBcc: evil@example.net',
    'x\rBcc: evil@example.net',
    'x\r\n\r\n<script>alert(1)</script>',
    'x\u0085Bcc: evil@example.net',
    'x\u2028Bcc: evil@example.net',
    'x\u0000Bcc: evil@example.net',
    'x\u000bBcc: evil@example.net',
    'x%0d%0aBcc: evil@example.net',
    'x\\r\\nBcc: evil@example.net',
    '=?utf-8?q?x=0D=0ABcc=3A_evil@example=2Enet?=',
    '=?utf-8?b?DQpCY2M6IGV2aWxAZXhhbXBsZS5uZXQ=?=',
    'x>, evil@example.net, <y',
    'x", evil@example.net, "y',
    'x\r\n.\r\nMAIL FROM:<evil@example.net>',
  ]
  const expectedHeaders = /^(From|To|Reply-To|Subject|Message-ID|Content-Type|Date|MIME-Version|Auto-Submitted)$/

  it.each(['firstName', 'lastName', 'subject', 'email', 'message'])('in %s is refused or inert', async (field) => {
    for (const [i, hostile] of corpus.entries()) {
      const value = field === 'email' ? `${hostile}@example.org` : hostile
      const safe = { ...request, email: `n${i}@example.org` }
      const { statusCode } = await post({ ...safe, [field]: value }, { ip: `203.0.113.${i}` })
      expect([202, 400]).toContain(statusCode)
    }
    const queued = (await outbox()).length
    if (field !== 'email') expect(queued).toBeGreaterThan(0)

    const peer = await startSmtpPeer()
    const mailer = createMailer({ ...deps.config, SMTP_URL: peer.url })
    const worker = startOutboxWorker({ ...deps, mailer }, { pollIntervalMs: 20 })
    await expect.poll(() => peer.received.length, { timeout: 5_000 }).toBe(queued)
    await worker.stop()
    mailer.close()
    await peer.stop()

    for (const { raw } of peer.received) {
      const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).split(/\r\n(?![ \t])/)
      for (const header of headers) expect(header.split(':')[0]).toMatch(expectedHeaders)
      expect(headers).toContain('To: support@authority.example')
      expect(headers.find((header) => header.startsWith('Reply-To:'))).toMatch(/^Reply-To: n\d+@example\.org$/)
    }
  })
})
