import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { converse, sendMail } from '#test/smtp-client.ts'
import { startMailbox } from './mailbox.ts'

let folder: string
let mailbox: Awaited<ReturnType<typeof startMailbox>>
const start = () => startMailbox({ httpPort: 0, smtpPort: 0, folder })
const url = (path: string) => `http://127.0.0.1:${mailbox.httpPort}${path}`
const get = (path: string, headers = {}) => fetch(url(path), { headers, redirect: 'manual' })
const page = async (path: string, headers = {}) => (await get(path, headers)).text()
type Listed = { id: string; to: string; subject: string }
const list = async (query = '') => (await (await get(`/api/messages${query}`)).json()) as Listed[]
/** Sends path and host unchanged; fetch would normalise them. */
const getRaw = (path: string, host = 'localhost') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ port: mailbox.httpPort, path, headers: { host } }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end()
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  mailbox = await start()
})
afterAll(async () => {
  await mailbox.stop()
  await rm(folder, { recursive: true })
})
beforeEach(() => fetch(url('/api/messages'), { method: 'DELETE' }))

const send = (to: string, subject = 'Bonjour', ...rest: string[]) =>
  sendMail(mailbox.smtpPort, [to], `Subject: ${subject}`, 'From: BailClair <service@bailclair.example>', ...rest)
const multipart = [
  'Reply-To: jeanne@example.org',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Le texte <b>',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html><head><title>x</title></head><body><script>alert(1)</script><a href="https://owner.example/">lien</a></body></html>',
  '--b--',
]

