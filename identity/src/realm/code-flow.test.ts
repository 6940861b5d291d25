import { createRemoteJWKSet, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '#test/browser.ts'
import { deskUrl, startIdentity, tenantUrl, webUrl } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'
import { answered, createApplication, payloadOf } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const app = createApplication(identity.url)
const person = await addPerson(identity)
const newCode = async () => answered(await app.submit(createBrowser(), person))['code'] ?? ''

describe('the authorization code flow', () => {
  it('goes from the application through the sign-in page to valid tokens', async () => {
    const tokens = await app.signIn(createBrowser(), person)
    const certs = createRemoteJWKSet(new URL(`${identity.url}/realms/owner/protocol/openid-connect/certs`))
    const { payload } = await jwtVerify(tokens.access_token, certs, {
      issuer: `${identity.url}/realms/owner`,
      audience: 'owner-api',
      algorithms: ['RS256'],
    })
    expect(payload).toMatchObject({
      sub: person.id,
      azp: 'owner-front',
      typ: 'Bearer',
      email: person.email,
      email_verified: true,
      given_name: 'Jeanne',
      family_name: 'Martin',
      sid: expect.any(String),
      auth_time: expect.any(Number),
    })
    expect(payload).not.toHaveProperty('identity_provider')
    expect(Number(payload.exp) - Number(payload.iat)).toBe(300)
    expect(tokens.expires_in).toBe(300)
    expect(payloadOf(tokens.id_token)).toMatchObject({
      sub: person.id,
      aud: 'owner-front',
      typ: 'ID',
      azp: 'owner-front',
      nonce: 'the-nonce',
      sid: payload['sid'],
      auth_time: payload['auth_time'],
      email: person.email,
    })
    expect(payloadOf(tokens.refresh_token)).toMatchObject({ typ: 'Refresh', sid: payload['sid'], sub: person.id })
  })

  it.each([
    ['tenant', 'tenant-api', 'tenant-front', `${tenantUrl}/`],
    ['tenant', 'tenant-api', 'tenant-front', `${webUrl}/validConnexion/abc`],
    ['staff', 'staff-api', 'desk-front', `${deskUrl}/dossier`],
  ] as const)('signs in to the realm %s for %s, by %s, back to %s', async (realm, audience, azp, redirectUri) => {
    const someone = await addPerson(identity, { realm })
    const tokens = await createApplication(identity.url, { realm, redirectUri }).signIn(createBrowser(), someone)
    expect(payloadOf(tokens.access_token)).toMatchObject({ aud: audience, azp })
  })

  it.each([
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['with an implicit response', { response_type: 'token' }, 'unsupported_response_type'],
    ['for the administration', { resource: 'urn:bailclair:realm-management' }, 'invalid_target'],
    ['for another API', { resource: 'urn:bailclair:tenant-api' }, 'invalid_target'],
    ['that must not ask, without a session', { prompt: 'none' }, 'login_required'],
  ])('refuses a request %s', async (_, parameters, error) => {
    const answer = await createBrowser().open(app.authorizeUrl(parameters))
    expect(answered(answer)).toMatchObject({ error, state: 'the-state' })
  })

  it.each([
    ['another origin', { redirect_uri: 'https://evil.example/' }],
    ['another port', { redirect_uri: 'http://web.test:4101/' }],
    ['a name that begins alike', { redirect_uri: `${webUrl}.evil.example/` }],
    ['a user name', { redirect_uri: `${webUrl.replace('//', '//web.test:4100@evil.example')}/` }],
    ['the other realm’s application', { redirect_uri: `${tenantUrl}/` }],
    ['an unknown client', { client_id: 'someone-else' }],
    ['a client of another realm', { client_id: 'tenant-front' }],
  ])('never redirects to %s', async (_, parameters) => {
    const { status, location, text } = await createBrowser().open(app.authorizeUrl(parameters))
    expect({ status, location }).toEqual({ status: 400, location: undefined })
    expect(text).not.toMatch(/(href|action|src)="?[^"\s]*:[^"\s]*evil/)
  })
})

describe('a code', () => {
  const refused = { status: 400, body: expect.objectContaining({ error: 'invalid_grant' }) }

  it('is refused when it was changed', async () => {
    const code = await newCode()
    expect(await app.exchange(`${code.slice(0, -1)}${code.endsWith('a') ? 'b' : 'a'}`)).toMatchObject(refused)
    expect(await app.exchange(code)).toMatchObject({ status: 200 })
  })

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(96) }],
    ['no verifier', { code_verifier: '' }],
    ['another address', { redirect_uri: `${webUrl}/home` }],
  ])('is refused with %s', async (_, parameters) => {
    expect(await app.exchange(await newCode(), parameters)).toMatchObject(refused)
  })

  it('is refused in another realm', async () => {
    const tenant = createApplication(identity.url, { realm: 'tenant' })
    expect(await tenant.exchange(await newCode())).toMatchObject(refused)
  })

  it('used a second time revokes all its tokens', async () => {
    const code = await newCode()
    const { body } = await app.exchange(code)
    expect(await app.exchange(code)).toMatchObject(refused)
    expect(await app.refresh(body['refresh_token'] ?? '')).toMatchObject(refused)
  })

  it('used twice in parallel gives tokens at most once, and those cannot be refreshed', async () => {
    const code = await newCode()
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.exchange(code)))
    const winners = answers.filter(({ status }) => status === 200)
    expect(winners.length).toBeLessThanOrEqual(1)
    for (const { body } of winners) expect(await app.refresh(body['refresh_token'] ?? '')).toMatchObject(refused)
  })

  it('lasts a minute', async () => {
    const code = await newCode()
    const [row] = await identity.sql(
      `select extract(epoch from expires_at - now())::float as left from oidc_payload
        where model = 'AuthorizationCode' order by expires_at desc limit 1`,
    )
    expect(row?.['left']).toBeGreaterThan(50)
    expect(row?.['left']).toBeLessThanOrEqual(60)
    await identity.sql(`update oidc_payload set expires_at = now() where model = 'AuthorizationCode'`)
    expect(await app.exchange(code)).toMatchObject(refused)
  })
})

it('stores no usable refresh token, code or password', async () => {
  const code = await newCode()
  const { body } = await app.exchange(code)
  const rows = JSON.stringify(await identity.sql('select * from oidc_payload'))
  expect(rows).toContain('RefreshToken')
  expect(rows).not.toContain(code)
  expect(rows).not.toContain(body['refresh_token'])
  expect(JSON.stringify(await identity.sql('select * from password_credential'))).not.toContain(person.password)
})

it('writes no e-mail, password, code or token to the log', async () => {
  const tokens = await app.signIn(createBrowser(), person)
  await app.submit(createBrowser(), { email: person.email, password: 'a wrong password' }, { login_hint: person.email })
  await app.refresh(tokens.refresh_token)
  const text = identity.logs.join('')
  expect(text).toContain('/realms/:realm/login-actions/authenticate/:uid')
  expect(text).toContain('/realms/:realm (token)')
  for (const secret of [person.email, person.password, 'a wrong password', 'the-state', tokens.refresh_token]) {
    expect(text).not.toContain(secret)
  }
  expect(text).not.toMatch(/person-|eyJ|code_challenge/)
})
