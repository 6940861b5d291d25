import { beforeEach, describe, expect, it } from 'vitest'
import { startAccounts } from '#test/accounts.ts'
import { passwordIdOf } from '#test/identity-realm.ts'
import { openIdentity } from './identity.gateway.ts'

const { deps, peer, passSeconds, addUser, call } = await startAccounts()
const { identity } = deps
const tokenRequests = () => peer.requests.filter((request) => request === 'POST token').length
const unavailable = { code: 'IdentityUnavailable', retryAfter: 10 }

beforeEach(() => {
  peer.disturb(() => undefined)
  passSeconds(11)
})

describe('the service account', () => {
  it('fetches one token for parallel callers, and renews it before it ends', async () => {
    const user = addUser()
    const before = tokenRequests()
    await Promise.all(Array.from({ length: 10 }, () => identity.findUser('owner', user.id)))
    expect(tokenRequests()).toBe(before + 1)
    passSeconds(279)
    await identity.findUser('owner', user.id)
    expect(tokenRequests()).toBe(before + 1)
    passSeconds(1)
    await identity.findUser('owner', user.id)
    expect(tokenRequests()).toBe(before + 2)
  })

  it('has one token per realm', async () => {
    const before = tokenRequests()
    await identity.findUserByEmail('tenant', 'nobody@example.org')
    expect(tokenRequests()).toBe(before + 1)
  })

  it('fetches another token when the identity server refuses the cached one', async () => {
    const user = addUser()
    await identity.findUser('owner', user.id)
    peer.forgetServiceTokens()
    expect((await identity.findUser('owner', user.id))?.id).toBe(user.id)
  })

  it('that is refused is an outage, and a failure is not cached', async () => {
    const user = addUser()
    passSeconds(300)
    peer.disturb((request) => (request === 'POST token' ? 'fail' : undefined))
    await expect(identity.findUser('owner', user.id)).rejects.toMatchObject(unavailable)
    peer.disturb(() => undefined)
    expect((await identity.findUser('owner', user.id))?.id).toBe(user.id)
    const impostor = openIdentity({
      ...deps,
      config: { ...deps.config, BAILCLAIR_API_CLIENT_SECRET: 'another secret altogether' },
      observe: () => undefined,
    })
    await expect(impostor.findUser('owner', user.id)).rejects.toMatchObject(unavailable)
    impostor.close()
  })
})

