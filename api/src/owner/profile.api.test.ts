import { describe, expect, it } from 'vitest'
import { startAccounts } from '#test/accounts.ts'

const { call, peer, sql, passSeconds, addUser, signIn, claimsOf } = await startAccounts()

const profile = (bearer: string, query = '', language = 'fr') =>
  call('GET', `/owner/profile${query}`, { bearer, headers: { 'accept-language': language } })
const rowOf = async (subject: string) => (await sql('select * from owner where subject = $1', [subject]))[0]
/** `xmin` changes with every write to the row. */
const versionOf = async (subject: string) =>
  (await sql('select xmin from owner where subject = $1', [subject]))[0]?.xmin

describe('GET owner/profile', () => {
  it('creates the owner at the first sign-in, without an id in the response', async () => {
    const user = addUser()
    const reply = await profile((await signIn(user)).bearer, '?nocache=1700000000000')
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { email: user.email, identityFederation: false, language: 'fr', properties: [] },
    ])
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(await rowOf(user.id)).toMatchObject({
      issuer: `${peer.url}/realms/owner`,
      email: user.email,
      first_name: null,
      pending_email: null,
      acquisition: null,
    })
  })

  it('creates one owner for twenty parallel first sign-ins, and keeps one campaign', async () => {
    const user = addUser()
    const sessions = await Promise.all(Array.from({ length: 20 }, () => signIn(user)))
    const replies = await Promise.all(sessions.map(({ bearer }, i) => profile(bearer, `?campaign=c${i}`)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    const rows = await sql('select id, acquisition from owner where subject = $1', [user.id])
    expect(rows).toHaveLength(1)
    expect(rows[0].acquisition).toEqual({ campaign: expect.stringMatching(/^c\d+$/) })
  })

  it('takes normalised names from the identity server', async () => {
    const user = addUser({ firstName: 'jEAN-pierre', lastName: "d'ARTAGNAN" })
    expect((await profile((await signIn(user)).bearer)).json()).toMatchObject({
      firstName: 'Jean-Pierre',
      lastName: "D'Artagnan",
    })
  })

  it.each([['a\u202eb'], [' '], ['x'.repeat(101)]])('leaves the name empty instead of taking %j', async (firstName) => {
    const user = addUser({ firstName, lastName: 'Martin' })
    const owner = (await profile((await signIn(user)).bearer)).json()
    expect(owner).toMatchObject({ lastName: 'Martin' })
    expect(owner).not.toHaveProperty('firstName')
  })

  it('remembers that somebody signed in through the federation', async () => {
    const federations = [{ identityProvider: 'national-identity', userId: 'x' }]
    const user = addUser({ federations })
    expect((await profile((await signIn(user)).bearer)).json().identityFederation).toBe(true)
    user.federations = []
    expect((await profile((await signIn(user)).bearer)).json().identityFederation).toBe(true)
    const later = addUser()
    await profile((await signIn(later)).bearer)
    later.federations = federations
    expect((await profile((await signIn(later)).bearer)).json().identityFederation).toBe(true)
    expect(await rowOf(later.id)).toMatchObject({ identity_federation: true })
  })

  it('identifies by issuer and subject: another e-mail in the token changes nothing', async () => {
    const user = addUser()
    const { sid, bearer } = await signIn(user)
    await profile(bearer)
    const moved = await peer.owner.sign({ ...claimsOf(user, sid), email: 'elsewhere@example.org' })
    expect((await profile(moved)).json().email).toBe(user.email)
    const stranger = await peer.owner.sign({ ...claimsOf(user, sid), sub: 'someone-else' })
    expect((await profile(stranger)).json()).toMatchObject({ email: user.email })
    expect(await sql('select from owner where email = $1', [user.email])).toHaveLength(2)
  })

  it('shows no data of another owner', async () => {
    const [ana, ben] = [addUser({ firstName: 'Ana' }), addUser({ firstName: 'Ben' })]
    await profile((await signIn(ana)).bearer)
    const reply = await profile((await signIn(ben)).bearer)
    expect(reply.json()).toMatchObject({ firstName: 'Ben', email: ben.email })
    expect(reply.body).not.toContain('Ana')
  })

  it('needs a session', async () => {
    expect((await call('GET', '/owner/profile')).statusCode).toBe(401)
  })

  it('keeps the first campaign', async () => {
    const user = addUser()
    const { bearer } = await signIn(user)
    await profile(bearer, '?campaign=spring&source=letter&medium=mail')
    await profile(bearer, '?campaign=autumn')
    expect((await rowOf(user.id)).acquisition).toEqual({ campaign: 'spring', source: 'letter', medium: 'mail' })
  })

  it.each([
    [`?campaign=${'x'.repeat(129)}`, null],
    [`?campaign=${'x'.repeat(128)}`, { campaign: 'x'.repeat(128) }],
    ['?campaign=a&campaign=b&source=c', { source: 'c' }],
    ['?campaign=%00&source=', null],
    ['?campaign=a&unknown=b', { campaign: 'a' }],
  ])('accepts the campaign %s, cleaned', async (query, acquisition) => {
    const user = addUser()
    const reply = await profile((await signIn(user)).bearer, query)
    expect(reply.statusCode).toBe(200)
    expect((await rowOf(user.id)).acquisition).toEqual(acquisition)
  })

  it('writes once a day (Paris), not at each call', async () => {
    const user = addUser()
    const seenOn = async () =>
      (await sql('select last_sign_in_on::text as day from owner where subject = $1', [user.id]))[0].day
    const call = async () => profile((await signIn(user)).bearer, '?campaign=x')
    await call()
    expect(await seenOn()).toBe('2026-11-12')
    const first = await versionOf(user.id)
    await call()
    expect(await versionOf(user.id)).toBe(first)
    passSeconds(12 * 3_600 + 3_540) // 22:59 UTC
    await call()
    expect([await seenOn(), await versionOf(user.id)]).toEqual(['2026-11-12', first])
    passSeconds(60) // midnight in Paris
    const midnight = await Promise.all([call(), call(), call()])
    expect(midnight.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await seenOn()).toBe('2026-11-13')
  })

  it.each([
    ['en', 'fr'],
    ['fr', 'en'],
  ])('keeps the language of the first sign-in, %s, for mails, whatever later calls send', async (first, later) => {
    const user = addUser()
    for (const sent of [first, later, '', 'de']) {
      const { bearer } = await signIn(user)
      expect((await profile(bearer, '', sent)).json().language).toBe(first)
      expect((await rowOf(user.id)).language).toBe(first)
      passSeconds(86_400)
    }
  })

  it('stores nothing about anybody else', async () => {
    const [other, visitor] = [addUser(), addUser()]
    await profile((await signIn(other)).bearer, '', 'en')
    const before = await rowOf(other.id)
    passSeconds(5 * 86_400)
    await profile((await signIn(visitor)).bearer, '?campaign=mine', 'fr')
    expect(await rowOf(other.id)).toEqual(before)
  })
})
