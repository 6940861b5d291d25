import { describe, expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'
import { runJob } from '#test/jobs.ts'
import { unansweredJobs } from './unanswered.jobs.ts'

const api = await startApplications()
const { newLandlord, newApplicant, subscribe, applicationsOn, kindsTo, mailsTo, deps, sql, passSeconds } = api
const [ask, end] = unansweredJobs as [(typeof unansweredJobs)[0], (typeof unansweredJobs)[0]]
const day = 86_400
const asked = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === 'answer-asked')

describe('an application without an answer', async () => {
  const owner = await newLandlord('en')
  const [ana, bo] = [
    await newApplicant({ firstName: 'Ana', lastName: 'Durand' }),
    await newApplicant({ firstName: 'Bo', lastName: 'Martin' }),
  ]
  await subscribe(owner.property.token, ana.token, {}, { 'accept-language': 'en' })
  passSeconds(1)
  await subscribe(owner.property.token, bo.token, {}, { 'accept-language': 'en' })
  const of = async (who: { email: string }) => (await kindsTo(who.email)).filter((kind) => kind !== 'applied')

  it('is asked about after 30 days, once, in one mail', async () => {
    passSeconds(30 * day - 2)
    expect(await runJob(deps, ask)).toEqual({})
    passSeconds(2)
    expect(await ask.dryRun(deps)).toEqual({ asked: 1 })
    await Promise.all([runJob(deps, ask), runJob(deps, ask)])
    expect(await runJob(deps, ask)).toEqual({})
    expect(await asked(owner.email)).toMatchObject([
      { language: 'en', content: { facts: [{ label: 'Studio des Lilas', value: 'Durand Ana\nMartin Bo' }] } },
    ])
  })

  it('ends after 45 days with a neutral answer, once', async () => {
    passSeconds(15 * day - 3)
    expect(await runJob(deps, end)).toEqual({})
    passSeconds(3)
    // told of a stage a moment ago: one mail a day at most
    await sql(
      `insert into stage_notice (application_id, told_stage, told_at)
        select id, 'VISITED', $2 from application where property_id = $1 order by created_at limit 1`,
      [owner.property.id, deps.clock()],
    )
    await Promise.all([runJob(deps, end), runJob(deps, end)])
    expect(await of(ana)).toEqual([])
    expect(await of(bo)).toEqual(['application-unanswered'])
    passSeconds(day)
    await runJob(deps, end)
    expect(await runJob(deps, end)).toEqual({})
    expect(await of(ana)).toEqual(['application-unanswered'])
    expect((await mailsTo(ana.email)).at(-1)?.content.help).toMatchObject({
      title: 'Need advice?',
      lines: [expect.stringContaining('39 28'), expect.stringContaining('ADIL, Paris')],
    })
    expect((await applicationsOn(owner.property.id)).map(({ stage }) => stage)).toEqual(['NOT_CHOSEN', 'NOT_CHOSEN'])
    const events = await sql(
      `select event, actor, stage from application_event where property_id = $1 and event <> 'APPLIED' order by id`,
      [owner.property.id],
    )
    expect(events.slice(0, 2)).toEqual([
      { event: 'STAGE', actor: 'SERVICE', stage: 'NOT_CHOSEN' },
      { event: 'ANSWER_LEFT', actor: 'SERVICE', stage: null },
    ])
  })
})
