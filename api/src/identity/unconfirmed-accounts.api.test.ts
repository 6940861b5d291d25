import { describe, expect, it } from 'vitest'
import { startAccounts } from '#test/accounts.ts'
import { runJob } from '#test/jobs.ts'
import { unconfirmedAccountsJob } from './unconfirmed-accounts.job.ts'

const { call, deps, peer, sql, passSeconds, newEmail, pendingUsers } = await startAccounts()
const day = 86_400
const password = 'Soleil-du-matin-42'

/** Creates an account at the identity server, dated some seconds ago. */
function add(realm: 'owner' | 'tenant', secondsAgo: number, emailVerified = false) {
  const email = newEmail()
  const createdTimestamp = deps.clock().getTime() - secondsAgo * 1_000
  return peer[realm].add({ username: email, email, enabled: emailVerified, emailVerified, createdTimestamp })
}
const isThere = (realm: 'owner' | 'tenant', { id }: { id: string }) => peer[realm].users.has(id)

describe('unconfirmed accounts', () => {
  it('are deleted after seven days in both realms, at the identity server and here', async () => {
    const [old, exact, young, confirmed] = [
      add('owner', 30 * day),
      add('owner', 7 * day),
      add('owner', 7 * day - 1),
      add('owner', 30 * day, true),
    ]
    const tenant = add('tenant', 8 * day)
    expect(await unconfirmedAccountsJob.dryRun(deps)).toEqual({ owner: 2, tenant: 1 })
    expect(isThere('owner', old)).toBe(true)
    expect(await runJob(deps, unconfirmedAccountsJob)).toEqual({ owner: 2, tenant: 1 })
    expect(await runJob(deps, unconfirmedAccountsJob)).toEqual({ owner: 0, tenant: 0 })
    expect([old, exact, young, confirmed].map((user) => isThere('owner', user))).toEqual([false, false, true, true])
    expect(isThere('tenant', tenant)).toBe(false)
  })

  it('are deleted with their links, unless a link is still valid', async () => {
    const email = newEmail()
    await call('POST', '/register/account', { body: { email, password } })
    const [user] = await pendingUsers(email)
    if (user) user.createdTimestamp = deps.clock().getTime()
    passSeconds(7 * day - 1)
    await call('POST', '/register/forgotPassword', { body: { email } })
    passSeconds(1)
    await runJob(deps, unconfirmedAccountsJob)
    expect(peer.owner.users.has(`${user?.id}`)).toBe(true)
    passSeconds(3_600)
    await runJob(deps, unconfirmedAccountsJob)
    expect(peer.owner.users.has(`${user?.id}`)).toBe(false)
    expect(await sql('select from account_token where email = $1', [email])).toEqual([])
  })

  it('are listed page by page, also when some stay', async () => {
    const many = Array.from({ length: 250 }, (_, index) => add('tenant', index % 3 === 0 ? day : 9 * day))
    expect(await runJob(deps, unconfirmedAccountsJob)).toMatchObject({ tenant: 166 })
    expect(many.filter((user) => isThere('tenant', user))).toHaveLength(84)
  })

  it('stay while the identity server is down', async () => {
    const user = add('owner', 9 * day)
    peer.disturb(() => 'fail')
    await expect(runJob(deps, unconfirmedAccountsJob)).rejects.toThrow('IdentityUnavailable')
    peer.disturb(() => undefined)
    passSeconds(30)
    await runJob(deps, unconfirmedAccountsJob)
    expect(isThere('owner', user)).toBe(false)
  })
})
