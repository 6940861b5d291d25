import { describe, expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'
import { complete } from '#test/properties.ts'
import { digestJob } from './digest.job.ts'

const api = await startApplications()
const { newLandlord, newApplicant, subscribe, mailsTo, call, deps, sql, passSeconds } = api
const day = 86_400

const run = () => digestJob.run(deps, new AbortController().signal)
const digestsTo = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === 'daily-digest')

async function dailyReader(language = 'fr') {
  const owner = await newLandlord(language)
  await call('POST', '/owner/preferences', { bearer: owner.bearer, body: { notifications: 'DAILY' } })
  return owner
}
async function applyTo(token: string, given: Record<string, unknown> = {}) {
  const applicant = await newApplicant(given)
  await subscribe(token, applicant.token)
  return applicant
}

describe('the daily digest', () => {
  it('is one mail a day, grouped by property, only when there is news', async () => {
    const owner = await dailyReader()
    const loft = await owner.create({ ...complete, name: 'Loft', validated: true })
    await applyTo(owner.property.token, { firstName: 'Ana', lastName: 'Durand' })
    await applyTo(loft.token, { firstName: 'Bo', lastName: 'Petit', status: 'TO_PROCESS' })
    const gone = await applyTo(loft.token)
    await gone.withdraw()

    expect(await digestJob.dryRun(deps)).toMatchObject({ digest: expect.any(Number) })
    expect(await digestsTo(owner.email)).toEqual([])
    expect(await run()).toMatchObject({ isComplete: true, counts: { digest: 1 } })
    const [digest, ...others] = await digestsTo(owner.email)
    expect(others).toEqual([])
    expect(digest).toMatchObject({
      unsubscribe: expect.any(String),
      content: {
        subject: 'Vos candidatures, résumé du 12 novembre 2026',
        facts: [
          {
            label: 'Loft',
            value: 'Petit Bo – nouvelle candidature, dossier pas encore vérifié\nUne candidature retirée',
          },
          { label: 'Studio des Lilas', value: 'Durand Ana – nouvelle candidature, dossier vérifié' },
        ],
        action: { path: '/candidatures' },
      },
    })
    expect(await sql('select from notification')).toEqual([])
    expect(await run()).toMatchObject({ counts: {} })
  })

  it('is sent once a day, whenever the job runs; later news waits for the next one', async () => {
    const owner = await dailyReader('en')
    await applyTo(owner.property.token)
    await run()
    await applyTo(owner.property.token)
    await run()
    expect(await digestsTo(owner.email)).toHaveLength(1)
    passSeconds(day)
    await run()
    const [, second] = await digestsTo(owner.email)
    expect(second).toMatchObject({
      language: 'en',
      content: {
        subject: 'Your applications, summary of 13 November 2026',
        action: { path: `/consulte-propriete/${owner.property.id}` },
      },
    })
  })

  it('shows the current state of a file, and nothing that the owner may no longer see', async () => {
    const owner = await dailyReader()
    const ana = await applyTo(owner.property.token, { status: 'TO_PROCESS' })
    await ana.change({ status: 'VALIDATED', lastName: 'Renamed' })
    const bo = await applyTo(owner.property.token)
    await bo.change({ status: 'ARCHIVED' })
    await applyTo(owner.property.token, { lastName: 'Paused' })
    await sql(`update application set paused_at = now() where rental_file_id =
      (select rental_file_id from tenant where last_name = 'Paused')`)
    await run()
    expect((await digestsTo(owner.email))[0]?.content.facts).toEqual([
      { label: 'Studio des Lilas', value: 'Renamed Ana – nouvelle candidature, dossier vérifié' },
    ])
  })

  it('is not sent when all news is gone, and can still be sent later that day', async () => {
    const owner = await dailyReader()
    const ana = await applyTo(owner.property.token)
    await ana.change({ status: 'ARCHIVED' })
    expect(await run()).toMatchObject({ counts: { 'no-longer-due': 1 } })
    expect(await digestsTo(owner.email)).toEqual([])
    await applyTo(owner.property.token)
    await run()
    expect(await digestsTo(owner.email)).toHaveLength(1)
  })

  it('is sent a last time to an owner who switched it off with news waiting', async () => {
    const owner = await dailyReader()
    await applyTo(owner.property.token)
    await call('POST', '/owner/preferences', { bearer: owner.bearer, body: { notifications: 'EACH' } })
    await applyTo(owner.property.token)
    await run()
    expect((await mailsTo(owner.email)).map(({ kind }) => kind)).toEqual([
      'property-validated',
      'application-verified',
      'daily-digest',
    ])
  })

  it('is sent once by two parallel runs', async () => {
    const owner = await dailyReader()
    await applyTo(owner.property.token)
    await Promise.all([run(), run()])
    expect(await digestsTo(owner.email)).toHaveLength(1)
  })

  it('limits the number of sections and lines', async () => {
    const owner = await dailyReader()
    for (let i = 0; i < 12; i++) await applyTo(owner.property.token, { lastName: `Durand-${i}` })
    await run()
    const [{ content }] = await digestsTo(owner.email)
    expect(content.facts[0].value.split('\n')).toHaveLength(11)
    expect(content.facts[0].value).toMatch(/\net 2 autres candidatures$/)
  })
})
