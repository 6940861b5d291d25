import { performance } from 'node:perf_hooks'
import { freePort } from '@bailclair/one-machine/ports.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { createBrowser } from '#test/browser.ts'
import { someone, startWithFederation } from '#test/federation-flow.ts'
import { deskUrl, startIdentity, webUrl } from '#test/harness.ts'
import { addPerson, password } from '#test/people.ts'
import { answered, createApplication } from '#test/sign-in-flow.ts'

/** Tolerance for a busy machine. */
const toleranceMs = 4_000

const world = await startWithFederation()
const { identity, app, accountOf } = world
const links = (text: string) =>
  [...text.matchAll(/<a class="button[^>]* href="([^"]+)"/g)].map(([, href]) => href ?? '')
afterEach(() => world.setFault('none'))

describe('sign-in through the federation', () => {
  it('starts at once with kc_idp_hint', async () => {
    const browser = createBrowser()
    const authorization = await world.leave(browser)
    expect(Object.fromEntries(authorization.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^.{43}$/),
      state: expect.stringMatching(/^.{43}$/),
      nonce: expect.stringMatching(/^.{43}$/),
      redirect_uri: `${identity.url}/realms/owner/broker/national-identity/endpoint`,
      ui_locales: 'fr',
    })
    const answer = await browser.follow(await world.type(browser, authorization, someone()))
    expect(answer.location?.href.startsWith(`${webUrl}/#`)).toBe(true)
    expect(answered(answer)).toMatchObject({ state: 'the-state', code: expect.any(String) })
  })

  it.each(['owner', 'tenant'] as const)('starts with a button on the page of realm %s', async (realm) => {
    const browser = createBrowser()
    const application = world.applicationOf(realm)
    const page = await browser.follow(application.authorizeUrl({ kc_locale: 'en' }))
    expect(page.text).toContain('Sign in with Identité nationale')
    const [, href = ''] = /id="social-national-identity" href="([^"]+)"/.exec(page.text) ?? []
    const { location } = await browser.follow(new URL(href, page.url))
    expect(location?.searchParams.get('ui_locales')).toBe('en')
    const back = await world.type(browser, location as URL, someone())
    expect(answered(await browser.follow(back))).toHaveProperty('code')
  })

  it('is not offered to staff', async () => {
    const browser = createBrowser()
    const application = createApplication(identity.url, { realm: 'staff', redirectUri: `${deskUrl}/` })
    const page = await browser.follow(application.authorizeUrl({ kc_idp_hint: 'national-identity' }))
    expect(page).toMatchObject({ status: 200, location: undefined })
    expect(page.text).not.toContain('social-national-identity')
    expect(await browser.open(`${page.url}/federation`)).toMatchObject({ status: 404 })
    expect(await browser.open(`${identity.url}/realms/staff/broker/national-identity/endpoint`)).toMatchObject({
      status: 404,
    })
  })

  it('is not offered without a configured federation', async () => {
    const alone = await startIdentity()
    const browser = createBrowser()
    const url = createApplication(alone.url).authorizeUrl({ kc_idp_hint: 'national-identity' })
    const page = await browser.follow(url)
    expect(page.text).not.toContain('social-national-identity')
    expect(await browser.open(`${page.url}/federation`)).toMatchObject({ status: 404 })
  })

  it('starts on one instance and ends on another', async () => {
    const second = await identity.instance({ PORT: String(await freePort()) })
    const browser = createBrowser()
    const back = await world.type(browser, await world.leave(browser), someone())
    const { location } = await browser.open(`${second.listensOn}${back.pathname}${back.search}`)
    const answer = await browser.open(`${second.listensOn}${location?.pathname}${location?.search}`)
    expect(answered(await browser.follow(answer.location as URL))).toHaveProperty('code')
  })
})

