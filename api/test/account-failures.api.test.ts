import { beforeEach, describe, expect, it } from 'vitest'
import { password, startAccounts } from '#test/accounts.ts'
import type { Disturbance } from '#test/identity-peer.ts'

/**
 * The identity server and the database cannot commit together. Each journey is interrupted at each step and then
 * repeated: the result must be the same as without the failure.
 */
const accounts = await startAccounts()
const { call, peer, sql, newEmail, linkTo, mailsTo, passSeconds, addUser, signIn, pendingUsers } = accounts
// its first look for uploads takes a connection
await accounts.uploadWorker.stop()

const other = 'Another-password-77'
const names = { firstName: 'Ana', lastName: 'Martin' }

type Scene = { email: string; act: () => ReturnType<typeof call>; ends: () => Promise<unknown> }
type Journey = { name: string; begin: () => Promise<Scene>; ends: unknown }

const journeys: Journey[] = [
  {
    name: 'registration',
    ends: { enabled: [false], confirms: 200, passwords: [password] },
    begin: async () => {
      const email = newEmail()
      return {
        email,
        act: () => call('POST', '/register/account', { body: { email, password } }),
        ends: async () => ({
          enabled: (await pendingUsers(email)).map(({ enabled }) => enabled),
          confirms: (await call('GET', `/register/confirmAccount/${await linkTo(email, 'confirm-account')}`))
            .statusCode,
          passwords: usersWith(email).map((user) => user.password),
        }),
      }
    },
  },
  {
    name: 'registration again, never confirmed',
    ends: { passwords: [other], confirms: 200 },
    begin: async () => {
      const email = newEmail()
      await call('POST', '/register/account', { body: { email, password } })
      passSeconds(1)
      return {
        email,
        act: () => call('POST', '/register/account', { body: { email, password: other } }),
        ends: async () => ({
          confirms: (await call('GET', `/register/confirmAccount/${await linkTo(email, 'confirm-account')}`))
            .statusCode,
          passwords: usersWith(email).map((user) => user.password),
        }),
      }
    },
  },
  {
    name: 'confirmation',
    ends: {
      users: [{ enabled: true, emailVerified: true }],
      mails: ['confirm-account', 'account-confirmed'],
      auditActions: ['ACCOUNT_REGISTERED', 'ACCOUNT_CONFIRMED'],
    },
    begin: async () => {
      const email = newEmail()
      await call('POST', '/register/account', { body: { email, password } })
      const token = await linkTo(email, 'confirm-account')
      return {
        email,
        act: () => call('GET', `/register/confirmAccount/${token}`),
        ends: async () => ({
          users: usersWith(email).map(({ enabled, emailVerified }) => ({ enabled, emailVerified })),
          mails: (await mailsTo(email)).map(({ kind }) => kind),
          auditActions: await accounts.auditActionsOf(usersWith(email)[0]?.id ?? ''),
        }),
      }
    },
  },
  {
    name: 'forgotten password',
    ends: { live: 1 },
    begin: async () => {
      const email = `${addUser().email}`
      return {
        email,
        act: () => call('POST', '/register/forgotPassword', { body: { email } }),
        ends: async () => ({ live: (await sql('select from account_token where email = $1', [email])).length }),
      }
    },
  },
  {
    name: 'new password',
    ends: { passwords: [other], oldSession: 401, mails: 1, again: 410 },
    begin: async () => {
      const user = addUser()
      const email = `${user.email}`
      const { bearer } = await signIn(user)
      await call('GET', '/owner/profile', { bearer })
      return newPassword(email, bearer)
    },
  },
  {
    name: 'new password of an account never confirmed',
    ends: { passwords: [other], oldSession: 401, mails: 1, again: 410 },
    begin: async () => {
      const email = newEmail()
      await call('POST', '/register/account', { body: { email, password } })
      return newPassword(email, '')
    },
  },
  {
    name: 'change of e-mail',
    ends: { there: 1, here: 1, old: 0, pending: null, again: 410 },
    begin: async () => {
      const user = addUser()
      const { bearer } = await signIn(user)
      const email = newEmail()
      await call('POST', '/owner/names', { bearer, body: { ...names, email } })
      const token = await linkTo(email, 'email-change')
      // somebody who never confirmed it had taken the address
      await call('POST', '/register/account', { body: { email, password } })
      const act = () => call('POST', `/owner/confirmEmail/${token}`)
      return {
        email,
        act,
        ends: async () => ({
          there: usersWith(email).filter(({ id }) => id === user.id).length,
          here: (await sql('select from owner where email = $1', [email])).length,
          old: usersWith(`${user.email}`).filter(({ email }) => email !== user.email).length,
          pending: (await sql('select pending_email from owner where subject = $1', [user.id]))[0].pending_email,
          again: (await act()).statusCode,
        }),
      }
    },
  },
  {
    name: 'names with another e-mail',
    ends: { pending: true, mails: 1 },
    begin: async () => {
      const user = addUser()
      const { bearer } = await signIn(user)
      const email = newEmail()
      return {
        email,
        act: () => call('POST', '/owner/names', { bearer, body: { ...names, email } }),
        ends: async () => ({
          pending: (await call('GET', '/owner/profile', { bearer })).json().pendingEmail === email,
          mails: (await mailsTo(`${user.email}`)).length,
        }),
      }
    },
  },
]

