import { describe, expect, it } from 'vitest'
import { createAuthenticator } from '#test/authenticator.ts'
import { createBrowser } from '#test/browser.ts'
import { codeOf } from '#test/codes.ts'
import { addCodeAppTo, addPasskeyTo, type Person, secretsOf } from '#test/factors.ts'
import { deskUrl, startIdentity } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'
import { type Application, answered, createApplication, payloadOf } from '#test/sign-in-flow.ts'

const identity = await startIdentity({ SIGN_IN_FREE_FAILURES: '3' })
const app = createApplication(identity.url)
const desk = createApplication(identity.url, { realm: 'staff', redirectUri: `${deskUrl}/` })

async function typePassword(person: Person, application: Application = app) {
  const browser = createBrowser()
  const page = await application.submit(browser, person)
  const send = (form: Record<string, string>) => browser.follow(page.url, { form })
  return { browser, page, send }
}
/** Each code of a test is of another step. */
const codes = (secret: string) => [0, 30].map((seconds) => codeOf(secret, seconds)) as [string, string]

async function claimsOf(application: Application, answer: Parameters<typeof answered>[0]) {
  const { body } = await application.exchange(answered(answer)['code'] ?? '')
  return payloadOf(body['access_token'] ?? '')
}

describe('an owner with a code app', () => {
  it('gets recovery codes once, and the application hears of the app', async () => {
    const person = await addPerson(identity)
    const { recoveryCodes, answer } = await addCodeAppTo(app, person)
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-km-np-z2-9]{5}-[a-km-np-z2-9]{5}$/)
    expect(answered(answer)).toMatchObject({ kc_action: 'CONFIGURE_TOTP', kc_action_status: 'success' })
    const stored = JSON.stringify(await identity.sql('select * from recovery_code where account_id = $1', [person.id]))
    for (const code of recoveryCodes) expect(stored).not.toContain(code)
  })

  it('is asked for a code after the password, and has two factors then', async () => {
    const person = await addPerson(identity)
    const { secret } = await addCodeAppTo(app, person)
    const { page, send } = await typePassword(person)
    expect(page.text).toContain('Encore une étape')
    const answer = await send({ otp: codeOf(secret).replace(/^(...)/, '$1 ') })
    expect(await claimsOf(app, answer)).toMatchObject({ sub: person.id, acr: '2', amr: ['pwd', 'otp', 'mfa'] })
  })

  it('has no session before the code', async () => {
    const person = await addPerson(identity)
    await addCodeAppTo(app, person)
    const { browser, page } = await typePassword(person)
    expect(await app.silent(browser)).toMatchObject({ error: 'login_required' })
    // oidc-provider's own way on, without the code
    const resume = new URL(
      page.url.pathname.replace(/\/login-actions\/authenticate\/(.*)\/second-step/, '/protocol/openid-connect/auth/$1'),
      identity.url,
    )
    expect((await browser.follow(resume)).text).toContain('Se connecter')
    expect(await app.silent(browser)).toMatchObject({ error: 'login_required' })
  })

  it('uses each code once', async () => {
    const person = await addPerson(identity)
    const { secret } = await addCodeAppTo(app, person)
    const [code] = codes(secret)
    expect(answered(await (await typePassword(person)).send({ otp: code }))).toHaveProperty('code')
    expect((await (await typePassword(person)).send({ otp: code })).text).toContain('a déjà servi')
  })

  it.each([
    [-60, 'heure de votre téléphone semble décalée'],
    [-90, 'heure de votre téléphone semble décalée'],
    [90, 'heure de votre téléphone semble décalée'],
    [-300, 'Code incorrect'],
  ])('is told when the clock of the phone is off by %i s: %s', async (seconds, told) => {
    const person = await addPerson(identity)
    const { secret } = await addCodeAppTo(app, person)
    const page = await (await typePassword(person)).send({ otp: codeOf(secret, seconds) })
    expect(page.text).toContain(told)
  })

  it.each([
    [{ otp: '' }, 'Le code est obligatoire'],
    [{ otp: '000000' }, 'Code incorrect'],
    [{ otp: '12345' }, 'Code incorrect'],
    [{ otp: 'abcdef' }, 'Code incorrect'],
    [{ recovery: 'aaaaa-aaaaa' }, 'Code de secours incorrect'],
    [{ passkey: '{}' }, 'n’a pas pu être vérifiée'],
  ])('is told what is wrong with %j: %s', async (form, told) => {
    const person = await addPerson(identity)
    await addCodeAppTo(app, person)
    const page = await (await typePassword(person)).send(form)
    expect([page.status, page.text.includes(told)]).toEqual([200, true])
  })

  it('must wait after wrong guesses, whichever factor is guessed', async () => {
    const person = await addPerson(identity)
    const { secret } = await addCodeAppTo(app, person)
    for (const form of [{ otp: '000000' }, { recovery: 'aaaaa-aaaaa' }, { otp: '000001' }] as Record<string, string>[])
      expect((await (await typePassword(person)).send(form)).status).toBe(200)
    const { send } = await typePassword(person)
    const slowed = await send({ otp: codeOf(secret) })
    expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await send({ otp: '' })).status).toBe(200) // nothing was guessed
  })

  it('waits up to 15 minutes after many wrong guesses, which count for longer than that', async () => {
    const person = await addPerson(identity)
    await addCodeAppTo(app, person)
    await identity.sql('delete from sign_in_attempt')
    await (await typePassword(person)).send({ otp: '000000' })
    await identity.sql('update sign_in_attempt set failures = 20')
    await (await typePassword(person)).send({ otp: '000000' })
    const slowed = await (await typePassword(person)).send({ otp: '000000' })
    expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '900'])
    const [row] = await identity.sql(
      `select extract(epoch from forgotten_at - retry_at)::int as seconds from sign_in_attempt
        order by retry_at desc limit 1`,
    )
    expect(row).toEqual({ seconds: 12_600 })
  })

  it('opens the account with a recovery code, once, with or without its dash', async () => {
    const person = await addPerson(identity)
    const { recoveryCodes } = await addCodeAppTo(app, person)
    const [code = ''] = recoveryCodes
    const answer = await (await typePassword(person)).send({ recovery: ` ${code.replace('-', '').toUpperCase()} ` })
    expect(await claimsOf(app, answer)).toMatchObject({ acr: '2' })
    const again = await (await typePassword(person)).send({ recovery: code })
    expect(again.text).toContain('Code de secours incorrect')
    expect(again.text).toContain('Il vous reste 9 codes')
  })

  it('may use a passkey instead of the code, and not that of somebody else', async () => {
    const [person, other] = [await addPerson(identity), await addPerson(identity)]
    const { authenticator } = await addPasskeyTo(identity, app, person)
    const theirs = await addPasskeyTo(identity, app, other)
    await addCodeAppTo(app, person)
    const { page, send } = await typePassword(person)
    expect((await send({ passkey: theirs.authenticator.get(page.text) })).text).toContain('n’a pas pu être vérifiée')
    const answer = await send({ passkey: authenticator.get(page.text) })
    expect(await claimsOf(app, answer)).toMatchObject({ amr: ['pwd', 'pop', 'mfa'] })
  })

  it('does not add a factor with the password alone', async () => {
    const person = await addPerson(identity)
    await addCodeAppTo(app, person)
    const { browser, page } = await typePassword(person)
    const enrolment = `${page.url.href.replace('second-step', 'enrolment')}`
    for (const place of ['', '/passkey', '/code-app', '/recovery-codes'])
      expect((await browser.follow(`${enrolment}${place}`)).text).toContain('Se connecter')
  })

  it('begins again with the password when the sign-in belongs to nobody yet', async () => {
    const browser = createBrowser()
    const page = await browser.follow(app.authorizeUrl())
    expect((await browser.follow(`${page.url}/second-step`)).text).toContain('Mot de passe')
    expect((await browser.follow(`${page.url}/second-step`, { form: { otp: '000000' } })).text).toContain(
      'Mot de passe',
    )
  })
})

