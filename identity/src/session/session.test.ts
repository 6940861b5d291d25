import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { endSession } from '#session/end-sessions.service.ts'
import { createBrowser } from '#test/browser.ts'
import { startIdentity, tenantUrl } from '#test/harness.ts'
import { signInNewPerson } from '#test/new-person.ts'
import { addPerson } from '#test/people.ts'
import { answered, createApplication, payloadOf } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const app = createApplication(identity.url)
const newcomer = () => signInNewPerson(identity, app)

describe('a session', () => {
  it('continues without a page, with the same session id', async () => {
    const { browser, tokens } = await newcomer()
    const { code = '' } = await app.silent(browser)
    const { body } = await app.exchange(code)
    expect(payloadOf(body['access_token'] ?? '')['sid']).toBe(payloadOf(tokens.access_token)['sid'])
  })

  it('of one realm is invalid in another, even with renamed cookies', async () => {
    const { browser } = await newcomer()
    const tenant = createApplication(identity.url, { realm: 'tenant', redirectUri: `${tenantUrl}/` })
    expect(await tenant.silent(browser)).toMatchObject({ error: 'login_required' })
    // the same values under the names and paths of the other realm
    const disguised = createBrowser()
    disguised.setCookies(
      browser.cookies().map(({ name, path, ...rest }) => ({
        ...rest,
        name: name.replace('owner', 'tenant'),
        path: path.replace('owner', 'tenant'),
      })),
    )
    expect(await tenant.silent(disguised)).toMatchObject({ error: 'login_required' })
  })

  it('is refused with a cookie that this server did not sign', async () => {
    const { browser } = await newcomer()
    const thief = createBrowser()
    thief.setCookies(browser.cookies().filter(({ name }) => !name.endsWith('.sig')))
    expect(await app.silent(thief)).toMatchObject({ error: 'login_required' })
  })

  it('has cookies signed by HMAC-SHA-256', async () => {
    const { browser } = await newcomer()
    const cookies = browser.cookies()
    const signatures = cookies.filter(({ name }) => name.endsWith('.sig'))
    expect(signatures).not.toEqual([])
    for (const { name, value } of signatures) {
      const signed = cookies.find((it) => `${it.name}.sig` === name)
      const hmac = createHmac('sha256', identity.deps.config.COOKIE_KEYS).update(`${signed?.name}=${signed?.value}`)
      expect(value).toBe(hmac.digest('base64url'))
    }
  })

  it('has HttpOnly cookies, except for the one that scripts watch', async () => {
    const { browser } = await newcomer()
    for (const { name, path, attributes } of browser.cookies()) {
      expect(name).toMatch(/_owner(\.sig)?$/)
      expect(path).toMatch(/^\/realms\/owner/)
      const lower = attributes.map((attribute) => attribute.toLowerCase())
      expect(lower).toContain('samesite=lax')
      if (!name.startsWith('KEYCLOAK_SESSION')) expect(lower).toContain('httponly')
    }
    const session = browser.cookies().find(({ name }) => name === 'AUTH_SESSION_owner')
    expect(session?.attributes.join()).not.toMatch(/expires|max-age/i)
  })

  it('survives a restart and is shared by all instances', async () => {
    const { browser, tokens } = await newcomer()
    const another = await identity.instance({ IDENTITY_URL: identity.url })
    const elsewhere = createApplication(another.listensOn)
    const { code = '' } = await elsewhere.silent(browser)
    expect(await app.exchange(code, { code_verifier: elsewhere.verifier })).toMatchObject({ status: 200 })
    expect(await elsewhere.refresh(tokens.refresh_token)).toMatchObject({ status: 200 })
    // started on one instance, continued on the other
    const person = await addPerson(identity)
    const visitor = createBrowser()
    const page = await visitor.follow(app.authorizeUrl())
    const there = page.url.href.replace(identity.url, another.listensOn)
    const submitted = await visitor.open(there, { form: { username: person.email, password: person.password } })
    expect(answered(await visitor.follow(submitted.location ?? ''))).toHaveProperty('code')
  })

  it('survives a new cookie key while the old one is accepted', async () => {
    const { browser } = await newcomer()
    const { COOKIE_KEYS: old } = identity.deps.config
    const fresh = 'another-cookie-key-for-tests-0123456789'
    const both = await identity.instance({ IDENTITY_URL: identity.url, COOKIE_KEYS: `${fresh} ${old}` })
    expect(await createApplication(both.listensOn).silent(browser)).toHaveProperty('code')
    const stranger = createBrowser()
    stranger.setCookies((await newcomer()).browser.cookies())
    const one = await identity.instance({ IDENTITY_URL: identity.url, COOKIE_KEYS: fresh })
    expect(await createApplication(one.listensOn).silent(stranger)).toMatchObject({ error: 'login_required' })
  })

  it('stays ended, also for a request that began before', async () => {
    const { browser, tokens } = await newcomer()
    const sid = String(payloadOf(tokens.access_token)['sid'])
    const checks = Array.from({ length: 20 }, () => app.silent(browser))
    await endSession(identity.deps.db, 'owner', sid)
    await Promise.all(checks)
    expect(await app.silent(browser)).toMatchObject({ error: 'login_required' })
    expect(await app.refresh(tokens.refresh_token)).toMatchObject({ status: 400 })
  })

  it('ends when somebody else signs in with the same browser', async () => {
    const [browser, other] = [createBrowser(), await addPerson(identity)]
    // a sign-in page that was open before; prompt=login would ask for the same person
    const page = await browser.follow(app.authorizeUrl())
    const tokens = await app.signIn(browser, await addPerson(identity))
    const interstitial = await browser.follow(page.url, { form: { username: other.email, password: other.password } })
    // oidc-provider ends the old session by a self-submitting form; its script is allowed by hash
    expect(interstitial.headers.get('content-security-policy')).toContain("'sha256-")
    const [, action = ''] = /action="([^"]+)"/.exec(interstitial.text) ?? []
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(interstitial.text) ?? []
    const answer = await browser.follow(action, { form: { xsrf, logout: 'yes' } })
    const { body } = await app.exchange(answered(answer)['code'] ?? '')
    expect(payloadOf(body['access_token'] ?? '')).toMatchObject({ sub: other.id })
    expect(await app.refresh(tokens.refresh_token)).toMatchObject({ status: 400 })
  })
})
