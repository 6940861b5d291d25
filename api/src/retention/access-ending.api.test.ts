import { describe, expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'
import { runJob } from '#test/jobs.ts'
import { complete } from '#test/properties.ts'
import { accessEndingJob } from './access-ending.job.ts'
import { purgedApplicationsJob } from './purges.job.ts'

const api = await startApplications()
const { newLandlord, newApplicant, subscribe, mailsTo, deps, sql, passSeconds, applicationsOn } = api
const day = 86_400
const told = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === 'access-ending')

describe('an access about to end', async () => {
  const nora = await newLandlord('en')
  const loft = await nora.create({ ...complete, name: 'Loft', validated: true })
  const ana = await newApplicant({ firstName: 'Ana', lastName: 'Durand' })
  const bo = await newApplicant({ firstName: 'Bo', lastName: 'Martin' })
  const unverified = await newApplicant({ status: 'TO_PROCESS' })
  await subscribe(nora.property.token, ana.token)
  for (const { token } of [ana, bo, unverified]) {
    passSeconds(1)
    await subscribe(loft.token, token)
  }

  it('is announced to the owner once, a week before its last day, in one mail', async () => {
    // applied on 12 November: access until 12 December
    passSeconds(22 * day)
    expect(await runJob(deps, accessEndingJob)).toEqual({})
    passSeconds(day)
    expect(await accessEndingJob.dryRun(deps)).toEqual({ told: 1 })
    expect(await runJob(deps, accessEndingJob)).toEqual({ told: 1 })
    expect(await runJob(deps, accessEndingJob)).toEqual({})
    expect(await told(nora.email)).toMatchObject([
      {
        language: 'en',
        content: {
          title: 'You can read these files until 12 December 2026',
          facts: [
            { label: 'Loft', value: 'Durand Ana\nMartin Bo' },
            { label: 'Studio des Lilas', value: 'Durand Ana' },
          ],
        },
      },
    ])
  })

  it('is announced again after a renewal', async () => {
    await subscribe(nora.property.token, await api.tenantToken(ana.user))
    passSeconds(23 * day)
    expect(await runJob(deps, accessEndingJob)).toEqual({})
    passSeconds(day)
    expect(await runJob(deps, accessEndingJob)).toEqual({ told: 1 })
    const subjects = (await told(nora.email)).map(({ content }) => content.subject)
    expect(subjects).toEqual(['Your access to files is about to end', 'Your access to a file is about to end'])
  })

  it('is announced late after downtime, until its last day, not afterwards', async () => {
    const owner = await newLandlord()
    const [cy, di] = [await newApplicant(), await newApplicant()]
    await subscribe(owner.property.token, cy.token)
    passSeconds(day)
    await subscribe(owner.property.token, await api.tenantToken(di.user))
    // access until 29 and 30 January
    const clock = () => new Date('2027-01-29T11:00:00Z')
    expect(await runJob({ ...deps, clock }, accessEndingJob)).toEqual({ told: 1 })
    expect((await told(owner.email)).map(({ content }) => content.title)).toEqual([
      expect.stringContaining('29 janvier 2027'),
      expect.stringContaining('30 janvier 2027'),
    ])
    await sql(`update application set end_told_for = null`)
    expect(await runJob({ ...deps, clock: () => new Date('2028-01-30T00:00:00Z') }, accessEndingJob)).toEqual({})
  })
})

describe('an application three months after its access ended', () => {
  it('is deleted at midnight (Paris), with its record of visits', async () => {
    const owner = await newLandlord()
    const ana = await newApplicant()
    await subscribe(owner.property.token, ana.token)
    const [{ id }] = await applicationsOn(owner.property.id)
    await sql(`update application set purged_on = '2028-02-29' where id = $1`, [id])
    await sql(`insert into file_visit values ($1, 'VIEW', $2, $2)`, [id, deps.clock()])
    const at = (instant: string) => ({ ...deps, clock: () => new Date(instant) })
    await runJob(at('2028-02-28T22:59:59.999Z'), purgedApplicationsJob)
    expect(await applicationsOn(owner.property.id)).toHaveLength(1)
    const midnight = at('2028-02-28T23:00:00Z')
    expect(await purgedApplicationsJob.dryRun(midnight)).toEqual({ rows: 1, wishes: 0 })
    expect(await applicationsOn(owner.property.id)).toHaveLength(1)
    expect(await runJob(midnight, purgedApplicationsJob)).toEqual({ rows: 1, wishes: 0 })
    expect(await applicationsOn(owner.property.id)).toEqual([])
    expect(await sql('select from file_visit where application_id = $1', [id])).toEqual([])
  })
})
