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
  it('uses login_hint and its own language', async () => {
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
  ])('is in the language of %s', async (_, parameters, cookie, language) => {
    const browser = createBrowser()
    if (cookie) browser.setCookies([{ name: 'lang', value: cookie.slice(5), path: '/', attributes: [] }])
    const { text } = await browser.follow(app.authorizeUrl(parameters))
    expect(text).toContain(`<html lang="${language}">`)
  })

  it.each([
    ['the system’s without a wish', {}, undefined, undefined],
    ['those that the site names', { theme: 'dark' }, undefined, 'dark'],
    ['those chosen here before', {}, 'light', 'light'],
    ['those of the site rather than older ones', { theme: 'dark' }, 'light', 'dark'],
    ['the system’s when the site says so', { theme: 'system' }, 'light', undefined],
    ['those chosen here when the site names unknown ones', { theme: 'x"><script>' }, 'light', 'light'],
  ])('has the colours: %s', async (_, parameters, chosen, theme) => {
    const browser = createBrowser()
    if (chosen) browser.setCookies([{ name: 'theme', value: chosen, path: '/', attributes: [] }])
    const { text } = await browser.follow(app.authorizeUrl(parameters))
    expect(/<html lang="fr"(?: data-theme="(\w+)")?>/.exec(text)?.[1]).toBe(theme)
  })

  it('keeps the colours chosen on it, whatever the site named', async () => {
    const browser = createBrowser()
    const page = await browser.follow(app.authorizeUrl({ theme: 'dark' }))
    browser.setCookies([{ name: 'theme', value: 'light', path: '/', attributes: [] }])
    const again = await browser.follow(page.url, { form: { username: person.email, password: 'not this one' } })
    expect(again.text).toContain('data-theme="light"')
    expect((await browser.follow(page.url)).text).toContain('data-theme="light"')
  })

  it.each([
    ['true', true],
    ['<script>', false],
    [undefined, false],
  ])('says that the session has ended when the site does: %s', async (value, isSaid) => {
    const url = app.authorizeUrl({ kc_locale: 'en', ...(value && { session_ended: value }) })
    const { text } = await createBrowser().follow(url)
    expect(text.includes('Your session has ended')).toBe(isSaid)
  })

  it('is not told colours by a silent check', async () => {
    const url = app.authorizeUrl({ theme: 'dark', prompt: 'none' })
    const response = await fetch(url, { redirect: 'manual' })
    expect(response.headers.getSetCookie().join()).not.toContain('theme=')
  })

  it.each([
    ['a wrong password', async () => ({ email: person.email, password: 'not this one' })],
    ['an unknown e-mail', async () => ({ email: 'nobody@example.org', password })],
    ['another realm’s account', () => addPerson(identity, { realm: 'tenant' })],
    ['a disabled account', () => addPerson(identity, { enabled: false })],
    ['an unconfirmed account', () => addPerson(identity, { emailVerified: false })],
    ['an account without a password', () => addPerson(identity, { hasPassword: false })],
    ['a password of 201 characters', async () => ({ email: person.email, password: 'x'.repeat(201) })],
  ])('answers %s with the same message', async (_, credentials) => {
    const { email, password } = await credentials()
    const page = await app.submit(createBrowser(), { email, password })
    expect(page).toMatchObject({ status: 200, location: undefined })
    expect(page.text).toMatch(wrong)
    expect(page.text).toContain(`href="${webUrl}/renvoyer-confirmation"`)
    expect(page.text).toContain(`value="${email}"`)
    expect(page.text).not.toContain(password)
  })

  it('accepts any spelling of the e-mail, and the right password after a wrong one', async () => {
    const browser = createBrowser()
    const page = await app.submit(browser, { email: person.email, password: 'not this one' })
    const answer = await browser.follow(page.url, { form: { username: ` ${person.email.toUpperCase()} `, password } })
    expect(answered(answer)).toHaveProperty('code')
  })

  it.each([[{ username: '', password: '' }], [{ username: 'someone@example.org', password: '' }], [{}]])(
    'asks for the missing fields of %j',
    async (form) => {
      const browser = createBrowser()
      const page = await browser.follow(app.authorizeUrl())
      const answer = await browser.open(page.url, { form })
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('role="alert"')
      expect(answer.text).not.toMatch(wrong)
    },
  )

  it('cannot be framed, nor send its form elsewhere', async () => {
    const { headers } = await createBrowser().follow(app.authorizeUrl())
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`form-action 'self' ${webUrl};`)
    expect(policy).toContain("default-src 'none'")
  })

  it('of an applicant passes the property on to sign-up', async () => {
    const applying = createApplication(identity.url, { realm: 'tenant', redirectUri: `${webUrl}/validConnexion/abc` })
    const { text } = await createBrowser().follow(applying.authorizeUrl())
    expect(text).toContain(`href="${tenantUrl}/creation?bien=abc"`)
  })

  it('of staff has no sign-up link', async () => {
    const staff = createApplication(identity.url, { realm: 'staff', redirectUri: `${deskUrl}/` })
    expect((await createBrowser().follow(staff.authorizeUrl())).text).not.toContain('/creation')
  })
})

describe('a sign-in under way', () => {
  const expired = { status: 400, text: expect.stringContaining(`href="${webUrl}"`) }

  it('works only in its own browser', async () => {
    const page = await createBrowser().follow(app.authorizeUrl())
    const stranger = createBrowser()
    expect(await stranger.open(page.url)).toMatchObject(expired)
    expect(await stranger.open(page.url, { form: { username: person.email, password } })).toMatchObject(expired)
  })

  it('expires after half an hour', async () => {
    const browser = createBrowser()
    const page = await browser.follow(app.authorizeUrl())
    await identity.sql(`update oidc_payload set expires_at = now() where model = 'Interaction'`)
    expect(await browser.open(page.url, { form: { username: person.email, password } })).toMatchObject(expired)
  })

  it('ends with its success', async () => {
    const browser = createBrowser()
    const page = await browser.follow(app.authorizeUrl())
    await browser.follow(page.url, { form: { username: person.email, password } })
    expect(await browser.open(page.url)).toMatchObject(expired)
  })

  it('works beside another one in the next tab', async () => {
    const browser = createBrowser()
    const [one, two] = [await browser.follow(app.authorizeUrl()), await browser.follow(app.authorizeUrl())]
    const credentials = { form: { username: person.email, password } }
    expect(answered(await browser.follow(one.url, credentials))).toHaveProperty('code')
    expect(answered(await browser.follow(two.url, credentials))).toHaveProperty('code')
  })

  it('accepts only forms, and no huge one', async () => {
    const browser = createBrowser()
    const page = await browser.follow(app.authorizeUrl())
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    expect(await browser.open(page.url, json)).toMatchObject({ status: 415 })
    expect(await browser.open(page.url, { form: { username: 'x'.repeat(20_000) } })).toMatchObject({ status: 413 })
    expect(await browser.open(page.url, { method: 'DELETE' })).toMatchObject({ status: 405 })
  })
})