describe('a manipulated return from the federation', () => {
  const failed = 'L’identification n’a pas abouti'

  it.each([
    ['no state', (back: URL) => back.searchParams.delete('state')],
    ['another state', (back: URL) => back.searchParams.set('state', 'x'.repeat(43))],
  ])('%s shows the page for an expired sign-in', async (_, change) => {
    const browser = createBrowser()
    const back = await world.type(browser, await world.leave(browser), someone())
    change(back)
    const page = await browser.follow(back)
    expect(page).toMatchObject({ status: 400, location: undefined })
    expect(page.text).toContain('Cette page n’est plus valable')
  })

  it.each([
    ['the nonce', 'nonce', 'n'.repeat(43)],
    ['the code challenge', 'code_challenge', 'c'.repeat(43)],
  ])('is refused when %s was changed', async (_, name, value) => {
    const browser = createBrowser()
    const authorization = await world.leave(browser)
    authorization.searchParams.set(name, value)
    const person = someone()
    const page = await browser.follow(await world.type(browser, authorization, person))
    expect(page).toMatchObject({ status: 400, location: undefined })
    expect(page.text).toContain(failed)
    expect(await accountOf(person.email)).toBeUndefined()
  })

  it('is refused with the code of another request, or none', async () => {
    const [one, other] = [createBrowser(), createBrowser()]
    const stolen = await world.type(one, await world.leave(one), someone())
    const back = await world.type(other, await world.leave(other), someone())
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    expect(await other.follow(back)).toMatchObject({ status: 400, location: undefined })

    const third = createBrowser()
    const without = await world.type(third, await world.leave(third), someone())
    without.searchParams.delete('code')
    expect((await third.follow(without)).text).toContain(failed)
  })

  it('is refused the second time', async () => {
    const browser = createBrowser()
    const back = await world.type(browser, await world.leave(browser), someone())
    const hop = await browser.open(back)
    expect(answered(await browser.follow(hop.location as URL))).toHaveProperty('code')
    expect(await createBrowser().follow(back)).toMatchObject({ status: 400, location: undefined })
    expect(await browser.follow(back)).toMatchObject({ status: 400, location: undefined })
    expect(await browser.follow(hop.location as URL)).toMatchObject({ status: 400, location: undefined })
  })

  it('succeeds once for two parallel returns', async () => {
    const browser = createBrowser()
    const hop = await browser.open(await world.type(browser, await world.leave(browser), someone()))
    const answers = await Promise.all([browser.open(hop.location as URL), browser.open(hop.location as URL)])
    const ends = answers.map(({ location }) => location?.pathname.replace(/^.*\/(?=failure|auth)/, '').split('/')[0])
    expect(ends.sort()).toEqual(['auth', 'failure'])
  })

  it('is refused in a browser that did not start it', async () => {
    const [attacker, victim] = [createBrowser(), createBrowser()]
    const back = await world.type(attacker, await world.leave(attacker), someone())
    await victim.follow(app.authorizeUrl())
    expect(await victim.follow(back)).toMatchObject({ status: 400, location: undefined })
    expect(await app.silent(victim)).toMatchObject({ error: 'login_required' })
  })

  it('is refused in another realm', async () => {
    const browser = createBrowser()
    const back = await world.type(browser, await world.leave(browser), someone())
    back.pathname = back.pathname.replace('/owner/', '/tenant/')
    expect(await browser.follow(back)).toMatchObject({ status: 400, location: undefined })
  })

  it('is refused from another issuer (RFC 9207)', async () => {
    const browser = createBrowser()
    const back = await world.type(browser, await world.leave(browser), someone())
    expect(back.searchParams.get('iss')).toBe(world.federation.issuer)
    back.searchParams.set('iss', 'https://evil.example')
    expect((await browser.follow(back)).text).toContain(failed)
  })
})