describe('GET /api/messages', () => {
  it('gives every mail, newest first', async () => {
    await send('a@example.org', 'Premier', '', 'un')
    await send('b@example.org', '=?utf-8?q?=C3=89t=C3=A9?=', ...multipart)
    const messages = await list()
    expect(messages).toEqual([
      {
        id: expect.any(String),
        to: 'b@example.org',
        subject: 'Été',
        text: 'Le texte <b>\n',
        html: expect.stringContaining('<script>alert(1)</script>'),
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
      expect.objectContaining({ to: 'a@example.org', subject: 'Premier', text: 'un\n', html: '' }),
    ])
  })

  it.each([
    ['?to=a@example.org', 1],
    ['?to=A@Example.org', 1],
    ['?to=%20a@example.org', 1],
    ['?to=aa@example.org', 0],
    ['?to=example.org', 0],
    ['?to=', 2],
  ])('%s finds %i', async (query, count) => {
    await send('a@example.org')
    await send('b@example.org')
    expect(await list(query)).toHaveLength(count)
  })

  it('gives each recipient a copy', async () => {
    await sendMail(mailbox.smtpPort, ['a@example.org', 'b@example.org'], 'Subject: x', '', 'x')
    expect((await list()).map(({ to }) => to)).toEqual(['b@example.org', 'a@example.org'])
  })

  it('has stored the mail when the sender gets 250, whatever its content', async () => {
    expect((await send('a@example.org', '')).at(-1)).toMatch(/^250 /)
    expect(await list()).toHaveLength(1)
  })

  it('is emptied by DELETE, on disk too', async () => {
    await send('a@example.org')
    const { status } = await fetch(url('/api/messages'), { method: 'DELETE' })
    expect([status, await list(), await readdir(folder)]).toEqual([204, [], []])
  })

  it('deletes only the ids that DELETE names', async () => {
    for (const to of ['a@example.org', 'b@example.org', 'c@example.org']) await send(to)
    const [last, , first] = await list()
    await fetch(url(`/api/messages?id=${last?.id}&id=${first?.id}&id=../elsewhere`), { method: 'DELETE' })
    expect((await list()).map(({ to }) => to)).toEqual(['b@example.org'])
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('accepts no other method', async () => {
    const { status, headers } = await fetch(url('/api/messages'), { method: 'POST' })
    expect([status, headers.get('allow')]).toEqual([405, 'GET, DELETE'])
  })
})

describe('the mails', () => {
  it('survive a restart, in order', async () => {
    for (const subject of ['un', 'deux', 'trois']) await send('a@example.org', subject)
    const before = await list()
    await mailbox.stop()
    mailbox = await start()
    expect(await list()).toEqual(before)
    expect(before.map(({ subject }) => subject)).toEqual(['trois', 'deux', 'un'])
  })

  it('may be up to 5 MB each', async () => {
    const large = await send('a@example.org', 'x', '', Array(90_000).fill('x'.repeat(60)).join('\r\n'))
    expect(large.at(-1)).toMatch(/^552 /)
    expect(await list()).toEqual([])
  })

  it('arrive over a plain connection without a password', async () => {
    const [, extensions] = await converse(mailbox.smtpPort, 'EHLO test')
    expect(extensions).not.toMatch(/AUTH|STARTTLS/)
  })
})

describe('the pages', () => {
  const idOf = async () => (await list())[0]?.id

  it('explain the mailbox while it is empty', async () => {
    expect(await page('/')).toContain('Aucun message pour l’instant')
  })

  it('list the newest first and search by a part of the recipient', async () => {
    await send('jeanne@example.org', 'Ancien')
    await send('paul@example.org', 'Nouveau <b>')
    const all = await page('/')
    expect(all.indexOf('Nouveau &lt;b&gt;')).toBeLessThan(all.indexOf('Ancien'))
    const found = await page('/?to=JEANNE')
    expect(found).toContain('Ancien')
    expect(found).not.toContain('Nouveau')
    expect(await page('/?to=%3Cscript%3E')).toContain('Aucun message pour «\u00a0&lt;script&gt;\u00a0»')
  })

  it('show a mail in a frame without scripts, and its text', async () => {
    await send('jeanne@example.org', 'Bonjour', ...multipart)
    const text = await page(`/messages/${await idOf()}`)
    expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(text).toContain('<pre tabindex="0">Le texte &lt;b&gt;')
    expect(text).toContain('jeanne@example.org')
    expect(text).not.toContain('alert(1)')
    const framed = await get(`/messages/${await idOf()}/html`)
    expect(framed.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox allow-popups/)
    expect(framed.headers.get('content-security-policy')).not.toMatch(/script-src|allow-scripts|allow-same-origin/)
    expect(await framed.text()).toContain('<head><base target="_blank">')
  })

  it.each(['/messages/0', '/messages/..%2f..%2fetc', '/messages/../../package.json', '/nowhere'])(
    '%s does not exist',
    async (path) => expect((await get(path)).status).toBe(404),
  )

  it.each(['/', '/nowhere', '/mailbox.css'])('%s sends no referrer and allows no scripts', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    if (path !== '/mailbox.css')
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/)
    expect(await page(path)).not.toMatch(/<script|style="/)
  })

  it('are in French, or in English by cookie', async () => {
    expect(await page('/')).toContain('<html lang="fr">')
    expect(await page('/', { cookie: 'a=b; lang=en' })).toContain('<html lang="en">')
    expect(await page('/', { cookie: 'xlang=en; lang=de' })).toContain('<html lang="fr">')
  })

  it.each([
    ['/?to=a&lang=en', '/?to=a'],
    ['/.//evil.example/?lang=en', '/evil.example/'],
  ])('set the language and redirect to the same page: %s', async (path, location) => {
    const { statusCode, headers } = await getRaw(path)
    expect([statusCode, headers.location]).toEqual([303, location])
    expect(headers['set-cookie']).toEqual(['lang=en; Max-Age=31536000; Path=/; SameSite=Lax'])
  })

  it('refresh themselves only when asked', async () => {
    expect((await get('/')).headers.get('refresh')).toBeNull()
    const asked = await get('/?refresh=1')
    expect(asked.headers.get('refresh')).toBe('5')
    expect(await asked.text()).toMatch(/role="status">.*Cette page s’actualise toutes les 5 secondes\./)
  })

  it.each([
    ['evil.example', 421],
    ['localhost:3004', 200],
    ['[::1]:3004', 200],
  ])('answer the host %s with %i', async (host, status) => {
    expect((await getRaw('/', host)).statusCode).toBe(status)
  })
})
