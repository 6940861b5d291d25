import { describe, expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'
import { runJob } from '#test/jobs.ts'
import { complete } from '#test/properties.ts'
import { followUpJob } from './follow-up.job.ts'

const api = await startApplications()
const { newLandlord, kindsTo, mailsTo, deps, sql, passSeconds, call } = api
const day = 86_400
const followUps = async (email: string) => (await kindsTo(email)).filter((kind) => kind === 'follow-up').length

/** Validated on 12 November 2026: 42 days later is 24 December. */
const nora = await newLandlord('en')
const draft = await nora.create({ ...complete, name: 'A draft' })
const daily = await newLandlord()
await call('POST', '/owner/preferences', { bearer: daily.bearer, body: { notifications: 'NONE' } })

describe('the follow-up', () => {
  it('is mailed once, 42 days after the validation, in the owner’s language', async () => {
    passSeconds(41 * day)
    expect(await followUpJob.dryRun(deps)).toEqual({})
    expect(await runJob(deps, followUpJob)).toEqual({})
    passSeconds(day)
    expect(await followUpJob.dryRun(deps)).toEqual({ asked: 2 })
    expect(await followUps(nora.email)).toBe(0)
    expect(await runJob(deps, followUpJob)).toEqual({ asked: 2 })
    expect(await runJob(deps, followUpJob)).toEqual({})
    expect(await followUps(nora.email)).toBe(1)
    expect((await mailsTo(nora.email)).at(-1)).toMatchObject({
      language: 'en',
      content: { subject: 'Is your property let?', action: { path: `/consulte-propriete/${nora.property.id}` } },
    })
    expect(await sql('select followed_up_on::text from property where id = $1', [draft.id])).toEqual([
      { followed_up_on: null },
    ])
  })

  it('is never sent to owners who switched notifications off', async () => {
    expect(await followUps(daily.email)).toBe(0)
    await call('POST', '/owner/preferences', { bearer: daily.bearer, body: { notifications: 'EACH' } })
    expect(await runJob(deps, followUpJob)).toEqual({})
  })

  it('is sent late after three weeks of downtime, once; six weeks later not at all', async () => {
    const [late, never] = [await newLandlord(), await newLandlord()]
    await sql(`update property set first_validated_at = first_validated_at - interval '22 days' where id = $1`, [
      never.property.id,
    ])
    passSeconds((42 + 21) * day)
    expect(await runJob(deps, followUpJob)).toEqual({ asked: 1 })
    expect([await followUps(late.email), await followUps(never.email)]).toEqual([1, 0])
  })

  it('is not sent for a property that is no longer validated', async () => {
    const owner = await newLandlord()
    await owner.save({ id: owner.property.id, name: null })
    passSeconds(42 * day)
    expect(await runJob(deps, followUpJob)).toEqual({})
  })
})
