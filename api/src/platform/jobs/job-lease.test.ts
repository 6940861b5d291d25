import { afterEach, describe, expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { type JobLease, openJobLease } from './job-lease.ts'

const { deps, sql, logs } = await startDeps()
const hour = 3_600_000
const open: JobLease[] = []
afterEach(async () => {
  for (const lease of open.splice(0)) await lease.release()
  await sql('delete from job_lease')
})

/** Without renewals unless told. */
function openLease(given: { leaseMs?: number; renewEveryMs?: number } = {}) {
  const lease = openJobLease(deps, { leaseMs: 30_000, renewEveryMs: hour, ...given })
  open.push(lease)
  return lease
}
const secondsLeft = async () =>
  (await sql('select extract(epoch from expires_at - clock_timestamp())::float8 as left from job_lease')).map(
    ({ left }) => left,
  )

describe('the lease of the jobs', () => {
  it('has one holder at a time, and the next one after its release', async () => {
    const [here, there] = [openLease(), openLease()]
    const taken = await Promise.all([here.acquire(), there.acquire()])
    expect(taken.filter(Boolean)).toHaveLength(1)
    const [holder, other] = taken[0] ? [here, there] : [there, here]
    expect(await other.acquire()).toBeUndefined()
    await holder.release()
    expect(await other.acquire()).toMatchObject({ aborted: false })
    expect(await holder.acquire()).toBeUndefined()
  })

  it('is released by its holder alone', async () => {
    const [here, there] = [openLease(), openLease()]
    const lost = await here.acquire()
    await there.release()
    expect(await there.acquire()).toBeUndefined()
    expect(lost?.aborted).toBe(false)
  })

  it('ends at the deadline when its holder was killed, by the clock of the database', async () => {
    await sql(`insert into job_lease values ('jobs', gen_random_uuid(), clock_timestamp() + interval '1 second')`)
    const there = openLease()
    expect(await there.acquire()).toBeUndefined()
    await expect.poll(() => there.acquire()).toMatchObject({ aborted: false })
    expect((await secondsLeft())[0]).toBeGreaterThan(20)
  })

  it('is renewed while its holder works', async () => {
    const lost = await openLease({ renewEveryMs: 20 }).acquire()
    await sql(`update job_lease set expires_at = clock_timestamp() + interval '10 seconds'`)
    await expect.poll(async () => (await secondsLeft())[0]).toBeGreaterThan(15)
    expect(lost?.aborted).toBe(false)
  })

  it('is lost when another instance took it', async () => {
    const lost = await openLease({ renewEveryMs: 20 }).acquire()
    await sql('update job_lease set holder = gen_random_uuid()')
    await expect.poll(() => lost?.aborted).toBe(true)
    expect(logs.join()).toContain('the lease of the jobs was lost')
  })

  it('is lost when it expired, even if nobody else took it', async () => {
    const lost = await openLease({ renewEveryMs: 20 }).acquire()
    await sql('update job_lease set expires_at = clock_timestamp()')
    await expect.poll(() => lost?.aborted).toBe(true)
  })

  it('is lost at the deadline when the database does not answer', async () => {
    const lost = await openLease({ leaseMs: 2_000, renewEveryMs: 20 }).acquire()
    await sql('alter table job_lease rename to hidden')
    await expect.poll(() => logs.join()).toContain('the lease of the jobs could not be renewed')
    await expect.poll(() => lost?.aborted).toBe(true)
    await sql('alter table hidden rename to job_lease')
  })
})
