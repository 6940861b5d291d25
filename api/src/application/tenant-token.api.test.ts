import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { pseudonymOf } from '#platform/pseudonym.ts'
import { startApplications } from '#test/applications.ts'

const api = await startApplications()
const { newLandlord, newApplicant, tenantClaims, tenantToken, subscribe, peer, now, sql, deps, applicationsOn } = api
const owner = await newLandlord()
const link = owner.property.token
const ana = await newApplicant()
const claims = tenantClaims(ana.user)
const sign = (given: object) => peer.tenant.sign({ ...claims, ...given })
const stranger = await generateKeyPair('RS256')
const kid = peer.tenant.publicKey().kid
const header = { alg: 'RS256', kid }

const refused: [string, () => unknown][] = [
  ['nothing', () => undefined],
  ['null', () => null],
  ['a number', () => 12],
  ['a list of a good one', () => [ana.token]],
  ['an empty text', () => ''],
  ['noise', () => 'x.y.z'],
  ['an owner’s access token', () => owner.bearer],
  ['an ID token', () => sign({ typ: 'ID', aud: 'tenant-front' })],
  ['an ID token for the API', () => sign({ typ: 'ID' })],
  ['a refresh token', () => sign({ typ: 'Refresh' })],
  ['one without type', () => sign({ typ: undefined })],
  ['one for another API', () => sign({ aud: 'owner-api' })],
  ['one for no API', () => sign({ aud: undefined })],
  ['one given to another application', () => sign({ azp: 'owner-front' })],
  ['one of the staff realm', () => sign({ iss: `${peer.url}/realms/staff` })],
  ['one of the owner realm, signed by the tenant’s', () => sign({ iss: `${peer.url}/realms/owner` })],
  ['one of this realm, signed by the owner’s', () => peer.owner.sign(claims)],
  ['an expired one', () => sign({ exp: now() - 6 })],
  ['one without expiry', () => sign({ exp: undefined })],
  ['one from the future', () => sign({ nbf: now() + 60 })],
  ['one without subject', () => sign({ sub: undefined })],
  ['one without session', () => sign({ sid: undefined })],
  ['one without e-mail', () => sign({ email: undefined })],
  ['one nobody signed', () => new UnsecuredJWT(claims).encode()],
  ['one a stranger signed', () => new SignJWT(claims).setProtectedHeader(header).sign(stranger.privateKey)],
  [
    'one signed by the public key as a secret',
    () =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(new TextEncoder().encode(JSON.stringify(peer.tenant.publicKey()))),
  ],
  ['one with another end', () => `${ana.token.slice(0, -4)}AAAA`],
  ['one with another payload', () => ana.token.replace(/\.(.)/, (_, letter) => `.${letter === 'e' ? 'f' : 'e'}`)],
]

describe('kcToken', () => {
  it.each(refused)('is refused: %s', async (_, make) => {
    const reply = await subscribe(link, await make())
    expect([reply.statusCode, reply.json().errors]).toEqual([401, [{ code: 'TenantTokenInvalid' }]])
    expect(await applicationsOn(owner.property.id)).toEqual([])
  })

  it('is refused for an ended session or a deleted account', async () => {
    const until = new Date(deps.clock().getTime() + 60_000)
    await sql('insert into session_denied (sid, until) values ($1, $2)', ['an-ended-session', until])
    expect((await subscribe(link, await sign({ sid: 'an-ended-session' }))).statusCode).toBe(401)
    const gone = await newApplicant()
    const hash = pseudonymOf(deps.config, 'tombstone', { issuer: `${peer.url}/realms/tenant`, subject: gone.user.id })
    await sql('insert into account_tombstone (subject_hash, until) values ($1, $2)', [hash, until])
    expect((await subscribe(link, gone.token)).statusCode).toBe(401)
  })

  it('needs a verified e-mail', async () => {
    const reply = await subscribe(link, await tenantToken(ana.user, { email_verified: false }))
    expect([reply.statusCode, reply.json().errors]).toEqual([403, [{ code: 'EmailNotVerified' }]])
  })

  it('gets 503, not 401, while the identity server is down', async () => {
    const fresh = await startApplications()
    const { property } = await fresh.newLandlord()
    const { token } = await fresh.newApplicant()
    fresh.peer.disturb((request) => (request === 'GET certs' ? 'fail' : undefined))
    const reply = await fresh.subscribe(property.token, token)
    expect([reply.statusCode, reply.json().errors]).toEqual([503, [{ code: 'IdentityUnavailable' }]])
    fresh.peer.disturb(() => undefined)
  })

  it('is accepted when valid', async () => {
    expect((await subscribe(link, ana.token)).statusCode).toBe(200)
  })
})
