import { describe, expect, it } from 'vitest'
import { renderMail } from '#platform/mail/layout.ts'
import { password } from '#test/accounts.ts'
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
