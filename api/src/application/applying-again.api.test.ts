import { describe, expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'

const api = await startApplications({ DATABASE_POOL_SIZE: '10' })
const { newLandlord, newApplicant, subscribe, applicationsOn, kindsTo, mailsTo, passSeconds, tenantToken, sql } = api
const day = 24 * 3_600

describe('applying', () => {
  it('20 times in parallel creates one row and one mail to each side', async () => {
    const owner = await newLandlord()
    const ana = await newApplicant()
    const replies = await Promise.all(Array.from({ length: 20 }, () => subscribe(owner.property.token, ana.token)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(await applicationsOn(owner.property.id)).toHaveLength(1)
    expect(await kindsTo(owner.email)).toEqual(['property-validated', 'application-verified'])
    expect(await kindsTo(ana.email)).toEqual(['applied'])
  })

  it('by 20 applicants in parallel creates 20 rows', async () => {
    const owner = await newLandlord()
    const applicants = await Promise.all(Array.from({ length: 20 }, () => newApplicant()))
    const replies = await Promise.all(applicants.map(({ token }) => subscribe(owner.property.token, token)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(await applicationsOn(owner.property.id)).toHaveLength(20)
  })

  it('opens the file until the same day of the next month (Paris)', async () => {
    const owner = await newLandlord()
    const ana = await newApplicant()
    await subscribe(owner.property.token, ana.token)
    // the tests' clock starts on 12 November 2026
    const [row] = await sql('select access_ends_on::text, purged_on::text from application where property_id = $1', [
      owner.property.id,
    ])
    expect(row).toEqual({ access_ends_on: '2026-12-12', purged_on: '2027-03-12' })
  })

  it('again renews an open access without a mail, and an ended one with a mail', async () => {
    const owner = await newLandlord()
    const ana = await newApplicant()
    const apply = async () => subscribe(owner.property.token, await tenantToken(ana.user))
    await apply()
    const [before] = await applicationsOn(owner.property.id)
    const ends = async () => {
      const rows = await sql('select access_ends_on::text as day from application where id = $1', [before.id])
      return rows[0].day
    }
    passSeconds(20 * day)
    await apply()
    expect(await ends()).toBe('2027-01-02')
    const told = [await kindsTo(owner.email), await kindsTo(ana.email)]
    expect(told).toEqual([['property-validated', 'application-verified'], ['applied']])

    passSeconds(31 * day) // 2 January, its last day
    await apply()
    expect([await kindsTo(owner.email), await kindsTo(ana.email)]).toEqual(told)
    passSeconds(32 * day) // 3 February, the day after the last one
    await apply()
    expect(await kindsTo(owner.email)).toEqual(['property-validated', 'application-verified', 'application-verified'])
    expect(await kindsTo(ana.email)).toEqual(['applied', 'applied'])
    const rows = await applicationsOn(owner.property.id)
    expect(rows).toEqual([
      expect.objectContaining({ id: before.id, token: before.token, created_at: before.created_at }),
    ])
  })
})

describe('the mails', () => {
  it('tell the owner in their language who applies, and that the file is not verified', async () => {
    const owner = await newLandlord('en')
    const ana = await newApplicant({ status: 'TO_PROCESS' })
    await subscribe(owner.property.token, ana.token)
    const mail = (await mailsTo(owner.email)).at(-1)
    expect(mail).toMatchObject({ kind: 'application-not-verified', language: 'en', to: owner.email })
    expect(mail.content).toMatchObject({
      subject: 'New application, file not yet verified',
      facts: [
        { label: 'Property', value: 'Studio des Lilas' },
        { label: 'Application', value: 'Durand Ana' },
      ],
      action: { path: expect.stringMatching(/^\/candidature\/[\w-]{36}$/) },
    })
  })

  it('tell the applicant in the language of the consent who has access and until when', async () => {
    const owner = await newLandlord('fr')
    const ana = await newApplicant()
    await subscribe(owner.property.token, ana.token, {}, { 'accept-language': 'en' })
    const [mail] = await mailsTo(ana.email)
    expect(mail).toMatchObject({ kind: 'applied', language: 'en', to: ana.email })
    expect(mail.content).toMatchObject({
      site: 'tenant',
      facts: [
        { label: 'Property', value: 'Studio des Lilas' },
        { label: 'Address', value: '12 rue des Lilas 75011 Paris' },
        { label: 'Landlord', value: 'Nora Petit' },
      ],
    })
    const [{ day }] = await sql(
      `select to_char(access_ends_on, 'FMDD FMMonth YYYY') as day from application where property_id = $1`,
      [owner.property.id],
    )
    expect(mail.content.paragraphs[1]).toContain(`They have access until ${day}.`)
  })

  it('go to the stored address, not to that of the token', async () => {
    const owner = await newLandlord()
    const ana = await newApplicant()
    // the file belongs to the account by now, which has changed its e-mail since
    await subscribe(owner.property.token, ana.token)
    const other = await newLandlord()
    await subscribe(other.property.token, await tenantToken(ana.user, { email: 'elsewhere@example.org' }))
    expect(await kindsTo('elsewhere@example.org')).toEqual([])
    expect(await kindsTo(ana.email)).toEqual(['applied', 'applied'])
  })

  it('tell each owner once that a file is verified, for all properties together', async () => {
    const [owner, other, late] = [await newLandlord(), await newLandlord(), await newLandlord()]
    const second = await owner.create({ ...owner.property, id: undefined, name: 'Second', validated: true })
    const ana = await newApplicant({ status: 'TO_PROCESS' })
    await subscribe(late.property.token, ana.token)
    passSeconds(40 * day)
    for (const { token } of [owner.property, second, other.property])
      await subscribe(token, await tenantToken(ana.user))
    await ana.change({ status: 'VALIDATED' })
    await ana.change({ status: 'VALIDATED', monthlyIncome: 1 })
    const isAbout = (kind: string) => kind === 'applicant-now-verified'
    for (const { email } of [owner, other]) expect((await kindsTo(email)).filter(isAbout)).toHaveLength(1)
    expect((await kindsTo(late.email)).filter(isAbout)).toEqual([])
    const [mail] = (await mailsTo(owner.email)).filter(({ kind }) => isAbout(kind))
    expect(mail.content.facts).toEqual([
      { label: 'Candidature', value: 'Durand Ana' },
      { label: 'Biens', value: 'Second\nStudio des Lilas' },
    ])
    expect(mail.content.action.path).toBe('/candidatures')

    await ana.change({ status: 'TO_PROCESS' })
    await ana.change({ status: 'VALIDATED' })
    expect((await kindsTo(owner.email)).filter(isAbout)).toHaveLength(2)
  })

  it('tell the right status once when a file is verified during an application', async () => {
    for (let round = 0; round < 10; round++) {
      const owner = await newLandlord()
      const ana = await newApplicant({ status: 'TO_PROCESS' })
      await Promise.all([subscribe(owner.property.token, ana.token), ana.change({ status: 'VALIDATED' })])
      // unordered: a mail is dated by the start of its transaction
      const kinds = (await kindsTo(owner.email)).slice(1).toSorted()
      expect([['application-verified'], ['applicant-now-verified', 'application-not-verified']]).toContainEqual(kinds)
      expect(await applicationsOn(owner.property.id)).toEqual([expect.objectContaining({ file_status: 'VALIDATED' })])
    }
  })

  it('are not sent for a transaction that was rolled back', async () => {
    const owner = await newLandlord()
    const ana = await newApplicant({ status: 'TO_PROCESS' })
    await sql('alter table audit_entry rename to audit_entry_away')
    const reply = await subscribe(owner.property.token, ana.token)
    await sql('alter table audit_entry_away rename to audit_entry')
    expect(reply.statusCode).toBe(500)
    expect([await kindsTo(owner.email), await kindsTo(ana.email)]).toEqual([['property-validated'], []])
    expect(await applicationsOn(owner.property.id)).toEqual([])
  })
})
