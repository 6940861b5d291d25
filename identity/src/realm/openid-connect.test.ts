import { createRemoteJWKSet, decodeProtectedHeader, importJWK, jwtVerify, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { loadSigningKeys } from '#signing-key/signing-keys.service.ts'
import { createBrowser } from '#test/browser.ts'
import { startIdentity, webUrl } from '#test/harness.ts'
import { signInNewPerson } from '#test/new-person.ts'
import { addPerson } from '#test/people.ts'
import { answered, createApplication, payloadOf } from '#test/sign-in-flow.ts'

// What docs/openid-connect.md names and no other test shows.
const identity = await startIdentity()
const issuer = `${identity.url}/realms/owner`
const app = createApplication(identity.url)
const newcomer = () => signInNewPerson(identity, app)
const redirectUri = `${webUrl}/`
const discovery = async () =>
  (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as Record<string, unknown>

describe('discovery', () => {
  it('has every required field, as JSON', async () => {
    const response = await fetch(`${issuer}/.well-known/openid-configuration`)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toMatchObject({
      issuer,
      authorization_endpoint: expect.any(String),
      token_endpoint: expect.any(String),
      jwks_uri: expect.any(String),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      acr_values_supported: ['1', '2'],
      authorization_response_iss_parameter_supported: true,
    })
  })

  it('promises nothing that is not offered', async () => {
    const promised = await discovery()
    for (const name of [
      'userinfo_endpoint',
      'registration_endpoint',
      'introspection_endpoint',
      'revocation_endpoint',
      'device_authorization_endpoint',
      'pushed_authorization_request_endpoint',
    ])
      expect(promised).not.toHaveProperty(name)
    expect(promised).toMatchObject({ claims_parameter_supported: false, request_uri_parameter_supported: false })
    expect(promised['request_parameter_supported'] ?? false).toBe(false)
    expect(promised['grant_types_supported']).not.toContain('password')
    expect(promised['grant_types_supported']).not.toContain('implicit')
  })
})

describe('an authorization request', () => {
  it('by POST is not known: a cookie with SameSite=Lax would not come with it', async () => {
    const { origin, pathname, searchParams } = new URL(app.authorizeUrl())
    const { status } = await createBrowser().open(`${origin}${pathname}`, { form: Object.fromEntries(searchParams) })
    expect(status).toBe(404)
  })

  it('gets its state and the issuer back with the code', async () => {
    const state = 'A state with spaces, +&= and é'
    const answer = answered(await app.submit(createBrowser(), await addPerson(identity), { state }))
    expect(answer).toEqual({ code: expect.any(String), state, iss: issuer })
  })

  it('with an unknown parameter is answered as without it', async () => {
    const { status, location } = await createBrowser().open(app.authorizeUrl({ unknown_parameter: '1' }))
    expect(status).toBe(303)
    expect(location?.pathname).toContain('/login-actions/authenticate/')
  })

  it.each([
    ['a request object', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
    ['the address of one', { request_uri: 'https://example.org/request' }, 'request_uri_not_supported'],
    ['prompt=none beside another', { prompt: 'none login' }, 'invalid_request'],
    ['an unknown prompt', { prompt: 'hello' }, 'invalid_request'],
    ['a negative max_age', { max_age: '-1' }, 'invalid_request'],
    ['an unknown response type', { response_type: 'code id_token' }, 'unsupported_response_type'],
  ])('with %s is refused', async (_, parameters, error) => {
    expect(answered(await createBrowser().open(app.authorizeUrl(parameters)))).toMatchObject({
      error,
      state: 'the-state',
    })
  })

  it('is not answered with 307, which would send the password on', async () => {
    const person = await addPerson(identity)
    const browser = createBrowser()
    const page = await browser.follow(app.authorizeUrl())
    const { status } = await browser.open(page.url, { form: { username: person.email, password: person.password } })
    expect([302, 303]).toContain(status)
  })

  it('of a signed-in person with prompt=none and an older sign-in than max_age is refused', async () => {
    const { browser } = await newcomer()
    await identity.sql(
      `update oidc_payload set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload->>'loginTs')::integer - 61))
        where model = 'Session' and payload ? 'loginTs'`,
    )
    const ask = (max_age: string) => browser.follow(app.authorizeUrl({ prompt: 'none', max_age }))
    expect(answered(await ask('60'))).toMatchObject({ error: 'login_required' })
    expect(answered(await ask('600'))).toHaveProperty('code')
  })

  it('with max_age=0 always asks again', async () => {
    const { browser } = await newcomer()
    expect((await browser.follow(app.authorizeUrl({ max_age: '0' }))).text).toContain('id="password"')
  })

  it('with an ID token of somebody else and prompt=none is refused', async () => {
    const [mine, theirs] = [await newcomer(), await newcomer()]
    const ask = (id_token_hint: string) => mine.browser.follow(app.authorizeUrl({ prompt: 'none', id_token_hint }))
    expect(answered(await ask(theirs.tokens.id_token))).toMatchObject({ error: 'login_required' })
    expect(answered(await ask(mine.tokens.id_token))).toHaveProperty('code')
  })

  it('with acr_values gets the level that was reached', async () => {
    const person = await addPerson(identity)
    const { code = '' } = answered(await app.submit(createBrowser(), person, { acr_values: '2' }))
    const { body } = await app.exchange(code)
    expect(payloadOf(body['id_token'] ?? '')).toMatchObject({ acr: '1', amr: ['pwd'] })
  })
})

describe('an ID token', () => {
  it('is signed by a published key, for the client alone, and lasts as long as the access token', async () => {
    const { person, tokens } = await newcomer()
    const certs = createRemoteJWKSet(new URL(String((await discovery())['jwks_uri'])))
    const { payload, protectedHeader } = await jwtVerify(tokens.id_token, certs, {
      issuer,
      audience: 'owner-front',
      algorithms: ['RS256'],
    })
    expect(protectedHeader.kid).toEqual(expect.any(String))
    expect(payload).toMatchObject({ sub: person.id, aud: 'owner-front', azp: 'owner-front', nonce: 'the-nonce' })
    expect(Number(payload.exp) - Number(payload.iat)).toBe(300)
    expect(Math.abs(Number(payload['auth_time']) - Date.now() / 1_000)).toBeLessThan(60)
  })

  it('has no nonce unless one was sent', async () => {
    const { code = '' } = answered(await app.submit(createBrowser(), await addPerson(identity), { nonce: undefined }))
    const { body } = await app.exchange(code)
    expect(payloadOf(body['id_token'] ?? '')).not.toHaveProperty('nonce')
  })

  it('says how many factors there were', async () => {
    const one = await app.signIn(createBrowser(), await addPerson(identity))
    expect(payloadOf(one.id_token)).toMatchObject({ acr: '1', amr: ['pwd'] })
    const two = await app.signIn(createBrowser(), await addPerson(identity, { hasFactor: true }))
    expect(payloadOf(two.id_token)).toMatchObject({ acr: '2', amr: ['pwd', 'otp', 'mfa'] })
  })

  it('of a refresh is about the same sign-in', async () => {
    const { tokens } = await newcomer()
    const { body } = await app.refresh(tokens.refresh_token)
    const [before, after] = [payloadOf(tokens.id_token), payloadOf(body['id_token'] ?? '')]
    for (const claim of ['iss', 'sub', 'aud', 'azp', 'auth_time', 'acr', 'amr', 'sid'])
      expect([claim, after[claim]]).toEqual([claim, before[claim]])
  })
})

describe('the token endpoint', () => {
  it('tells caches to keep nothing', async () => {
    const { code = '' } = answered(await app.submit(createBrowser(), await addPerson(identity)))
    const { headers, body } = await app.exchange(code)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(body['token_type']).toBe('Bearer')
  })

  it.each([
    ['password', { username: 'a', password: 'b' }],
    ['urn:ietf:params:oauth:grant-type:device_code', { device_code: 'a' }],
    ['urn:ietf:params:oauth:grant-type:token-exchange', { subject_token: 'a' }],
  ])('does not know the grant %s', async (grant_type, form) => {
    expect(await app.token({ grant_type, client_id: 'owner-front', ...form })).toMatchObject({
      status: 400,
      body: { error: 'unsupported_grant_type' },
    })
  })

  it('does not give the code of one client to another', async () => {
    const { code = '' } = answered(await app.submit(createBrowser(), await addPerson(identity)))
    const { status } = await app.exchange(code, {
      client_id: 'bailclair-api',
      client_secret: identity.deps.config.BAILCLAIR_API_CLIENT_SECRET,
    })
    expect(status).toBe(400)
  })
})

describe('signing out', () => {
  const back = { client_id: 'owner-front', post_logout_redirect_uri: redirectUri }

  it('by POST is not known, for the same reason', async () => {
    const { browser, tokens } = await newcomer()
    const form = { ...back, id_token_hint: tokens.id_token }
    expect((await browser.open(app.logoutUrl({}), { form })).status).toBe(404)
    expect(await app.silent(browser)).toHaveProperty('code')
  })

  it('accepts an ID token that has expired', async () => {
    const { browser, tokens } = await newcomer()
    const { jwks } = await loadSigningKeys(identity.deps, 'owner')
    const { kid } = decodeProtectedHeader(tokens.id_token)
    const key = await importJWK(jwks.keys.find((jwk) => jwk.kid === kid) ?? {}, 'RS256')
    const expired = await new SignJWT({ ...payloadOf(tokens.id_token), exp: Math.floor(Date.now() / 1_000) - 3_600 })
      .setProtectedHeader({ alg: 'RS256', kid: String(kid) })
      .sign(key)
    const answer = await browser.open(app.logoutUrl({ ...back, id_token_hint: expired }))
    expect(answer.location?.href).toBe(redirectUri)
    expect(await app.silent(browser)).toMatchObject({ error: 'login_required' })
  })
})
