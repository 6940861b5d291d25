import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { password, startAccounts } from '#test/accounts.ts'

const { call, newEmail, linkTo, addUser, signIn, sql } = await startAccounts()

/** Three valid links, each with the call that opens it. */
async function links() {
  const fresh = newEmail()
  await call('POST', '/register/account', { body: { email: fresh, password } })
  const user = addUser()
  await call('POST', '/register/forgotPassword', { body: { email: user.email } })
  const next = newEmail()
  const { bearer } = await signIn(user)
  await call('POST', '/owner/names', { bearer, body: { firstName: 'A', lastName: 'B', email: next } })
  return {
    confirm: await linkTo(fresh, 'confirm-account'),
    reset: await linkTo(`${user.email}`, 'reset-password'),
    change: await linkTo(next, 'email-change'),
  }
}

const good = await links()
const open = {
  confirm: (token: string) => call('GET', `/register/confirmAccount/${token}`),
  reset: (token: string) => call('POST', `/register/createPassword/${token}`, { body: { password } }),
  change: (token: string) => call('POST', `/owner/confirmEmail/${token}`),
}
const unknown = { confirm: [404, 'TokenUnknown'], reset: [410, 'TokenExpired'], change: [410, 'TokenExpired'] } as const

describe('a mailed link', () => {
  it.each(['confirm', 'reset', 'change'] as const)('with any change is unknown: %s', async (kind) => {
    const token = good[kind]
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const character = fc.constantFrom(...alphabet)
    const altered = fc.oneof(
      fc.tuple(fc.nat(42), character).map(([at, other]) => token.slice(0, at) + other + token.slice(at + 1)),
      fc.nat({ max: 42 }).map((length) => token.slice(0, length) || 'x'),
      character.map((extra) => token + extra),
      fc.constantFrom(
        token.toUpperCase(),
        token.toLowerCase(),
        `${token}=`,
        `%20${token}`,
        `${token}%00`,
        [...token].toReversed().join(''),
      ),
      fc.string({ unit: character, minLength: 43, maxLength: 43 }),
    )
    const bodies = new Set<string>()
    await fc.assert(
      fc.asyncProperty(altered, async (text) => {
        fc.pre(text !== token)
        const reply = await open[kind](text)
        const { errors } = reply.json()
        expect([reply.statusCode, errors]).toEqual([unknown[kind][0], [{ code: unknown[kind][1] }]])
        bodies.add(reply.body.replace(/"requestId":"[^"]+"/, ''))
      }),
      { numRuns: 100 },
    )
    // identical except for the request id
    expect(bodies.size).toBe(1)
  })

  it('built from a stored hash is unknown too', async () => {
    for (const { hash } of await sql('select hash from account_token'))
      expect((await open.confirm(hash.toString('base64url'))).statusCode).toBe(404)
  })

  it('is refused by calls of another purpose, and is still valid afterwards', async () => {
    expect((await open.confirm(good.change)).statusCode).toBe(404)
    expect((await open.reset(good.confirm)).statusCode).toBe(410)
    expect((await open.change(good.reset)).statusCode).toBe(410)
    expect((await open.confirm(good.confirm)).statusCode).toBe(200)
    expect((await open.change(good.change)).statusCode).toBe(200)
  })
})
