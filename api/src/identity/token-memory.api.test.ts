import type { CryptoKey } from 'jose'
import { describe, expect, it } from 'vitest'
import { startAccounts } from '#test/accounts.ts'
import { createTokenMemory } from './token-memory.ts'

const { call, peer, sql, deps, addUser, claimsOf, signIn, passSeconds, now } = await startAccounts()
const status = async (bearer: string, path = '/owner/profile') => (await call('GET', path, { bearer })).statusCode

/** A token that has been used, so that its signature is not checked again. */
async function remembered(user = addUser()) {
  const { bearer, sid } = await signIn(user)
  expect([await status(bearer), await status(bearer)]).toEqual([200, 200])
  return { user, bearer, sid }
}

describe('a remembered access token', () => {
  it('is refused at once after a sign-out', async () => {
    const { bearer } = await remembered()
    await call('POST', '/owner/logout', { bearer })
    expect(await status(bearer)).toBe(401)
  })

  it('is refused at once when another instance denies its session', async () => {
    const { bearer, sid } = await remembered()
    await sql('insert into session_denied (sid, until) values ($1, $2)', [sid, new Date((now() + 600) * 1_000)])
    expect(await status(bearer)).toBe(401)
  })

  it('is refused at once after a cut-off of its account', async () => {
    const { bearer, user } = await remembered()
    await sql('update owner set sessions_not_before = $2 where subject = $1', [
      user.id,
      new Date(deps.clock().getTime() + 1),
    ])
    expect(await status(bearer)).toBe(401)
  })

  it('is refused at once when its account is deleted, and creates no other', async () => {
    const { bearer, user } = await remembered()
    expect((await call('DELETE', '/owner/deleteAccount', { bearer })).statusCode).toBeLessThan(300)
    expect(await status(bearer)).toBe(401)
    expect(await sql('select id from owner where subject = $1', [user.id])).toEqual([])
  })

  it('ends with its expiry, its greatest age and the tolerated skew', async () => {
    const [short, long] = [addUser(), addUser()]
    const brief = await peer.owner.sign({ ...claimsOf(short, 'brief'), exp: now() + 10 })
    const endless = await peer.owner.sign({ ...claimsOf(long, 'endless'), exp: now() + 365 * 24 * 3_600 })
    expect([await status(brief), await status(endless)]).toEqual([200, 200])
    passSeconds(14)
    expect([await status(brief), await status(endless)]).toEqual([200, 200])
    passSeconds(1)
    expect([await status(brief), await status(endless)]).toEqual([401, 200])
    passSeconds(290)
    expect(await status(endless)).toBe(200)
    passSeconds(1)
    expect(await status(endless)).toBe(401)
  })

  it('is not valid before its time when the clock is set back', async () => {
    const { bearer } = await remembered()
    passSeconds(-6)
    expect(await status(bearer)).toBe(401)
    passSeconds(6)
    expect(await status(bearer)).toBe(200)
  })

  it('is no token of another realm, and none with another signature', async () => {
    const { bearer } = await remembered()
    expect(await status(bearer, '/tenant/profile')).toBe(401)
    const [head, body] = bearer.split('.')
    expect(await status(`${head}.${body}.${'A'.repeat(342)}`)).toBe(401)
  })

  it('is not mixed up with that of the same subject in another realm', async () => {
    const { user, bearer, sid } = await remembered()
    const iss = `${peer.url}/realms/tenant`
    const tenant = { ...claimsOf(user, sid), iss, aud: 'tenant-api', azp: 'tenant-front' }
    const other = await peer.tenant.sign(tenant)
    expect([await status(other, '/tenant/profile'), await status(other)]).toEqual([200, 401])
    expect([await status(bearer), await status(bearer, '/tenant/profile')]).toEqual([200, 401])
  })

  it('has the roles of its own text', async () => {
    const user = addUser()
    const staffOf = (roles: string[]) =>
      peer.staff.sign({
        ...claimsOf(user, 'staff'),
        iss: `${peer.url}/realms/staff`,
        aud: 'staff-api',
        azp: 'desk-front',
        acr: '2',
        realm_access: { roles },
      })
    const [verifier, nobody] = [await staffOf(['verifier']), await staffOf([])]
    expect(await status(verifier, '/desk/queue')).toBe(200)
    expect(await status(nobody, '/desk/queue')).toBe(403)
    expect(await status(verifier, '/desk/queue')).toBe(200)
  })

  it('is refused once its key is withdrawn', async () => {
    const { bearer, user } = await remembered()
    passSeconds(6) // keys are fetched at most every five seconds
    await peer.owner.rotateKey({ withdraw: true })
    expect(await status((await signIn(user)).bearer)).toBe(200)
    expect(await status(bearer)).toBe(401)
  })
})

it('remembers a limited number of tokens, the latest ones', () => {
  const memory = createTokenMemory<string>(2)
  const token = (content: string) => ({ content, kid: 'k', key: {} as CryptoKey, times: { iat: 0, exp: 1 } })
  for (const name of ['a', 'b', 'c']) memory.remember(name, token(name))
  expect(['a', 'b', 'c'].map((name) => memory.find(name)?.content)).toEqual([undefined, 'b', 'c'])
})
