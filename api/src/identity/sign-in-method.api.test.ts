import { beforeEach, describe, expect, it } from 'vitest'
import { areas, codeApp, passkeyOf, recoveryCodes, startSignedInPeople } from '#test/signed-in-people.ts'

const { newPerson, peer, mailsTo, passSeconds, deps } = await startSignedInPeople()

type Reply = { statusCode: number; json: () => { errors: { code: string }[] } }
const outcomeOf = (reply: Reply) =>
  reply.statusCode < 300 ? reply.statusCode : `${reply.statusCode} ${reply.json().errors[0]?.code}`

beforeEach(() => {
  peer.disturb(() => undefined)
  passSeconds(11)
})

describe.each(areas)('what somebody of area %s signs in with', (area) => {
  it('is listed, without what we do not know', async () => {
    const factors = [passkeyOf('Clé'), codeApp(), recoveryCodes(), { id: 'x', type: 'webauthn' }]
    const { ask } = await newPerson(area, { factors })
    const reply = await ask('GET', '/sign-in-methods')
    expect(reply.json()).toEqual({
      methods: [
        { id: expect.any(String), type: 'password', createdAt: expect.any(String) },
        {
          id: factors[0]?.id,
          type: 'webauthn-passwordless',
          name: 'Clé',
          createdAt: new Date(1_000).toISOString(),
        },
        { id: factors[1]?.id, type: 'otp', name: 'Téléphone' },
        { id: 'recovery-authn-codes', type: 'recovery-authn-codes', left: 9 },
      ],
      isFederated: false,
    })
  })

  it('is named', async () => {
    const [passkey, app] = [passkeyOf('Clé'), codeApp()]
    const { ask, user } = await newPerson(area, { factors: [passkey, app] })
    for (const { id } of [passkey, app])
      expect(outcomeOf(await ask('PUT', `/sign-in-methods/${id}/name`, { name: ' Nouveau nom ' }))).toBe(204)
    expect(user.factors.map(({ userLabel }) => userLabel)).toEqual(['Nouveau nom', 'Nouveau nom'])
    for (const name of ['', ' ', 'x'.repeat(61), 'a\u202eb', 'a\nb'])
      expect(outcomeOf(await ask('PUT', `/sign-in-methods/${app.id}/name`, { name }))).toBe('400 InvalidField')
  })

  it('is removed, audited and told by mail', async () => {
    const [passkey, other] = [passkeyOf('Clé'), passkeyOf('Autre')]
    const { ask, user, email, auditActions } = await newPerson(area, { factors: [passkey, other] })
    expect(outcomeOf(await ask('DELETE', `/sign-in-methods/${passkey.id}`))).toBe(204)
    expect(user.factors).toEqual([other])
    expect(await auditActions()).toEqual(['PASSKEY_REMOVED'])
    expect(await mailsTo(email)).toMatchObject([
      {
        kind: 'sign-in-method-removed',
        content: {
          ...(area !== 'owner' && { site: area }),
          facts: [{ value: 'Connexion sans mot de passe' }, { value: 'Clé' }, {}],
          action: { path: '/connexion-et-securite' },
        },
      },
    ])
  })

  it('is not removed when the identity server fails, and nobody is told', async () => {
    const [passkey, other] = [passkeyOf('Clé'), passkeyOf('Autre')]
    const { ask, email, auditActions } = await newPerson(area, { factors: [passkey, other] })
    peer.disturb((request) => (request.startsWith('DELETE users/*/credentials') ? 'fail' : undefined))
    expect(outcomeOf(await ask('DELETE', `/sign-in-methods/${passkey.id}`))).toBe('503 IdentityUnavailable')
    expect([await auditActions(), await mailsTo(email)]).toEqual([[], []])
  })

  it('of somebody else, or unknown, is like missing', async () => {
    const theirs = passkeyOf('Clé')
    const someone = await newPerson(area, { factors: [theirs, passkeyOf('Autre')] })
    const { ask, user } = await newPerson(area, { factors: [passkeyOf('Clé'), codeApp()] })
    const { methods } = (await ask('GET', '/sign-in-methods')).json()
    const [password] = methods
    for (const id of [theirs.id, crypto.randomUUID(), 'x', 'a'.repeat(65), '%00', password.id]) {
      expect(outcomeOf(await ask('DELETE', `/sign-in-methods/${id}`))).toBe('404 SignInMethodNotFound')
      expect(outcomeOf(await ask('PUT', `/sign-in-methods/${id}/name`, { name: 'x' }))).toBe('404 SignInMethodNotFound')
    }
    expect([someone.user.factors.length, user.factors.length, user.password]).toMatchObject([2, 2, expect.any(String)])
  })
})

