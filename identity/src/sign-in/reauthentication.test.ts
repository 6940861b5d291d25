import { describe, expect, it } from 'vitest'
import { createBrowser } from '#test/browser.ts'
import { someone, startWithFederation } from '#test/federation-flow.ts'
import { addPerson, password } from '#test/people.ts'
import { answered, payloadOf, type Tokens } from '#test/sign-in-flow.ts'

const { identity, app, leave, type, signIn: signInByFederation, federation } = await startWithFederation()

/** Moves the sign-in of every session some seconds into the past. */
const age = (seconds: number) =>
  identity.sql(
    `update oidc_payload set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload->>'loginTs')::integer - $1::integer))
      where model = 'Session' and payload ? 'loginTs'`,
    [seconds],
  )
const tokensOf = async (code = '') => (await app.exchange(code)).body as unknown as Tokens
const authTime = ({ access_token: token }: Tokens) => Number(payloadOf(token)['auth_time'])

async function signedIn() {
  const browser = createBrowser()
  const person = await addPerson(identity)
  const tokens = await app.signIn(browser, person)
  return { browser, person, tokens }
}

describe.each([
  ['prompt=login', { prompt: 'login' }],
  ['max_age', { max_age: '600' }],
])('a request with %s of somebody who signed in long ago', (_, request) => {
  it('shows who is signed in and asks only for the password', async () => {
    const { browser, person } = await signedIn()
    await age(601)
    const { text } = await browser.follow(app.authorizeUrl({ ...request, kc_locale: 'en' }))
    expect(text).toContain('Confirm that it is you')
    expect(text).toContain(`<strong>${person.email}</strong>`)
    expect(text).not.toContain('id="username"')
    expect(text).not.toContain('/creation"')
    expect(text).not.toContain('social-national-identity')
  })

  it('gives tokens of the same session with a new auth_time', async () => {
    const { browser, tokens } = await signedIn()
    await age(601)
    const page = await browser.follow(app.authorizeUrl(request))
    const { code } = answered(await browser.follow(page.url, { form: { password } }))
    const fresh = await tokensOf(code)
    expect(payloadOf(fresh.access_token)['sid']).toBe(payloadOf(tokens.access_token)['sid'])
    expect(Math.abs(authTime(fresh) - authTime(tokens))).toBeLessThan(60)
    // a refresh keeps it
    const { body } = await app.refresh(fresh.refresh_token)
    expect(payloadOf(body['access_token'] ?? '')['auth_time']).toBe(authTime(fresh))
  })

  it('takes the password of the session’s account only, whatever name is sent', async () => {
    const { browser, person } = await signedIn()
    await age(601)
    const other = await addPerson(identity)
    await identity.sql('update password_credential set hash = $2 where account_id = $1', [other.id, 'unusable'])
    const page = await browser.follow(app.authorizeUrl(request))
    const answer = await browser.follow(page.url, { form: { username: other.email, password } })
    const { access_token: token } = await tokensOf(answered(answer)['code'])
    expect(payloadOf(token)['sub']).toBe(person.id)
  })

  it('refuses a wrong password', async () => {
    const { browser } = await signedIn()
    await age(601)
    const page = await browser.follow(app.authorizeUrl(request))
    const { text, status } = await browser.follow(page.url, { form: { password: 'not this one' } })
    expect(status).toBe(200)
    expect(text).toContain('Mot de passe incorrect')
  })

  it('can be cancelled; the session goes on as before', async () => {
    const { browser } = await signedIn()
    await age(601)
    const page = await browser.follow(app.authorizeUrl(request))
    const [, cancel = ''] = /id="kc-cancel" href="([^"]+)"/.exec(page.text) ?? []
    expect(answered(await browser.follow(new URL(cancel, page.url)))).toMatchObject({ error: 'access_denied' })
    const { code } = await app.silent(browser)
    expect(authTime(await tokensOf(code))).toBeLessThan(Date.now() / 1_000 - 600)
  })
})

it('max_age asks nothing of somebody who signed in recently', async () => {
  const { browser } = await signedIn()
  expect(answered(await browser.follow(app.authorizeUrl({ max_age: '600' })))).toHaveProperty('code')
})

it('an account that was signed out everywhere signs in as usual', async () => {
  const { browser, person } = await signedIn()
  await identity.sql('update account set not_before = not_before + 2000000000 where id = $1', [person.id])
  const { text } = await browser.follow(app.authorizeUrl({ prompt: 'login' }))
  expect(text).toContain('id="username"')
})

describe('somebody of the federation', () => {
  async function federated() {
    const browser = createBrowser()
    const person = someone()
    answered(await signInByFederation(browser, person))
    return { browser, person }
  }
  const toFederation = async (browser: ReturnType<typeof createBrowser>) => {
    const page = await browser.follow(app.authorizeUrl({ prompt: 'login' }))
    const [, href = ''] = /id="social-national-identity" href="([^"]+)"/.exec(page.text) ?? []
    return { page, location: (await browser.follow(new URL(href.replaceAll('&amp;', '&'), page.url))).location as URL }
  }

  it('confirms there, where they are asked again', async () => {
    const { browser, person } = await federated()
    const { page, location } = await toFederation(browser)
    expect(page.text).not.toContain('id="password"')
    expect(location.origin).toBe(federation.issuer)
    expect(location.searchParams.get('prompt')).toBe('login')
    const answer = await browser.follow(await type(browser, location, person))
    expect(answered(answer)).toHaveProperty('code')
  })

  it('cannot confirm as another person, and nothing is linked', async () => {
    const { browser } = await federated()
    const { location } = await toFederation(browser)
    const other = someone()
    const { text } = await browser.follow(await type(browser, location, other))
    expect(text).toContain('Ce n’est pas la même personne')
    expect(await identity.sql('select from account where email = $1', [other.email])).toEqual([])
  })

  it('is not asked for a fresh sign-in at an ordinary one', async () => {
    const location = await leave(createBrowser())
    expect(location.searchParams.get('prompt')).toBeNull()
  })
})
