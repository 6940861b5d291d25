import { createHmac, createPublicKey } from 'node:crypto'
import fc from 'fast-check'
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { startAccounts } from '#test/accounts.ts'

const { call, peer, sql, addUser, claimsOf, passSeconds, now, signIn } = await startAccounts()
const user = addUser()
const profile = (bearer: string) => call('GET', '/owner/profile', { bearer })
const claims = (changes: Record<string, unknown> = {}): JWTPayload => ({ ...claimsOf(user, 'a-session'), ...changes })
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

beforeEach(() => {
  peer.disturb(() => undefined)
  passSeconds(11) // so that a circuit breaker opened by a test lets calls through again
})

describe('an access token', () => {
  it('of the owner realm is accepted', async () => {
    expect((await profile(await peer.owner.sign(claims()))).statusCode).toBe(200)
    expect((await profile(await peer.owner.sign(claims({ aud: 'owner-api' })))).statusCode).toBe(200)
    expect((await profile(await peer.owner.sign(claims(), { typ: 'at+jwt' }))).statusCode).toBe(200)
  })

  it.each<[string, (t: number) => Record<string, unknown>]>([
    ['of the tenant realm', () => ({ iss: `${peer.url}/realms/tenant` })],
    ['of an issuer that only begins alike', () => ({ iss: `${peer.url}/realms/owner2` })],
    ['without issuer', () => ({ iss: undefined })],
    ['for another API', () => ({ aud: 'tenant-api' })],
    ['for the account console', () => ({ aud: ['account'] })],
    ['without audience', () => ({ aud: undefined })],
    ['given to another application', () => ({ azp: 'tenant-front' })],
    ['given to a service account', () => ({ azp: 'bailclair-api' })],
    ['without application', () => ({ azp: undefined })],
    ['that is an ID token', () => ({ typ: 'ID' })],
    ['that is a refresh token', () => ({ typ: 'Refresh' })],
    ['without type', () => ({ typ: undefined })],
    ['that has expired', (t) => ({ exp: t - 5 })],
    ['without expiry', () => ({ exp: undefined })],
    ['that is not valid yet', (t) => ({ nbf: t + 6 })],
    ['without date', () => ({ iat: undefined })],
    ['without subject', () => ({ sub: undefined })],
    ['with an empty subject', () => ({ sub: '' })],
    ['with an endless subject', () => ({ sub: 'x'.repeat(256) })],
    ['without session', () => ({ sid: undefined })],
    ['without e-mail', () => ({ email: undefined })],
    ['with what is no e-mail', () => ({ email: 'nobody' })],
  ])('%s is refused', async (_, changes) => {
    const reply = await profile(await peer.owner.sign(claims(changes(now()))))
    expect([reply.statusCode, reply.json().errors]).toEqual([401, [{ code: 'NotSignedIn' }]])
    expect(reply.headers['www-authenticate']).toBe('Bearer')
  })

  it('is accepted a few seconds after its end, for clocks that differ', async () => {
    expect((await profile(await peer.owner.sign(claims({ exp: now() - 4 })))).statusCode).toBe(200)
  })

  it('with an unverified e-mail is refused and creates no owner', async () => {
    const reply = await profile(await peer.owner.sign(claims({ sub: 'unproved', email_verified: false })))
    expect([reply.statusCode, reply.json().errors]).toEqual([403, [{ code: 'EmailNotVerified' }]])
  })

  it('identifies the caller, and whether they signed in through the federation', async () => {
    const said = { given_name: 'Ana', family_name: 'Durand' }
    await profile(await peer.owner.sign(claims({ sub: 'said', email: 'said@example.org', ...said })))
    await profile(await peer.owner.sign(claims({ sub: 'vouched', identity_provider: 'national-identity' })))
    await profile(await peer.owner.sign(claims({ sub: 'odd', given_name: '', family_name: 1, identity_provider: [] })))
    const rows = await sql(
      `select subject, email, first_name, last_name, identity_federation from owner
       where subject in ('said', 'vouched', 'odd') order by subject`,
    )
    const nameless = { email: user.email, first_name: null, last_name: null }
    expect(rows).toEqual([
      { subject: 'odd', ...nameless, identity_federation: false },
      {
        subject: 'said',
        email: 'said@example.org',
        first_name: 'Ana',
        last_name: 'Durand',
        identity_federation: false,
      },
      { subject: 'vouched', ...nameless, identity_federation: true },
    ])
  })

  it('is dated by auth_time, or by iat without it', async () => {
    const [someone, before] = [addUser(), now()]
    const { bearer } = await signIn(someone)
    passSeconds(10)
    await call('POST', '/owner/logout', { bearer, body: { everywhere: true } })
    passSeconds(1)
    const answerTo = async (times: object) =>
      (await profile(await peer.owner.sign({ ...claimsOf(someone, 'another'), ...times }))).statusCode
    expect(await answerTo({ auth_time: before })).toBe(401)
    expect(await answerTo({ auth_time: undefined, iat: before })).toBe(401)
    expect(await answerTo({ auth_time: undefined })).toBe(200)
    expect(await answerTo({ iat: before })).toBe(200)
  })

  it.each([
    [{ roles: ['verifier'] }, 200],
    [{ roles: ['auditor'] }, 403],
    [{ roles: 'verifier' }, 403],
    [undefined, 403],
  ])('of the team with the roles %j: %i', async (realm_access, status) => {
    const iss = `${peer.url}/realms/staff`
    const staff = { iss, aud: 'staff-api', azp: 'desk-front', acr: '2', realm_access }
    expect((await call('GET', '/desk/queue', { bearer: await peer.staff.sign(claims(staff)) })).statusCode).toBe(status)
  })

  it('signed by another realm is refused, whatever its claims', async () => {
    expect((await profile(await peer.tenant.sign(claims()))).statusCode).toBe(401)
    expect((await profile(await peer.tenant.sign(claims(), { kid: peer.owner.publicKey().kid }))).statusCode).toBe(401)
  })

  it('without key id, or with an embedded key, is refused', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    const jwk = { ...(await crypto.subtle.exportKey('jwk', publicKey)) }
    const own = (header: object) =>
      new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', ...header }).sign(privateKey)
    const keyless = new SignJWT(claims()).setProtectedHeader({ alg: 'RS256' }).sign(peer.owner.privateKey())
    const tokens = [
      keyless,
      own({ jwk }),
      own({ kid: peer.owner.publicKey().kid, jwk }),
      own({ kid: 'x', jku: 'http://evil.example/keys' }),
      own({ kid: '__proto__' }),
    ]
    for (const token of tokens) expect((await profile(await token)).statusCode).toBe(401)
  })

  it('with another algorithm is refused, also HS256 with our public key, and none', async () => {
    const { kid } = peer.owner.publicKey()
    const publicPem = createPublicKey({ key: peer.owner.publicKey(), format: 'jwk' }).export({
      type: 'spki',
      format: 'pem',
    })
    const hmacBody = `${base64({ alg: 'HS256', kid })}.${base64(claims())}`
    const tokens = [
      `${hmacBody}.${createHmac('sha256', publicPem).update(hmacBody).digest('base64url')}`,
      `${base64({ alg: 'none', kid })}.${base64(claims())}.`,
      `${base64({ kid })}.${base64(claims())}.AAAA`,
    ]
    for (const token of tokens) expect((await profile(token)).statusCode).toBe(401)
  })

  it('is read from the Authorization header only', async () => {
    const token = await peer.owner.sign(claims())
    const attempts = [
      call('GET', `/owner/profile?access_token=${token}&token=${token}`),
      call('GET', '/owner/profile', { headers: { cookie: `token=${token}` } }),
      call('GET', '/owner/profile', { headers: { authorization: token } }),
      call('GET', '/owner/profile', { headers: { authorization: `Token ${token}` } }),
      call('POST', '/owner/names', { body: { access_token: token, firstName: 'A', lastName: 'B', email: user.email } }),
    ]
    for (const reply of await Promise.all(attempts)) expect(reply.statusCode).toBe(401)
  })

  it('with any changed byte is refused', async () => {
    const token = await peer.owner.sign(claims())
    const expected = [401, [{ code: 'NotSignedIn' }]]
    const alphabet = 'ABCabc019-_'
    const altered = fc.oneof(
      fc.tuple(fc.nat(token.length - 1), fc.constantFrom(...alphabet)).map(([at, char]) => {
        const changed = token.slice(0, at) + char + token.slice(at + 1)
        return changed
      }),
      fc.nat(token.length - 1).map((length) => token.slice(0, length)),
      fc.constantFrom(token.toUpperCase(), token.toLowerCase(), `${token}A`, token.split('.').toReversed().join('.')),
    )
    // the last character of a signature has unused bits
    const isAnother = (text: string) => !text.startsWith(token.slice(0, -1)) && text !== ''
    await fc.assert(
      fc.asyncProperty(altered.filter(isAnother), async (text) => {
        const reply = await profile(text)
        expect([reply.statusCode, reply.json().errors]).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the keys of the realm', () => {
  const keyRequests = () => peer.requests.filter((request) => request === 'GET certs').length

  it('are fetched once, then cached', async () => {
    const { bearer } = await signIn(user)
    await profile(bearer)
    const before = keyRequests()
    await Promise.all(Array.from({ length: 10 }, () => profile(bearer)))
    expect(keyRequests()).toBe(before)
  })

  it('are fetched again for an unknown key id, but not at each request', async () => {
    const strange = await peer.owner.sign(claims(), { kid: 'strange' })
    const before = keyRequests()
    const replies = await Promise.all(Array.from({ length: 10 }, () => profile(strange)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(401))
    expect(keyRequests()).toBe(before + 1)
    passSeconds(4)
    await profile(strange)
    expect(keyRequests()).toBe(before + 1)
    passSeconds(1)
    await profile(strange)
    expect(keyRequests()).toBe(before + 2)
  })

  it('can rotate: a new key is found, an old one is valid while it is published', async () => {
    const old = await peer.owner.sign(claims({ exp: now() + 3_600 }))
    await profile(old)
    passSeconds(5)
    await peer.owner.rotateKey()
    expect((await profile(await peer.owner.sign(claims()))).statusCode).toBe(200)
    expect((await profile(old)).statusCode).toBe(200)
    await peer.owner.rotateKey({ withdraw: true })
    passSeconds(601)
    await profile(old) // valid once more, while the keys are fetched
    await expect.poll(async () => (await profile(old)).statusCode).toBe(401)
  })

  it('are fetched again after ten minutes, in an outage at most every five seconds', async () => {
    const fresh = () => peer.owner.sign(claims())
    await profile(await peer.owner.sign(claims(), { kid: 'strange' })) // so that they are cached from now on
    const before = keyRequests()
    passSeconds(599)
    await profile(await fresh())
    expect(keyRequests()).toBe(before)
    passSeconds(1)
    await profile(await fresh())
    await expect.poll(keyRequests).toBe(before + 1)
    passSeconds(5)
    await profile(await peer.owner.sign(claims(), { kid: 'strange' })) // waits until the keys are there
    const beforeOutage = keyRequests()
    peer.disturb((request) => (request === 'GET certs' ? 'fail' : undefined))
    passSeconds(600)
    for (const [seconds, requests] of [
      [0, 1],
      [4, 1],
      [1, 2],
    ] as const) {
      passSeconds(seconds)
      expect((await profile(await fresh())).statusCode).toBe(200)
      expect((await profile(await fresh())).statusCode).toBe(200)
      await expect.poll(keyRequests).toBe(beforeOutage + requests)
    }
  })

  it('that sign nothing, or are unreadable, are skipped', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    const { kty, n, e } = await crypto.subtle.exportKey('jwk', publicKey)
    const odd = {
      encryption: { kty, n, e, use: 'enc' },
      another: { kty, n, e, alg: 'RS512' },
      curve: { kty: 'EC', crv: 'P-256', x: n, y: e },
      broken: { kty, n: '', e: '' },
      good: { kty, n, e },
    }
    peer.owner.publishBeside([{}, ...Object.entries(odd).map(([kid, key]) => ({ ...key, kid }))])
    const signedBy = (kid: string) => new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
    passSeconds(5)
    expect((await profile(await signedBy('good'))).statusCode).toBe(200)
    for (const kid of ['encryption', 'another', 'curve', 'broken'])
      expect([kid, (await profile(await signedBy(kid))).statusCode]).toEqual([kid, 401])
    expect((await profile(await peer.owner.sign(claims()))).statusCode).toBe(200)
    peer.owner.publishBeside([])
  })

  it('that are cached work through an outage; an unknown key id answers 503, never 401', async () => {
    const { bearer } = await signIn(user)
    await profile(bearer)
    const strange = await peer.owner.sign(claims(), { kid: 'strange' })
    passSeconds(5)
    for (const how of ['fail', 'hang', 'lose', 'garble', 'forbid'] as const) {
      peer.disturb(() => how)
      const reply = await profile(strange)
      expect([how, reply.statusCode, reply.json().errors]).toEqual([how, 503, [{ code: 'IdentityUnavailable' }]])
      expect(reply.headers['retry-after']).toBe('10')
      expect((await profile(bearer)).statusCode).toBe(200)
    }
    // the circuit breaker is open by now
    expect((await profile(strange)).statusCode).toBe(503)
    passSeconds(11)
    peer.disturb(() => undefined)
    expect((await profile(strange)).statusCode).toBe(401)
  })

  it('that are older than ten minutes work through an outage too', async () => {
    await profile(await peer.owner.sign(claims()))
    peer.disturb(() => 'fail')
    passSeconds(3_600)
    for (let i = 0; i < 3; i++) expect((await profile(await peer.owner.sign(claims()))).statusCode).toBe(200)
  })
})
