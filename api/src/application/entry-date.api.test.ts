import { expect, it } from 'vitest'
import { purgedApplicationsJob } from '#retention/purges.job.ts'
import { runJob } from '#test/jobs.ts'
import { startVisitFirst } from '#test/visit-first.ts'

const api = await startVisitFirst()
const { sql, newHost, newVisitor, newTenantAt, subscribe, rowOf } = api

it('when somebody could move in is shown to both sides, exported, and goes with the wish', async () => {
  const host = await newHost()
  const ana = await newVisitor(host, { scope: 'CONTACT', entryDate: '2026-12-01' })
  const shown = async () => (await host.get(host.propertyId)).json().propertiesApartmentSharing[0].entryDate
  expect(await shown()).toBe('2026-12-01')
  expect((await host.ask('GET', `/owner/applications/${ana.id}/progress`)).json().entryDate).toBe('2026-12-01')
  expect((await ana.ask('GET', `/tenant/applications/${ana.id}`)).json().entryDate).toBe('2026-12-01')
  expect((await ana.ask('GET', '/tenant/export')).json().accesses[0].entryDate).toBe('2026-12-01')
  expect((await host.ask('GET', `/property/${host.propertyId}/applications.csv`)).body).toContain('2026-12-01')
  await sql(`update application set access_ends_on = '2026-11-11' where id = $1`, [ana.id])
  expect(await shown()).toBeUndefined()
  await sql(`update application set access_ends_on = '2026-11-09' where id = $1`, [ana.id])
  await runJob(api.deps, purgedApplicationsJob)
  expect((await rowOf(ana.id)).entry_date).toBeNull()
})

it.each(['2026-10-11', '2028-11-13', '2026-02-30', 'soon', 7])('refuses %j as a day to move in', async (entryDate) => {
  const host = await newHost()
  const ana = await newTenantAt('TO_PROCESS')
  const reply = await subscribe(host.link, ana.bearer, { scope: 'CONTACT', entryDate })
  expect([reply.statusCode, reply.json().errors[0].field]).toEqual([400, 'entryDate'])
})