describe('the gateway', () => {
  it.each(['fail', 'hang', 'lose', 'forbid', 'garble'] as const)('treats the fault "%s" as an outage', async (how) => {
    peer.disturb((request) => (request === 'GET users' ? how : undefined))
    await expect(identity.findUserByEmail('owner', 'a@example.org')).rejects.toMatchObject(unavailable)
  })

  it('finds a user by the exact e-mail', async () => {
    const user = addUser()
    expect((await identity.findUserByEmail('owner', `${user.email}`))?.id).toBe(user.id)
    expect(await identity.findUserByEmail('owner', 'nobody@example.org')).toBeUndefined()
    expect(await identity.findUserByEmail('tenant', `${user.email}`)).toBeUndefined()
  })

  it('sends unchanged fields too, because Keycloak would erase them', async () => {
    const user = addUser({ firstName: 'Ana', lastName: 'Martin', attributes: { language: ['en'], phone: ['1'] } })
    const read = await identity.findUser('owner', user.id)
    expect(read && (await identity.updateUser('owner', read, { emailVerified: true }))).toBe('done')
    expect(user).toMatchObject({ firstName: 'Ana', lastName: 'Martin', attributes: { language: ['en'], phone: ['1'] } })
  })

  it('reports missing users and taken e-mails, and succeeds in ending what is already gone', async () => {
    const [user, another] = [addUser(), addUser()]
    const read = await identity.findUser('owner', user.id)
    if (!read) throw new Error('the user is there')
    expect(await identity.updateUser('owner', read, { email: `${another.email}` })).toBe('taken')
    const isConfirmed = true
    const taken = { email: `${another.email}`, password: 'x', language: 'fr', isConfirmed } as const
    expect(await identity.createUser('owner', taken)).toBeUndefined()
    await identity.deleteUser('owner', user.id)
    await identity.deleteUser('owner', user.id)
    await identity.endSessions('owner', user.id)
    await identity.endSession('owner', user.id)
    expect(await identity.findUser('owner', user.id)).toBeUndefined()
    expect(await identity.updateUser('owner', read, {})).toBe('missing')
    expect(await identity.resetPassword('owner', user.id, 'x')).toBe('missing')
    expect(await identity.isFederated('owner', user.id)).toBe(false)
  })

  it('lists what an account signs in with, and leaves out types that we do not know', async () => {
    const user = addUser({
      factors: [
        {
          id: 'a-passkey',
          type: 'webauthn-passwordless',
          userLabel: 'Téléphone',
          createdDate: 1_000,
          lastUsedDate: 2_000,
        },
        { id: 'the-app', type: 'otp', createdDate: 3_000, credentialData: '{"subType":"totp"}' },
        { id: 'the-codes', type: 'recovery-authn-codes', credentialData: '{"totalCodes":10,"remainingCodes":7}' },
        { id: 'a-key', type: 'webauthn' },
        { id: 'of-the-future', type: 'constructor' },
      ],
    })
    const nothing = { name: undefined, createdAt: undefined, lastUsedAt: undefined, left: undefined }
    expect(await identity.listCredentials('owner', user.id)).toEqual([
      { ...nothing, id: passwordIdOf(user), type: 'password', createdAt: new Date(user.createdTimestamp) },
      {
        ...nothing,
        id: 'a-passkey',
        type: 'webauthn-passwordless',
        name: 'Téléphone',
        createdAt: new Date(1_000),
        lastUsedAt: new Date(2_000),
      },
      { ...nothing, id: 'the-app', type: 'otp', createdAt: new Date(3_000) },
      { ...nothing, id: 'the-codes', type: 'recovery-authn-codes', left: 7 },
    ])
    expect(await identity.listCredentials('owner', crypto.randomUUID())).toBeUndefined()
  })

  it.each([
    ['no JSON', '{'],
    ['no number', '{"remainingCodes":"7"}'],
    ['something else', '[]'],
    ['nothing', undefined],
  ])('lists recovery codes whose data is %s', async (_, credentialData) => {
    const user = addUser({
      factors: [{ id: 'c', type: 'recovery-authn-codes', ...(credentialData && { credentialData }) }],
    })
    expect((await identity.listCredentials('owner', user.id))?.[1]).toMatchObject({ id: 'c', left: undefined })
  })

  it('treats a credential without an id, or a session without a time, as an outage', async () => {
    const user = addUser({ factors: [{ id: '', type: 'otp' }] })
    await expect(identity.listCredentials('owner', user.id)).rejects.toMatchObject(unavailable)
    peer.owner.sessions.set('s', { userId: user.id, start: Number.NaN })
    await expect(identity.listSessions('owner', user.id)).rejects.toMatchObject(unavailable)
  })

  it('names and removes a credential', async () => {
    const user = addUser({ factors: [{ id: 'the-app', type: 'otp' }] })
    const name = 'L’appli de Zoé {"a":1}'
    expect(await identity.renameCredential('owner', user.id, 'the-app', name)).toBe('done')
    expect(user.factors).toEqual([{ id: 'the-app', type: 'otp', userLabel: name }])
    expect(await identity.renameCredential('owner', user.id, 'another', name)).toBe('missing')
    for (const _ of [1, 2]) await identity.removeCredential('owner', user.id, 'the-app')
    expect(user.factors).toEqual([])
  })

  it('lists the sessions of an account', async () => {
    const [user, another] = [addUser(), addUser()]
    peer.owner.sessions.set('mine', { userId: user.id, start: 1_000, lastAccess: 2_000 })
    peer.owner.sessions.set('theirs', { userId: another.id })
    expect(await identity.listSessions('owner', user.id)).toEqual([
      { id: 'mine', startedAt: new Date(1_000), lastUsedAt: new Date(2_000) },
    ])
    expect(await identity.listSessions('owner', crypto.randomUUID())).toEqual([])
  })

  it('never leaves its base path, whatever the id', async () => {
    const before = peer.requests.length
    for (const id of ['..', '.', '']) await expect(identity.deleteUser('owner', id)).rejects.toMatchObject(unavailable)
    expect(peer.requests).toHaveLength(before)
    await identity.deleteUser('owner', '../../tenant/users/x')
    expect(peer.requests.at(-1)).toBe('DELETE users/..%2F..%2Ftenant%2Fusers%2Fx')
  })
})

describe('an identity server with an internal address', async () => {
  const inside = await startAccounts({
    IDENTITY_URL: 'https://identite.example/auth/',
    IDENTITY_INTERNAL_URL: peer.url,
  })

  it('is called there, while tokens name the public address', async () => {
    const user = addUser()
    const claims = { ...inside.claimsOf(user, 'a-session'), iss: 'https://identite.example/auth/realms/owner' }
    const profile = async (token: string) => (await inside.call('GET', '/owner/profile', { bearer: token })).statusCode
    expect(await profile(await peer.owner.sign(claims))).toBe(200)
    expect(await profile(await peer.owner.sign({ ...claims, iss: `${peer.url}/realms/owner` }))).toBe(401)
    expect((await call('GET', '/owner/profile', { bearer: await peer.owner.sign(claims) })).statusCode).toBe(401)
  })
})
