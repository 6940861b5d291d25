import { describe, expect, it } from 'vitest'
import { runJob } from '#test/jobs.ts'
import { startVisits } from '#test/visits.ts'
import { pastVisitsJob, visitRemindersJob } from './visit.jobs.ts'

const { apply, proposed, kindsTo, mailsTo, deps, bookingsOf, sql } = await startVisits()
const on = (instant: string) => ({ ...deps, clock: () => new Date(instant) })
const reminders = async (email: string) => (await kindsTo(email)).filter((kind) => kind.includes('reminder'))

describe('reminders', () => {
  it('leave the day before, once, to applicants and once to their owner', async () => {
    const { host, ana, first, second } = await proposed()
    const bo = await apply(host)
    await host.propose(bo.id)
    await ana.book(first.id)
    await bo.book(second.id)
    const people = [ana.email, bo.email, host.email]
    const told = async () => (await Promise.all(people.map(reminders))).map(({ length }) => length)
    await runJob(on('2026-11-29T22:59:59Z'), visitRemindersJob)
    expect(await told()).toEqual([0, 0, 0])
    expect(await visitRemindersJob.dryRun(on('2026-11-29T23:00:00Z'))).toEqual({ reminded: 1 })
    // two instances, and one that is started again
    await Promise.all([1, 2].map(() => runJob(on('2026-11-30T09:00:00Z'), visitRemindersJob)))
    await runJob(on('2026-11-30T22:59:00Z'), visitRemindersJob)
    expect(await told()).toEqual([1, 1, 1])
    const mail = (await mailsTo(host.email)).at(-1)
    expect(mail).toMatchObject({ kind: 'owner-visit-reminder', unsubscribe: expect.any(String) })
    expect(mail?.content.facts[0]?.value).toMatch(/^10:00 – Durand Ana\d+\n10:40 – Durand Ana\d+$/)
  })

  it('come again for a visit that was moved, and not for one that was cancelled', async () => {
    const { host, ana, first } = await proposed()
    const bo = await apply(host)
    await host.propose(bo.id)
    await host.offer({ dates: ['2026-12-05'], slotsPerDay: 1 })
    const later = (await host.slots()).at(-1)
    await ana.book(first.id)
    await runJob(on('2026-11-30T09:00:00Z'), visitRemindersJob)
    await ana.book(later?.id)
    await bo.book(first.id)
    await bo.cancel()
    await runJob(on('2026-11-30T10:00:00Z'), visitRemindersJob)
    await runJob(on('2026-12-04T09:00:00Z'), visitRemindersJob)
    expect([await reminders(ana.email), await reminders(bo.email)]).toEqual([['visit-reminder', 'visit-reminder'], []])
  })

  it('that still wait are dropped when the visit is cancelled', async () => {
    const { ana, first } = await proposed()
    await ana.book(first.id)
    await runJob(on('2026-11-30T09:00:00Z'), visitRemindersJob)
    await ana.cancel()
    expect(await reminders(ana.email)).toEqual([])
  })
})

it('slots and bookings are deleted 30 days after the visit began', async () => {
  const { ana, first } = await proposed({ slotsPerDay: 1 })
  await ana.book(first.id)
  await sql('delete from visit_slot where id <> $1', [first.id])
  await runJob(on('2026-12-31T09:00:00Z'), pastVisitsJob)
  expect(await bookingsOf(first.id)).toHaveLength(1)
  expect(await runJob(on('2026-12-31T09:00:00.001Z'), pastVisitsJob)).toEqual({ slots: 1 })
  expect(await bookingsOf(first.id)).toEqual([])
})