describe('a federation that fails to identify', () => {
  it('cancelled: explains it, and offers the password and a retry', async () => {
    const browser = createBrowser()
    const local = await addPerson(identity)
    const back = await world.choose(browser, await world.leave(browser, { kc_locale: 'en' }), { choice: 'cancel' })
    const page = await browser.follow(back)
    expect(page).toMatchObject({ status: 200, location: undefined })
    expect(page.text).toContain('Identification interrupted')
    const reloaded = await browser.open(page.url)
    expect(reloaded).toMatchObject({ status: 200, text: page.text })
    const [withPassword = '', retry = ''] = links(page.text)
    expect((await browser.follow(new URL(retry, page.url))).location?.origin).toBe(world.federation.issuer)
    const form = await browser.follow(new URL(withPassword, page.url))
    expect(form.text).toContain('id="kc-login"')
    expect(form.text).toContain('<html lang="en">')
    const [, action = ''] = /action="([^"]+)"/.exec(form.text) ?? []
    const wrong = await browser.follow(new URL(action.replaceAll('&amp;', '&'), form.url), {
      form: { username: local.email, password: 'not this one' },
    })
    const [, french = ''] = /href="([^"]+)" lang="fr"/.exec(wrong.text) ?? []
    const inFrench = await browser.follow(new URL(french.replaceAll('&amp;', '&'), form.url))
    expect(inFrench.text).toContain('Mot de passe oublié')
    const answer = await browser.follow(inFrench.url, { form: { username: local.email, password } })
    expect(answered(answer)).toHaveProperty('code')
  })

  it.each(['reset', 'silent'] as const)('%s: explains it within 4 s, and the password works', async (fault) => {
    const browser = createBrowser()
    const local = await addPerson(identity)
    await world.setFault(fault)
    const begin = performance.now()
    const page = await browser.follow(app.authorizeUrl({ kc_idp_hint: 'national-identity' }))
    expect(performance.now() - begin).toBeLessThan(4_000 + toleranceMs)
    expect(page).toMatchObject({ status: 503, location: undefined })
    expect(page.headers.get('retry-after')).toBe('60')
    expect(page.text).toContain('Identité nationale ne répond pas')
    const [withPassword = ''] = links(page.text)
    const form = await browser.follow(new URL(withPassword, page.url))
    const answer = await browser.follow(form.url, { form: { username: local.email, password } })
    expect(answered(answer)).toHaveProperty('code')
  })

  it.each(['reset', 'silent'] as const)('%s on the way back: explains it within 4 s', async (fault) => {
    const browser = createBrowser()
    const back = await world.type(browser, await world.leave(browser), someone())
    await world.setFault(fault)
    const begin = performance.now()
    const page = await browser.follow(back)
    expect(performance.now() - begin).toBeLessThan(4_000 + toleranceMs)
    expect(page).toMatchObject({ status: 503, location: undefined })
    await world.setFault('none')
    const [, retry = ''] = links(page.text)
    const { location } = await browser.follow(new URL(retry, page.url))
    const again = await browser.follow(await world.type(browser, location as URL, someone()))
    expect(answered(again)).toHaveProperty('code')
  })

  it('that refuses our credentials: nobody is signed in', async () => {
    const stranger = await startWithFederation({ FEDERATION_CLIENT_SECRET: 'not the secret' })
    const person = someone()
    const page = await stranger.signIn(createBrowser(), person)
    expect(page).toMatchObject({ status: 400, location: undefined })
    expect(await stranger.accountOf(person.email)).toBeUndefined()
    expect(stranger.identity.logs.join('')).toMatch(/"level":"warn".*"reason":"failed \w+Error/)
  })
})

it.each(['/failure/nothing', '/failure/__proto__', '/failure'])('%s answers 404', async (path) => {
  const browser = createBrowser()
  const page = await browser.follow(app.authorizeUrl())
  expect(await browser.open(`${page.url}/federation${path}`)).toMatchObject({ status: 404 })
})

it('signing out does not call the federation', async () => {
  const browser = createBrowser()
  const { code } = answered(await world.signIn(browser, someone()))
  const { body } = await app.exchange(code ?? '')
  const query = { post_logout_redirect_uri: `${webUrl}/`, id_token_hint: body['id_token'] ?? '' }
  const answer = await browser.follow(app.logoutUrl(query))
  expect(answer.location?.href).toBe(`${webUrl}/`)
})

it('no personal data, code or state is in the logs', async () => {
  const browser = createBrowser()
  const person = someone({ given_name: 'Canarifirst', family_name: 'Canarilast' })
  const back = await world.type(browser, await world.leave(browser), person)
  await browser.follow(back)
  const cancelled = createBrowser()
  await cancelled.follow(await world.choose(cancelled, await world.leave(cancelled), { choice: 'cancel' }))
  const logs = identity.logs.join('')
  expect(logs).toContain('"reason":"cancelled')
  for (const canary of [
    person.email,
    'Canari',
    'typed-',
    back.searchParams.get('code'),
    back.searchParams.get('state'),
  ])
    expect(logs).not.toContain(canary)
})
