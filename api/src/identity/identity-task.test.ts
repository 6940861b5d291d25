import { beforeEach, describe, expect, it } from 'vitest'
import { startAccounts } from '#test/accounts.ts'
import { runJob } from '#test/jobs.ts'
import { endedAccessJob } from './ended-access.job.ts'
import { runIdentityTasks } from './identity-task.service.ts'
import { startIdentity } from './start-identity.ts'

const { call, deps, peer, sql, passSeconds, addUser, signIn, logs } = await startAccounts()
const pending = () => sql('select kind::text, attempts from identity_task order by created_at, kind')

/** Signs out, signs out everywhere and deletes an account while the identity server is down. */
async function owe() {
  const users = [addUser(), addUser(), addUser()] as const
  const sessions = await Promise.all(users.map(signIn))
  const bearers = sessions.map(({ bearer }) => bearer)
  for (const bearer of bearers) await call('GET', '/owner/profile', { bearer })
  passSeconds(11)
  peer.disturb(() => 'fail')
  await call('POST', '/owner/logout', { bearer: `${bearers[0]}` })
  await call('POST', '/owner/logout', { bearer: `${bearers[1]}`, body: { everywhere: true } })
  await call('DELETE', '/owner/deleteAccount', { bearer: `${bearers[2]}` })
  return { users, sessions }
}

beforeEach(async () => {
  peer.disturb(() => undefined)
  passSeconds(11)
  await sql('truncate identity_task')
})

describe('tasks for the identity server', () => {
  it('are retried until done', async () => {
    const { users, sessions } = await owe()
    await runIdentityTasks(deps)
    expect((await pending()).map(({ attempts }) => attempts)).toEqual([2, 2, 2])
    peer.disturb(() => undefined)
    passSeconds(11)
    await runIdentityTasks(deps)
    expect(await pending()).toEqual([])
    for (const { sid } of sessions) expect(peer.owner.sessions.has(sid)).toBe(false)
    expect(peer.owner.users.has(users[2].id)).toBe(false)
    expect(peer.owner.users.has(users[1].id)).toBe(true)
  })

  it('are run by one of two instances, also while its call hangs', async () => {
    await owe()
    passSeconds(11)
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    peer.disturb(async (request) => {
      if (request !== 'DELETE sessions/*') return undefined
      asked.resolve()
      await answer.promise
      return undefined
    })
    const before = peer.requests.length
    const first = runIdentityTasks(deps)
    await asked.promise
    await runIdentityTasks(deps)
    expect(await pending()).toEqual([{ kind: 'END_SESSION', attempts: 2 }])
    answer.resolve()
    await first
    expect(await pending()).toEqual([])
    expect(peer.requests.slice(before).filter((request) => request === 'DELETE sessions/*')).toHaveLength(1)
  })

  it('of a killed instance are free when its claim ends, and not before', async () => {
    await owe()
    peer.disturb(() => undefined)
    passSeconds(11)
    await sql(`update identity_task set claimed_until = now() + interval '1 minute'`)
    await runIdentityTasks(deps)
    expect(await pending()).toHaveLength(3)
    await sql(`update identity_task set claimed_until = now() - interval '1 second' where kind = 'END_SESSION'`)
    await runIdentityTasks(deps)
    expect((await pending()).map(({ kind }) => kind)).not.toContain('END_SESSION')
    expect(await pending()).toHaveLength(2)
  })

  it('are done even when the response was lost', async () => {
    const { users } = await owe()
    passSeconds(11)
    peer.disturb(() => 'lose')
    await runIdentityTasks(deps)
    passSeconds(11)
    peer.disturb(() => undefined)
    await runIdentityTasks(deps)
    expect(await pending()).toEqual([])
    expect(peer.owner.users.has(users[2].id)).toBe(false)
  })

  it('are not blocked by one that always fails', async () => {
    await owe()
    passSeconds(11)
    peer.disturb((request) => (request === 'DELETE sessions/*' ? 'forbid' : undefined))
    await runIdentityTasks(deps)
    expect(await pending()).toEqual([{ kind: 'END_SESSION', attempts: 2 }])
  })

  it('are run by a worker and measured', async () => {
    await owe()
    const worker = startIdentity(deps)
    expect(await deps.metrics.getSingleMetricAsString('identity_tasks_pending')).toMatch(/identity_tasks_pending 3$/m)
    expect(await deps.metrics.getSingleMetricAsString('identity_tasks_oldest_seconds')).toMatch(/seconds -?\d/)
    await worker.stop()
  })

  it('are logged by kind and id only', async () => {
    await owe()
    const warnings = logs.filter((line) => line.includes('asked again'))
    expect(warnings.length).toBeGreaterThan(2)
    expect(warnings.join()).not.toMatch(/person-|example\.org/)
  })
})

describe('the purge', () => {
  it('deletes expired refusals, and links a week after their end', async () => {
    const [one, two] = [addUser(), addUser()]
    await call('POST', '/register/forgotPassword', { body: { email: one.email } })
    await call('POST', '/owner/logout', { bearer: (await signIn(one)).bearer })
    await call('DELETE', '/owner/deleteAccount', { bearer: (await signIn(two)).bearer })
    const counts = async () =>
      (
        await sql(`select (select count(*)::int from session_denied) as denied,
          (select count(*)::int from account_tombstone) as tombstones,
          (select count(*)::int from account_token) as tokens`)
      )[0]
    await runJob(deps, endedAccessJob)
    const before = await counts()
    expect(before.tokens).toBe(1)
    passSeconds(24 * 3_600 + 1)
    await runJob(deps, endedAccessJob)
    expect(await counts()).toEqual({ ...before, denied: 0 })
    passSeconds(6 * 24 * 3_600)
    await runJob(deps, endedAccessJob)
    expect((await counts()).tokens).toBe(1)
    passSeconds(3_600)
    await runJob(deps, endedAccessJob)
    expect((await counts()).tokens).toBe(0)
    passSeconds(24 * 24 * 3_600)
    await runJob(deps, endedAccessJob)
    expect(await counts()).toEqual({ denied: 0, tombstones: 0, tokens: 0 })
  })
})