describe('somebody of the team', () => {
  it('without a second factor gets no session before they have set one up', async () => {
    const person = await addPerson(identity, { realm: 'staff', hasFactor: false })
    const { browser, page } = await typePassword(person, desk)
    expect(page.text).toContain('Protégez votre compte')
    expect(await desk.silent(browser)).toMatchObject({ error: 'login_required' })
  })

  it('sets up a passkey, and is signed in', async () => {
    const person = await addPerson(identity, { realm: 'staff', hasFactor: false })
    const { browser, page } = await typePassword(person, desk)
    const form = await browser.follow(`${page.url}/passkey`)
    const authenticator = createAuthenticator(identity.url)
    const answer = await browser.follow(form.url, { form: { passkey: authenticator.create(form.text), name: '' } })
    expect(await claimsOf(desk, answer)).toMatchObject({ sub: person.id, acr: '2', amr: ['pwd', 'pop', 'mfa'] })
  })

  it('sets up a code app, gets no recovery codes, and is signed in', async () => {
    const person = await addPerson(identity, { realm: 'staff', hasFactor: false })
    const { browser, page } = await typePassword(person, desk)
    const form = await browser.follow(`${page.url}/code-app`)
    const { typed, hidden } = secretsOf(form.text)
    const wrong = await browser.follow(form.url, { form: { otp: '000000', secret: hidden, name: 'Téléphone' } })
    expect(wrong.text).toContain('Code incorrect')
    expect(secretsOf(wrong.text).typed).toBe(typed)
    const answer = await browser.follow(form.url, { form: { otp: codeOf(typed), secret: hidden, name: 'Téléphone' } })
    expect(await claimsOf(desk, answer)).toMatchObject({ acr: '2', amr: ['pwd', 'otp', 'mfa'] })
    expect(await identity.sql('select 1 from recovery_code where account_id = $1', [person.id])).toEqual([])
  })

  it('is asked for the passkey after the password', async () => {
    const person = await addPerson(identity, { realm: 'staff', hasFactor: false })
    const first = await typePassword(person, desk)
    const form = await first.browser.follow(`${first.page.url}/passkey`)
    const authenticator = createAuthenticator(identity.url)
    await first.browser.follow(form.url, { form: { passkey: authenticator.create(form.text), name: '' } })
    const { page, send } = await typePassword(person, desk)
    expect(page.text).toContain('Encore une étape')
    expect(answered(await send({ passkey: authenticator.get(page.text) }))).toHaveProperty('code')
  })

  it('signs in anew where an older session has one factor', async () => {
    const person = await addPerson(identity, { realm: 'staff', hasFactor: false })
    const { browser, page } = await typePassword(person, desk)
    const form = await browser.follow(`${page.url}/passkey`)
    const passkey = createAuthenticator(identity.url).create(form.text)
    await browser.follow(form.url, { form: { passkey, name: '' } })
    expect(await desk.silent(browser)).toHaveProperty('code')
    await identity.sql(
      `update oidc_payload set payload = payload - 'acr' where model = 'Session' and account_id = $1`,
      [person.id],
    )
    expect(await desk.silent(browser)).toMatchObject({ error: 'login_required' })
  })
})
