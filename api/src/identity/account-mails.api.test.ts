import { describe, expect, it } from 'vitest'
import { renderMail } from '#platform/mail/layout.ts'
import { otherBrowser, password } from '#test/accounts.ts'
import { startTenants } from '#test/tenants.ts'

const accounts = await startTenants({ WEB_URL: 'https://owners.example' })
const { call, newEmail, linkTo, mailsTo, addUser, signIn, passSeconds } = accounts

const hour = 3_600
type Options = { ip?: string; headers?: Record<string, string> }
const register = (email: string, options: Options = {}) =>
  call('POST', '/register/account', { body: { email, password }, ...options })
const forgot = (email: string) => call('POST', '/register/forgotPassword', { body: { email } })

describe('a mailbox', () => {
  it('gets at most three mails an hour that anybody can ask for, from both sites together', async () => {
    const email = newEmail()
    expect((await register(email)).statusCode).toBe(201)
    expect((await forgot(email)).statusCode).toBe(202)
    passSeconds(60)
    expect((await call('POST', '/tenant/register/account', { body: { email, password } })).statusCode).toBe(201)
    const { bearer } = await signIn(addUser())
    const names = { firstName: 'Ana', lastName: 'Martin' }
    for (const refused of [
      await register(email),
      await forgot(email),
      await call('POST', '/owner/names', { bearer, body: { ...names, email } }),
    ]) {
      expect([refused.statusCode, refused.json().errors]).toEqual([429, [{ code: 'TooManyMails' }]])
      expect(refused.headers['retry-after']).toBe(String(hour - 60))
    }
    expect(await mailsTo(email)).toHaveLength(3)
    passSeconds(hour)
    expect((await forgot(email)).statusCode).toBe(202)
  })

  it('is counted by its canonical address', async () => {
    const name = newEmail().split('@')[0]
    const spellings = [
      'académie-x.example',
      'ACADÉMIE-X.example',
      'xn--acadmie-x-e4a.example',
      'acade\u0301mie-x.example',
    ]
    const statuses = []
    for (const spelling of spellings) statuses.push((await register(`${name}@${spelling}`)).statusCode)
    expect(statuses).toEqual([201, 201, 201, 429])
    expect(await mailsTo(`${name}@xn--acadmie-x-e4a.example`)).toHaveLength(3)
  })

  it('has one account, however its domain is spelt', async () => {
    const name = newEmail().split('@')[0]
    addUser({ email: `${name}@kessai.example` })
    for (const spelling of ['ｋｅｓｓａｉ.example', 'keſſai.example', '𝐤essai.example'])
      expect((await register(`${name}@${spelling}`)).statusCode).toBe(409)
    expect((await forgot(`${name}@keſſai.example`)).statusCode).toBe(202)
  })

  it('is told of what was done, whatever was asked for before', async () => {
    const email = newEmail()
    for (let times = 0; times < 3; times++) await register(email)
    expect((await call('GET', `/register/confirmAccount/${await linkTo(email, 'confirm-account')}`)).statusCode).toBe(
      200,
    )
    expect((await mailsTo(email)).at(-1)).toMatchObject({ kind: 'account-confirmed' })
  })
})

describe('somebody whose mails a stranger has used up', () => {
  const tenantRegister = (email: string) => call('POST', '/tenant/register/account', { body: { email, password } })
  const refuse = (token: string, realm = '') => call('DELETE', `${realm}/register/confirmAccount/${token}`)
  /** As often as any limit allows, and more. */
  const flood = async (ask: () => Promise<unknown>) => {
    for (let times = 0; times < 7; times++) await ask()
  }

  it('says “It was not me” in one of them and signs up at once', async () => {
    const email = newEmail()
    await flood(() => register(email))
    expect((await register(email)).statusCode).toBe(429)
    expect((await refuse(await linkTo(email, 'confirm-account'))).statusCode).toBe(204)
    expect((await register(email)).statusCode).toBe(201)
  })

  it('sets a password by the latest link, whoever asked for it, and may ask again', async () => {
    const email = `${addUser().email}`
    await flood(() => forgot(email))
    passSeconds(hour - 60)
    expect((await forgot(email)).statusCode).toBe(429)
    const token = await linkTo(email, 'reset-password')
    expect((await call('POST', `/register/createPassword/${token}`, { body: { password } })).statusCode).toBe(200)
    expect((await forgot(email)).statusCode).toBe(202)
  })

  it('gets a link for a password once the sign-ups at the other site are refused', async () => {
    const email = `${addUser().email}`
    await flood(() => tenantRegister(email))
    expect((await forgot(email)).statusCode).toBe(429)
    expect((await refuse(await linkTo(email, 'confirm-account'), '/tenant')).statusCode).toBe(204)
    expect((await forgot(email)).statusCode).toBe(202)
  })

  it('has one left of what nobody can answer: changes to an address', async () => {
    const email = newEmail()
    for (let stranger = 0; stranger < 3; stranger++) {
      const { bearer } = await signIn(addUser())
      await call('POST', '/owner/names', { bearer, body: { firstName: 'Ana', lastName: 'Martin', email } })
    }
    expect(await mailsTo(email)).toHaveLength(2)
    expect((await register(email)).statusCode).toBe(201)
  })

  it('is not told by somebody without the link', async () => {
    const email = newEmail()
    await flood(() => register(email))
    expect((await refuse('x'.repeat(43))).statusCode).toBe(404)
    const token = await linkTo(email, 'confirm-account')
    await call('GET', `/register/confirmAccount/${token}`, { headers: otherBrowser })
    expect((await register(email)).statusCode).toBe(429)
  })
})

describe('the rate limit of POST register/account', () => {
  it('is five an hour for an address that has an account', async () => {
    const user = addUser()
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push((await register(`${user.email}`)).statusCode)
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429])
  })

  it('is twenty an hour for a network', async () => {
    const sameNetwork = await Promise.all(
      Array.from({ length: 21 }, async () => (await register(newEmail(), { ip: '203.0.113.1' })).statusCode),
    )
    expect(sameNetwork.toSorted()).toEqual([...Array(20).fill(201), 429])
    const refused = await register(newEmail(), { ip: '203.0.113.1' })
    expect(refused.json().errors).toEqual([{ code: 'TooManyRequests' }])
    expect(refused.headers['retry-after']).toBe(String(hour))
  })
})

describe('the links of mails', () => {
  it.each([
    [{ host: 'evil.example' }],
    [{ 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }],
    [{ forwarded: 'host=evil.example' }],
    [{ origin: 'https://evil.example', referer: 'https://evil.example/' }],
  ])('lead to the configured site, whatever %j says', async (headers) => {
    const email = newEmail()
    await register(email, { headers: headers as Record<string, string> })
    const [mail] = await mailsTo(email)
    const { html, text } = renderMail(mail, accounts.deps.config)
    const link = `https://owners.example/confirmerCompte/${await linkTo(email, 'confirm-account')}`
    for (const body of [html, text]) {
      expect(body).toContain(link)
      expect(body).not.toContain('evil')
    }
  })
})