describe('removing', () => {
  it('the code app removes its recovery codes', async () => {
    const app = codeApp()
    const { ask, user, auditActions } = await newPerson('owner', { factors: [app, recoveryCodes()] })
    expect(outcomeOf(await ask('DELETE', `/sign-in-methods/${app.id}`))).toBe(204)
    expect([user.factors, await auditActions()]).toEqual([[], ['CODE_APP_REMOVED']])
  })

  it('recovery codes alone leaves the code app', async () => {
    const app = codeApp()
    const { ask, user } = await newPerson('tenant', { factors: [app, recoveryCodes()] })
    expect(outcomeOf(await ask('DELETE', '/sign-in-methods/recovery-authn-codes'))).toBe(204)
    expect(user.factors).toEqual([app])
  })

  it.each(['owner', 'tenant'] as const)('the last way in of area %s is refused', async (area) => {
    const passkey = passkeyOf('Clé')
    const { ask, user, email } = await newPerson(area, { factors: [passkey], password: undefined })
    expect(outcomeOf(await ask('DELETE', `/sign-in-methods/${passkey.id}`))).toBe('409 LastWayIn')
    expect([user.factors, await mailsTo(email)]).toEqual([[passkey], []])
    user.federations = [{ identityProvider: 'national-identity', userId: 'x' }]
    expect(outcomeOf(await ask('DELETE', `/sign-in-methods/${passkey.id}`))).toBe(204)
  })

  it('the last factor of a verifier is refused', async () => {
    const [app, passkey] = [codeApp(), passkeyOf('Clé')]
    const { ask, user } = await newPerson('desk', { factors: [app, passkey] })
    expect(outcomeOf(await ask('DELETE', `/sign-in-methods/${app.id}`))).toBe(204)
    expect(outcomeOf(await ask('DELETE', `/sign-in-methods/${passkey.id}`))).toBe('409 LastFactor')
    expect(user.factors).toEqual([passkey])
  })

  it('two at once never removes both last ways in', async () => {
    const factors = [passkeyOf('Clé'), passkeyOf('Autre')]
    const { ask, user } = await newPerson('owner', { factors, password: undefined })
    const replies = await Promise.all(factors.map(({ id }) => ask('DELETE', `/sign-in-methods/${id}`)))
    expect(replies.map(outcomeOf).map(String).toSorted()).toEqual(['204', '409 LastWayIn'])
    expect(user.factors).toHaveLength(1)
  })
})

describe.each(areas)('the password of area %s, changed while signed in', (area) => {
  const password = 'Lune-du-soir-4217'

  it('is set; the other sessions end at once, and the current one stays', async () => {
    const { ask, user, email, openSession, isOpen, sid, auditActions } = await newPerson(area)
    const others = [await openSession(), await openSession()]
    expect(outcomeOf(await ask('PUT', '/password', { password }))).toBe(204)
    expect(user.password).toBe(password)
    expect((await ask('GET', '/sessions')).json().sessions).toMatchObject([{ id: sid, isCurrent: true }])
    for (const other of others) {
      expect(isOpen(other.sid)).toBe(false)
      expect(outcomeOf(await other.ask('GET', '/sessions'))).toBe('401 NotSignedIn')
    }
    expect(await auditActions()).toEqual(['PASSWORD_CHANGED'])
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['password-changed'])
  })

  it('is refused when it is weak, common or too short', async () => {
    const { ask, user, email } = await newPerson(area)
    const before = user.password
    for (const weak of ['', 'abc', 'azerty123456', ...(area === 'desk' ? ['aB1!xyzwvut'] : [])])
      expect([weak, outcomeOf(await ask('PUT', '/password', { password: weak }))]).toEqual([weak, '400 InvalidField'])
    expect([user.password, await mailsTo(email)]).toEqual([before, []])
  })

  it('is told to be elsewhere when there is none', async () => {
    const { ask, user, email } = await newPerson(area, { password: undefined, isFederated: true })
    expect(outcomeOf(await ask('PUT', '/password', { password }))).toBe('409 NoPassword')
    expect([user.password, await mailsTo(email)]).toEqual([undefined, []])
  })

  it('stays when the identity server is down', async () => {
    const { ask, auditActions } = await newPerson(area)
    peer.disturb((request) => (request === 'PUT users/*/reset-password' ? 'fail' : undefined))
    expect(outcomeOf(await ask('PUT', '/password', { password }))).toBe('503 IdentityUnavailable')
    expect(await auditActions()).toEqual([])
  })

  it('is changed ten times an hour at most', async () => {
    const { ask } = await newPerson(area)
    for (let time = 0; time < 10; time++) expect(outcomeOf(await ask('PUT', '/password', { password }))).toBe(204)
    expect(outcomeOf(await ask('PUT', '/password', { password }))).toBe('429 TooManyRequests')
  })
})

it('the kinds of accounts do not know each other’s sessions', async () => {
  const owner = await newPerson('owner')
  const tenant = await newPerson('tenant')
  expect(outcomeOf(await tenant.ask('DELETE', `/sessions/${owner.sid}`))).toBe('404 SessionNotFound')
  expect([owner.isOpen(owner.sid), deps.config.COUNTRY_HEADER]).toEqual([true, ''])
})
