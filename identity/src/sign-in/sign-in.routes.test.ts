import { describe, expect, it } from 'vitest'
import { createBrowser } from '#test/browser.ts'
import { deskUrl, startIdentity, tenantUrl, webUrl } from '#test/harness.ts'
import { addPerson, password } from '#test/people.ts'
import { answered, createApplication } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const app = createApplication(identity.url)
const person = await addPerson(identity)
const wrong = /E-mail ou mot de passe incorrect/

describe('the sign-in page', () => {
  it('knows the e-mail the application hints at, and its own language', async () => {
    const { text, headers } = await createBrowser().follow(
      app.authorizeUrl({ login_hint: 'a"b<@example.org', kc_locale: 'en' }),
    )
    expect(text).toContain('<html lang="en">')
    expect(text).toContain('value="a&quot;b&lt;@example.org"')
    expect(text).toContain(`href="${webUrl}/creation"`)
    expect(text).toContain(`href="${webUrl}/mot-de-passe-oublie"`)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['French without a wish', {}, undefined, 'fr'],
    ['the language of keycloak-js', { ui_locales: 'en' }, undefined, 'en'],
    ['the language of the cookie', {}, 'lang=en', 'en'],
  ])('speaks %s', async (_, parameters, cookie, language) => {
    const browser = createBrowser()
    if (cookie) browser.setCookies([{ name: 'lang', value: cookie.slice(5), path: '/', attributes: [] }])
    const { text } = await browser.follow(app.authorizeUrl(parameters))
    expect(text).toContain(`<html lang="${language}">`)
  })

  it.each([
    ['a wrong password', async () => ({ email: person.email, password: 'not this one' })],
    ['an unknown e-mail', async () => ({ email: 'nobody@example.org', password })],
    ['another realm’s account', () => addPerson(identity, { realm: 'tenant' })],
    ['a disabled account', () => addPerson(identity, { enabled: false })],
    ['an unconfirmed account', () => addPerson(identity, { emailVerified: false })],
    ['an account without a password', () => addPerson(identity, { hasPassword: false })],
    ['a password of 201 characters', async () => ({ email: person.email, password: 'x'.repeat(201) })],
  ])('answers %s with the same words', async (_, credentials) => {
    const { email, password } = await credentials()
    const page = await app.submit(createBrowser(), { email, password })
    expect(page).toMatchObject({ status: 200, location: undefined })
    expect(page.text).toMatch(wrong)
    expect(page.text).toContain(`value="${email}"`)
    expect(page.text).not.toContain(password)
  })

  it('takes the e-mail in any form, and lets the right password in after a wrong one', async () => {
    const browser = createBrowser()
    const page = await app.submit(browser, { email: person.email, password: 'not this one' })
    const answer = await browser.follow(page.url, { form: { username: ` ${person.email.toUpperCase()} `, password } })
    expect(answered(answer)).toHaveProperty('code')
  })

  it.each([[{ username: '', password: '' }], [{ username: 'someone@example.org', password: '' }], [{}]])(
    'asks for what is missing of %j',
    async (form) => {
      const browser = createBrowser()
      const page = await browser.follow(app.authorizeUrl())
      const answer = await browser.open(page.url, { form })
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('role="alert"')
      expect(answer.text).not.toMatch(wrong)
    },
  )

  it('may not be framed, nor send its form elsewhere', async () => {
    const { headers } = await createBrowser().follow(app.authorizeUrl())
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`form-action 'self' ${webUrl};`)
    expect(policy).toContain("default-src 'none'")
  })

  it('of an applicant remembers the property when an account has to be made', async () => {
    const applying = createApplication(identity.url, { realm: 'tenant', redirectUri: `${webUrl}/validConnexion/abc` })
    const { text } = await createBrowser().follow(applying.authorizeUrl())
    expect(text).toContain(`href="${tenantUrl}/creation?bien=abc"`)
  })

  it('of the staff offers no way to sign up', async () => {
    const staff = createApplication(identity.url, { realm: 'staff', redirectUri: `${deskUrl}/` })
    expect((await createBrowser().follow(staff.authorizeUrl())).text).not.toContain('/creation')
  })
})

describe('a sign-in under way', () => {
  const expired = { status: 400, text: expect.stringContaining(`href="${webUrl}"`) }

  it('belongs to the browser it began in', async () => {
    const page = await createBrowser().follow(app.authorizeUrl())
    const stranger = createBrowser()
    expect(await stranger.open(page.url)).toMatchObject(expired)
    expect(await stranger.open(page.url, { form: { username: person.email, password } })).toMatchObject(expired)
  })

  it('ends after half an hour', async () => {
    const browser = createBrowser()
    const page = await browser.follow(app.authorizeUrl())
    await identity.sql(`update oidc_payload set expires_at = now() where model = 'Interaction'`)
    expect(await browser.open(page.url, { form: { username: person.email, password } })).toMatchObject(expired)
  })

  it('is over once it has succeeded', async () => {
    const browser = createBrowser()
    const page = await browser.follow(app.authorizeUrl())
    await browser.follow(page.url, { form: { username: person.email, password } })
    expect(await browser.open(page.url)).toMatchObject(expired)
  })

  it('does not mind another one in the next tab', async () => {
    const browser = createBrowser()
    const [one, two] = [await browser.follow(app.authorizeUrl()), await browser.follow(app.authorizeUrl())]
    const credentials = { form: { username: person.email, password } }
    expect(answered(await browser.follow(one.url, credentials))).toHaveProperty('code')
    expect(answered(await browser.follow(two.url, credentials))).toHaveProperty('code')
  })

  it('takes a form and nothing else, and no huge one', async () => {
    const browser = createBrowser()
    const page = await browser.follow(app.authorizeUrl())
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    expect(await browser.open(page.url, json)).toMatchObject({ status: 415 })
    expect(await browser.open(page.url, { form: { username: 'x'.repeat(20_000) } })).toMatchObject({ status: 413 })
    expect(await browser.open(page.url, { method: 'DELETE' })).toMatchObject({ status: 405 })
  })
})
