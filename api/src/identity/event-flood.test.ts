import { describe, expect, it } from 'vitest'
import { startAccounts } from '#test/accounts.ts'
import { copyIdentityEvents } from './copy-events.service.ts'

const { deps, peer, addUser, sql, call, signIn, passSeconds } = await startAccounts()

let ids = 0
const failed = (userId: string | undefined, time: number, error = 'invalid_user_credentials') => ({
  id: String(++ids),
  time,
  type: 'LOGIN_ERROR',
  userId,
  error,
  details: {},
})
const hourMs = 3_600_000
/** Evenly over the hours before now, latest first. */
function happen(count: number, hours: number, event: (time: number) => object) {
  const now = deps.clock().getTime()
  const events = Array.from({ length: count }, (_, index) => event(now - ((index + 1) * hours * hourMs) / count))
  peer.owner.events.splice(0, peer.owner.events.length, ...events)
}
async function copyAndCount() {
  const before = peer.requests.length
  await copyIdentityEvents(deps)
  return peer.requests.slice(before).filter((request) => request === 'GET events').length
}
const count = async (table: string) => (await sql(`select count(*)::int as count from ${table}`))[0].count

describe('a flood of failed sign-ins', () => {
  it('against one address is a few lines an hour in its log, beside what its owner did', async () => {
    const owner = addUser()
    happen(3_000, 3, (time) =>
      failed(owner.id, time, ids % 2 ? 'invalid_user_credentials' : 'user_temporarily_disabled'),
    )
    peer.owner.events.unshift({ id: 'own', time: deps.clock().getTime(), type: 'LOGIN', userId: owner.id, details: {} })
    await copyAndCount()
    const { bearer } = await signIn(owner)
    const { entries } = (await call('GET', '/owner/audit', { bearer })).json()
    const actions = entries.map(({ action }: { action: string }) => action)
    const times = (wanted: string) => actions.filter((action: string) => action === wanted).length
    expect([times('SIGNED_IN'), times('SIGN_IN_FAILED'), times('SIGN_IN_SLOWED')]).toEqual([1, 15, 3])
    expect(await count('identity_event')).toBeLessThan(25)
  })

  it('is not copied a second time, nor read again', async () => {
    passSeconds(3 * 3_600)
    const owner = addUser()
    happen(2_000, 1, (time) => failed(owner.id, time))
    await copyAndCount()
    const entries = await count('audit_entry')
    // five minutes of the flood, which may have been stored late, and one page of each other realm
    expect(await copyAndCount()).toBeLessThanOrEqual(2 + 2)
    expect(await count('audit_entry')).toBe(entries)
  })

  it('against addresses without an account leaves no row, and is not read again', async () => {
    passSeconds(3 * 3_600)
    const before = await count('audit_entry')
    happen(5_000, 1, (time) => failed(undefined, time, 'user_not_found'))
    await copyAndCount()
    expect(await copyAndCount()).toBeLessThanOrEqual(5 + 2)
    expect(await count('audit_entry')).toBe(before)
    expect(await count('identity_event')).toBeLessThan(40)
  })

  it('against many accounts delays nobody by more than seconds', async () => {
    passSeconds(3 * 3_600)
    const people = Array.from({ length: 1_000 }, () => addUser())
    happen(4_000, 0.05, (time) => failed(people[ids % 1_000]?.id, time))
    await copyAndCount()
    const honest = addUser()
    peer.owner.events.unshift({
      id: 'late',
      time: deps.clock().getTime(),
      type: 'LOGIN',
      userId: honest.id,
      details: {},
    })
    const began = performance.now()
    await copyAndCount()
    expect(performance.now() - began).toBeLessThan(3_000)
    const { bearer } = await signIn(honest)
    expect((await call('GET', '/owner/audit', { bearer })).json().entries).toMatchObject([{ action: 'SIGNED_IN' }])
  })
})
