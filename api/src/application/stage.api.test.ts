import { describe, expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'
import { runJob } from '#test/jobs.ts'
import { stageNoticeJob } from './stage-notice.job.ts'

const api = await startApplications()
const { newLandlord, newApplicant, subscribe, applicationsOn, kindsTo, mailsTo, call, deps, sql, passSeconds } = api

async function applied() {
  const [owner, ana] = [await newLandlord(), await newApplicant()]
  await subscribe(owner.property.token, ana.token, {}, { 'accept-language': 'en' })
  const [{ id }] = await applicationsOn(owner.property.id)
  const move = (stage: string, given: object = {}) =>
    call('POST', `/owner/applications/${id}/stage`, { ...owner, body: { stage, ...given } })
  const told = async () => (await kindsTo(ana.email)).filter((kind) => kind === 'stage-changed').length
  return { owner, ana, id: id as string, move, told }
}

describe('the stage of an application', () => {
  it('is moved by the owner, seen by the applicant, dated and logged', async () => {
    const { owner, ana, id, move } = await applied()
    passSeconds(5)
    const reply = await move('VISIT_PROPOSED', { from: 'RECEIVED' })
    expect([reply.statusCode, reply.json()]).toEqual([200, { stage: 'VISIT_PROPOSED' }])
    const at = deps.clock().toISOString()
    const seen = (await call('GET', `/tenant/applications/${id}`, { bearer: ana.token })).json()
    expect(seen).toMatchObject({
      stage: 'VISIT_PROPOSED',
      steps: [{ stage: 'RECEIVED' }, { stage: 'VISIT_PROPOSED', at }],
      propertyName: 'Studio des Lilas',
      waitingSince: expect.any(String),
    })
    const progress = (await call('GET', `/owner/applications/${id}/progress`, owner)).json()
    expect(progress.steps).toEqual(seen.steps)
    expect((await owner.get(owner.property.id)).json().propertiesApartmentSharing[0].stage).toBe('VISIT_PROPOSED')
    expect(await api.auditActionsOf(owner.user.id)).toContain('STAGE_CHANGED')
  })

  it('is moved once by a double click, and not from what another tab has changed', async () => {
    const { id, move } = await applied()
    const replies = await Promise.all(Array.from({ length: 10 }, () => move('SHORTLISTED', { from: 'RECEIVED' })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(
      await sql(`select 1 from application_event where application_id = $1 and event = 'STAGE'`, [id]),
    ).toHaveLength(1)
    expect((await move('VISITED', { from: 'RECEIVED' })).json()).toMatchObject({ errors: [{ code: 'StageChanged' }] })
  })

  it.each(['CHOSEN', 'NOT_CHOSEN', 'WITHDRAWN', 'x'])('is not set to %s by this call', async (stage) => {
    const { move } = await applied()
    expect((await move(stage)).statusCode).toBe(400)
  })

  it('is not “lease signed” before a choice', async () => {
    const { move } = await applied()
    expect((await move('LEASE_SIGNED')).json()).toMatchObject({ errors: [{ code: 'StageChanged' }] })
  })
})

describe('the mail about a stage', () => {
  it('leaves ten minutes after the last change, and once a day at most', async () => {
    const { ana, move, told, id } = await applied()
    await move('VISIT_PROPOSED')
    passSeconds(200)
    await move('VISITED')
    passSeconds(599)
    await runJob(deps, stageNoticeJob)
    expect(await told()).toBe(0)
    passSeconds(1)
    await Promise.all([runJob(deps, stageNoticeJob), runJob(deps, stageNoticeJob)])
    expect((await mailsTo(ana.email)).at(-1)).toMatchObject({
      kind: 'stage-changed',
      language: 'en',
      content: { facts: [{}, { label: 'Stage', value: 'Visited' }], action: { path: `/candidature/${id}` } },
    })
    await sql(`update application set stage = 'SHORTLISTED' where id = $1`, [id])
    await sql(`update stage_notice set due_at = told_at + interval '24 hours' where application_id = $1`, [id])
    passSeconds(86_399)
    await runJob(deps, stageNoticeJob)
    expect(await told()).toBe(1)
    passSeconds(1)
    await runJob(deps, stageNoticeJob)
    expect(await told()).toBe(2)
  })

  it('does not leave when the stage is again what the applicant knows', async () => {
    const { move, told } = await applied()
    await move('SHORTLISTED')
    await move('RECEIVED')
    passSeconds(3_600)
    await runJob(deps, stageNoticeJob)
    expect(await told()).toBe(0)
  })
})
