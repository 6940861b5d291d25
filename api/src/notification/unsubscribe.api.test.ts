import { describe, expect, it } from 'vitest'
import { encryptRecipient } from '#platform/mail/unsubscribe-token.ts'
import { startApplications } from '#test/applications.ts'

const api = await startApplications()
const { app, newLandlord, newApplicant, subscribe, kindsTo, call } = api

async function landlord() {
  const owner = await newLandlord()
  const { ownerId } = await api.deps.verifyAccessToken(owner.bearer)
  const frequency = async () => (await call('GET', '/owner/preferences', { bearer: owner.bearer })).json().notifications
  return { ...owner, frequency, token: encryptRecipient(api.deps.config, ownerId) }
}
const path = (token: string) => `/notifications/unsubscribe/${token}`

describe('POST notifications/unsubscribe/{token}', () => {
  it('stops notifications without a session, and is idempotent', async () => {
    const owner = await landlord()
    await subscribe(owner.property.token, (await newApplicant()).token)
    for (let i = 0; i < 2; i++) {
      const reply = await call('POST', path(owner.token))
      expect([reply.statusCode, reply.json()]).toEqual([200, { notifications: 'NONE' }])
    }
    expect(await owner.frequency()).toBe('NONE')
    expect(await kindsTo(owner.email)).toEqual(['property-validated'])
  })

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['application/json', '{}'],
  ])('accepts the form of a mail client as %s', async (type, payload) => {
    const owner = await landlord()
    const headers = { 'content-type': type }
    const reply = await app.inject({ method: 'POST', url: `/api${path(owner.token)}`, headers, payload })
    expect(reply.statusCode).toBe(200)
    expect(await owner.frequency()).toBe('NONE')
  })

  it('accepts forms only here, and no large one', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const post = (url: string, payload: string) => app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
    expect((await post('/register/account', 'email=a')).statusCode).toBe(415)
    expect((await post(path((await landlord()).token), 'a'.repeat(2_000))).statusCode).toBe(413)
  })

  it.each([
    ['malformed', () => 'x'],
    ['forged', () => 'A'.repeat(59)],
    ['of nobody', () => encryptRecipient(api.deps.config, '00000000-0000-4000-8000-000000000000')],
    [
      'under another key',
      () => encryptRecipient({ PSEUDONYM_KEY: 'another key' }, '00000000-0000-4000-8000-00000000000a'),
    ],
  ])('answers 404 to a token that is %s', async (_, tokenOf) => {
    const reply = await call('POST', path(tokenOf()))
    expect([reply.statusCode, reply.json().errors]).toEqual([404, [{ code: 'TokenUnknown' }]])
  })

  it('answers 404 for a deleted owner', async () => {
    const owner = await landlord()
    await call('DELETE', '/owner/deleteAccount', { bearer: owner.bearer })
    expect((await call('POST', path(owner.token))).statusCode).toBe(404)
  })

  it('accepts the token for nothing else', async () => {
    const { token } = await landlord()
    expect((await call('GET', '/owner/preferences', { bearer: token })).statusCode).toBe(401)
    expect((await call('POST', `/owner/confirmEmail/${token}`)).statusCode).toBe(410)
  })
})

describe('GET notifications/unsubscribe/{token}', () => {
  it('changes nothing and redirects to the page that asks', async () => {
    const owner = await landlord()
    const reply = await call('GET', path(owner.token))
    expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([
      303,
      `http://localhost:3000/desabonnement/${owner.token}`,
      'no-store',
    ])
    expect(await owner.frequency()).toBe('EACH')
    expect((await app.inject({ method: 'HEAD', url: `/api${path(owner.token)}` })).statusCode).toBeLessThan(500)
    expect(await owner.frequency()).toBe('EACH')
  })

  it('redirects to our own page only', async () => {
    for (const token of ['..%2f..%2fevil', '%2f%2fevil.example', '%0d%0aLocation:%20x']) {
      const { headers } = await call('GET', path(token))
      expect(String(headers.location)).toMatch(/^http:\/\/localhost:3000\/desabonnement\/[^/\r\n]+$/)
    }
  })
})