const usersWith = (email: string) => [...peer.owner.users.values()].filter((user) => user.email === email)

async function newPassword(email: string, bearer: string): Promise<Scene> {
  passSeconds(1)
  await call('POST', '/register/forgotPassword', { body: { email } })
  const token = await linkTo(email, 'reset-password')
  const act = () => call('POST', `/register/createPassword/${token}`, { body: { password: other } })
  return {
    email,
    act,
    ends: async () => ({
      passwords: usersWith(email).map((user) => user.password),
      oldSession: (await call('GET', '/owner/profile', { bearer })).statusCode,
      mails: (await mailsTo(email)).filter(({ kind }) => kind === 'password-changed').length,
      again: (await act()).statusCode,
    }),
  }
}

/** Disturbs only the request with this number, counted from now. */
function disturbOnly(number: number, how: Disturbance) {
  let count = 0
  peer.disturb(() => (count++ === number ? how : undefined))
}

beforeEach(() => {
  peer.disturb(() => undefined)
  passSeconds(11) // so that the circuit breaker closes
})

describe.each(journeys)('$name', ({ begin, ends }) => {
  it('succeeds, and no database connection waits for the identity server', async () => {
    const scene = await begin()
    const busy: number[] = []
    peer.disturb(() => {
      busy.push(accounts.usage().open - accounts.usage().idle)
      return undefined
    })
    expect((await scene.act()).statusCode).toBeLessThan(300)
    expect(Math.max(...busy)).toBe(0)
    expect(await scene.ends()).toEqual(ends)
  })

  it.each(['fail', 'lose'] as const)('succeeds on retry after the fault "%s" at any step', async (how) => {
    const rehearsal = await begin()
    const before = peer.requests.length
    await rehearsal.act()
    const steps = peer.requests.length - before
    expect(steps).toBeGreaterThan(0)
    for (let step = 0; step < steps; step++) {
      passSeconds(3_600)
      const scene = await begin()
      disturbOnly(step, how)
      const spoiled = await scene.act()
      if (spoiled.statusCode >= 300) {
        expect([spoiled.statusCode, spoiled.json().errors]).toEqual([503, [{ code: 'IdentityUnavailable' }]])
        expect(spoiled.headers['retry-after']).toBeDefined()
        expect((await scene.act()).statusCode).toBeLessThan(300)
      }
      peer.disturb(() => undefined)
      expect([step, await scene.ends()]).toEqual([step, ends])
    }
  })

  it('succeeds on retry when the database fails after the identity server succeeded', async () => {
    const scene = await begin()
    await sql('alter table audit_entry rename to audit_entry_away')
    const spoiled = await scene.act()
    await sql('alter table audit_entry_away rename to audit_entry')
    expect(spoiled.statusCode).toBe(500)
    expect((await scene.act()).statusCode).toBeLessThan(300)
    expect(await scene.ends()).toEqual(ends)
  })
})

