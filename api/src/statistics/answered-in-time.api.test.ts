import { afterEach, expect, it } from 'vitest'
import { answersJob } from '#choice/answers.job.ts'
import { startApplications } from '#test/applications.ts'
import { runJob } from '#test/jobs.ts'
import { findDifferences } from './check-statistics.service.ts'
import { statisticsJobs } from './statistics.jobs.ts'

const { applicationsOn, call, deps, newApplicant, newLandlord, passSeconds, sql, subscribe } = await startApplications()

/** After the cached response has expired; tokens expire meanwhile, too. */
const figure = async () => {
  passSeconds(3_600)
  return (await call('GET', '/stats')).json().answers
}
const sendAfter = async (days: number) => {
  await sql(
    `update answer set decided_at = decided_at - $1 * interval '1 day', leaves_at = leaves_at - $1 * interval '1 day'
      where left_at is null`,
    [days],
  )
  await runJob(deps, answersJob)
}

/** An owner who has chosen among three applicants. */
async function choose() {
  const owner = await newLandlord()
  const people = [await newApplicant(), await newApplicant(), await newApplicant()]
  for (const { token } of people) {
    await subscribe(owner.property.token, token)
    passSeconds(1)
  }
  const ids = (await applicationsOn(owner.property.id)).map(({ id }: { id: string }) => id)
  const path = `/owner/properties/${owner.property.id}`
  const body = { applicationId: ids[0], text: 'SIMPLE', reason: 'INCOME', tellsReason: false, access: 'AT_ONCE' }
  const reply = await call('POST', `${path}/choice`, { ...owner, body })
  expect(reply.statusCode).toBe(200)
  return { owner, people, ids, undo: () => call('DELETE', `${path}/answers/${reply.json().answers[0].id}`, owner) }
}

afterEach(async () => {
  expect(await findDifferences(deps, 'answer')).toEqual([])
  for (const job of statisticsJobs) await runJob(deps, job)
  expect(await findDifferences(deps, 'answer')).toEqual([])
  await sql('delete from answer')
  expect(await figure()).toBeUndefined()
})

it('counts everybody whose application was open, once the answer has left', async () => {
  await choose()
  expect(await figure()).toBeUndefined()
  await sendAfter(1)
  expect(await figure()).toEqual({ applications: 3, percentInTime: 100 })
})

it('counts as late what left more than seven days after the choice', async () => {
  await choose()
  await sendAfter(1)
  await choose()
  await sendAfter(7.01)
  expect(await figure()).toEqual({ applications: 6, percentInTime: 50 })
})

it('counts as late what has not left after eight days', async () => {
  await choose()
  await sql(`update answer set decided_at = decided_at - interval '6 days', leaves_at = now() + interval '1 year'`)
  expect(await figure()).toBeUndefined()
  await sql(`update answer set decided_at = decided_at - interval '2 days'`)
  expect(await figure()).toEqual({ applications: 3, percentInTime: 0 })
})

it('does not count a choice that is undone, an answer without a choice, or one of thirteen months ago', async () => {
  const { undo } = await choose()
  expect((await undo()).statusCode).toBe(200)
  const { owner } = await choose()
  await sql('update answer set chosen_id = null where property_id = $1', [owner.property.id])
  await sendAfter(1)
  await choose()
  await sendAfter(400)
  expect(await figure()).toBeUndefined()
})

it('does not count whoever withdrew before it left, and goes on counting who is deleted afterwards', async () => {
  const { people, ids } = await choose()
  const gone = await call('DELETE', `/tenant/accesses/${ids[2]}`, { bearer: people[2]?.token as string })
  expect(gone.statusCode).toBeLessThan(300)
  await sendAfter(1)
  await sql('delete from application')
  expect(await figure()).toEqual({ applications: 2, percentInTime: 100 })
})

it('forgets the choices on a property that is deleted', async () => {
  const { owner } = await choose()
  await sendAfter(1)
  await sql('delete from property where id = $1', [owner.property.id])
  expect(await figure()).toBeUndefined()
})
