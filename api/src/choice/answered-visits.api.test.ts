import { expect, it } from 'vitest'
import { runJob } from '#test/jobs.ts'
import { startVisits } from '#test/visits.ts'
import { answersJob } from './answers.job.ts'

const { proposed, at, kindsTo, call, deps } = await startVisits()

it('a booked visit stays until the answer leaves, and is cancelled with it', async () => {
  const { host, ana, first } = await proposed()
  await ana.book(first.id)
  const reply = await call('POST', `/owner/properties/${host.property.id}/answers`, {
    bearer: host.bearer,
    body: { ids: [ana.id], text: 'SIMPLE', reason: 'INCOME', tellsReason: false, access: 'AT_ONCE' },
  })
  expect(reply.statusCode).toBe(200)
  expect((await ana.visit()).booking).toMatchObject({ slotId: first.id })
  expect(await kindsTo(ana.email)).not.toContain('visit-withdrawn')
  await at('2026-11-14T11:00:00Z', () => runJob(deps, answersJob))
  expect(await kindsTo(ana.email)).toEqual(expect.arrayContaining(['application-answered', 'visit-withdrawn']))
  expect((await host.slots()).flatMap(({ bookings }) => bookings)).toEqual([])
})