describe('deletion', () => {
  it.each(['fail', 'lose', 'hang', 'forbid', 'garble'] as const)(
    'is final here during the fault "%s", and follows at the identity server',
    async (how) => {
      const user = addUser()
      const { bearer } = await signIn(user)
      await call('GET', '/owner/profile', { bearer })
      peer.disturb(() => how)
      expect((await call('DELETE', '/owner/deleteAccount', { bearer })).statusCode).toBe(204)
      expect((await call('GET', '/owner/profile', { bearer })).statusCode).toBe(401)
      expect(await sql('select kind::text from identity_task where target = $1', [user.id])).toEqual([
        { kind: 'REMOVE_USER' },
      ])
      expect((await mailsTo(`${user.email}`)).map(({ kind }) => kind)).toEqual(['account-deleted'])
    },
  )

  it('frees the e-mail at once, before the identity server knows', async () => {
    const [ana, ben] = [addUser(), addUser()]
    for (const user of [ana, ben]) {
      const { bearer } = await signIn(user)
      await call('GET', '/owner/profile', { bearer })
      peer.disturb(() => 'fail')
      await call('DELETE', '/owner/deleteAccount', { bearer })
      passSeconds(11)
      peer.disturb(() => undefined)
    }
    expect((await call('POST', '/register/forgotPassword', { body: { email: ana.email } })).statusCode).toBe(404)
    expect((await call('POST', '/register/account', { body: { email: ben.email, password } })).statusCode).toBe(201)
    expect([peer.owner.users.has(ana.id), peer.owner.users.has(ben.id)]).toEqual([false, false])
  })

  it('is rolled back as a whole when the database fails', async () => {
    const user = addUser()
    const { bearer } = await signIn(user)
    await call('GET', '/owner/profile', { bearer })
    await sql('alter table audit_entry rename to audit_entry_away')
    const spoiled = await call('DELETE', '/owner/deleteAccount', { bearer })
    await sql('alter table audit_entry_away rename to audit_entry')
    expect(spoiled.statusCode).toBe(500)
    expect((await call('GET', '/owner/profile', { bearer })).statusCode).toBe(200)
    expect(peer.owner.users.has(user.id)).toBe(true)
    expect(await mailsTo(`${user.email}`)).toEqual([])
  })
})

describe('a link whose opening was interrupted by a crash', () => {
  it('is leased for a minute, then valid again', async () => {
    const { email } = addUser()
    await call('POST', '/register/forgotPassword', { body: { email } })
    const token = await linkTo(`${email}`, 'reset-password')
    const heldUntil = new Date(accounts.deps.clock().getTime() + 60_000)
    await sql('update account_token set held_until = $1 where email = $2', [heldUntil, email])
    const open = () => call('POST', `/register/createPassword/${token}`, { body: { password: other } })
    passSeconds(59)
    expect((await open()).statusCode).toBe(410)
    passSeconds(1)
    expect((await open()).statusCode).toBe(200)
  })
})

describe('while the identity server is down', () => {
  it('everything that does not need it works', async () => {
    const user = addUser()
    const { bearer } = await signIn(user)
    await call('GET', '/owner/profile', { bearer })
    passSeconds(11)
    peer.disturb(() => 'fail')
    expect((await call('GET', '/owner/profile', { bearer })).statusCode).toBe(200)
    const body = { ...names, email: user.email }
    expect((await call('POST', '/owner/names', { bearer, body })).statusCode).toBe(200)
    expect((await call('POST', '/owner/logout', { bearer })).statusCode).toBe(204)
  })
})
