import { describe, expect, it } from 'vitest'
import { password } from '#test/accounts.ts'
import { startTenants } from '#test/tenants.ts'

/** Decision 10: with `ACCOUNT_PRIVACY=neutral` no response reveals who has an account. */
const { call, peer, sql, newEmail, mailsTo, linkTo, addUser, signIn, newTenant } = await startTenants({
  ACCOUNT_PRIVACY: 'neutral',
})

const timed = async (reply: ReturnType<typeof call>) => {
  const start = performance.now()
  const { statusCode, body } = await reply
  return {
    statusCode,
    body: body.replaceAll(/person-\d+/g, 'person'),
    seconds: Math.floor((performance.now() - start) / 1_000),
  }
}

describe('neutral answers', () => {
  it('are the same for an address with and without account, and take the same time', async () => {
    const [known, unproved, unknown] = [`${addUser().email}`, `${addUser({ emailVerified: false }).email}`, newEmail()]
    const register = (email: string) => timed(call('POST', '/register/account', { body: { email, password } }))
    const signUps = await Promise.all([register(known), register(unproved), register(unknown)])
    expect(signUps[0]).toEqual({ statusCode: 201, body: '{"email":"person@example.org"}', seconds: 1 })
    expect(signUps).toEqual([signUps[0], signUps[0], signUps[0]])

    const forgot = (email: string) => timed(call('POST', '/register/forgotPassword', { body: { email } }))
    const requests = await Promise.all([forgot(known), forgot(newEmail())])
    expect(requests).toEqual([
      { statusCode: 202, body: '', seconds: 1 },
      { statusCode: 202, body: '', seconds: 1 },
    ])

    expect((await mailsTo(known)).map(({ kind }) => kind)).toEqual(['account-exists', 'reset-password'])
    expect((await mailsTo(unknown)).map(({ kind }) => kind)).toEqual(['confirm-account'])
    expect(peer.owner.findByEmail(known)?.password).toBe(password)
  })

  it('leave one mail of an hour for a password, or for a sign-up: notices cannot be refused', async () => {
    const ask = async (path: string, body: object) => (await call('POST', `/register/${path}`, { body })).statusCode
    for (const email of [`${addUser().email}`, newEmail()]) {
      const signUps = await Promise.all([1, 2, 3].map(() => ask('account', { email, password })))
      expect(signUps.toSorted()).toEqual([201, 201, 429])
      expect(await ask('forgotPassword', { email })).toBe(202)
      expect(await ask('forgotPassword', { email })).toBe(429)
    }
  })

  it('of an e-mail change are the same too: the taken address gets a notice, no link', async () => {
    const [taken, free] = [`${addUser().email}`, newEmail()]
    const user = addUser()
    const { bearer } = await signIn(user)
    const change = (email: string) =>
      call('POST', '/owner/names', { bearer, body: { firstName: 'Ana', lastName: 'Martin', email } })
    const [one, two] = [await change(taken), await change(free)]
    expect(one.statusCode).toBe(200)
    expect(one.json()).toEqual({ ...two.json(), pendingEmail: taken })
    expect((await mailsTo(taken)).map(({ kind }) => kind)).toEqual(['account-exists'])
    expect(await linkTo(free, 'email-change')).toMatch(/^[\w-]{43}$/)
    expect(await sql('select email from owner where subject = $1', [user.id])).toEqual([{ email: user.email }])
  })

  it('of a tenant’s e-mail change are the same too', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()]
    const change = (email: string) => tenant.ask('POST', '/tenant/email', { email })
    const free = newEmail()
    const [one, two] = [await change(other.email), await change(free)]
    expect(one.statusCode).toBe(200)
    expect(one.json()).toEqual({ ...two.json(), pendingEmail: other.email })
    expect(await mailsTo(other.email)).toMatchObject([{ kind: 'account-exists', content: { site: 'tenant' } }])
    expect(await linkTo(free, 'email-change')).toMatch(/^[\w-]{43}$/)
    expect((await tenant.profile()).email).toBe(tenant.email)
  })
})
