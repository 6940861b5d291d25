import { describe, expect, it } from 'vitest'
import type { RentalFileId } from '#deps.ts'
import { startApplications, tenant } from '#test/applications.ts'
import { withdrawFile } from './withdraw.service.ts'

const api = await startApplications()
const { newLandlord, newApplicant, subscribe, applicationsOn, kindsTo, mailsTo, call, deps, sql } = api
const missing = '00000000-0000-4000-8000-000000000000'

async function applied() {
  const [owner, ana] = [await newLandlord(), await newApplicant()]
  await subscribe(owner.property.token, ana.token, {}, { 'accept-language': 'en' })
  const [application] = await applicationsOn(owner.property.id)
  const remove = (id = application.id, { bearer } = owner) => call('DELETE', `/property/tenant/${id}`, { bearer })
  return { owner, ana, application, remove }
}

describe('DELETE property/tenant/{id}', () => {
  it('ends the access at once, notifies the applicant and writes an audit entry', async () => {
    const { owner, ana, remove } = await applied()
    const reply = await remove()
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect(await applicationsOn(owner.property.id)).toEqual([])
    expect((await owner.get(owner.property.id)).json()).toMatchObject({
      propertiesApartmentSharing: [],
      propertyApartmentSharingCount: 0,
    })
    const mail = (await mailsTo(ana.email)).at(-1)
    expect(mail).toMatchObject({
      kind: 'application-removed',
      language: 'en',
      content: {
        site: 'tenant',
        facts: [{ label: 'Property', value: 'Studio des Lilas' }],
        help: { title: 'Need advice?', link: { path: '/droits-des-candidats' } },
      },
    })
    expect(mail?.content.help?.lines[1]).toContain('ADIL, Paris')
    expect(await api.auditActionsOf(owner.user.id)).toContain('APPLICATION_REMOVED')
    // the file itself belongs to the tenant
    const files = await sql(
      'select count(*) from external_file where external_id = $1 and rental_file_id is not null',
      [ana.fileId],
    )
    expect(files[0].count).toBe('1')
  })

  it('lets the applicant apply again', async () => {
    const { owner, ana, remove } = await applied()
    await remove()
    expect((await subscribe(owner.property.token, ana.token)).statusCode).toBe(200)
    expect(await applicationsOn(owner.property.id)).toHaveLength(1)
  })

  it('answers 404 for another owner’s, a malformed or a removed id', async () => {
    const { owner, application, remove, ana } = await applied()
    const other = await newLandlord()
    const answerOf = async (asked: ReturnType<typeof remove>) => {
      const { statusCode, body, headers } = await asked
      return [statusCode, body.replace(String(headers['x-request-id']), '…')]
    }
    const unknown = await answerOf(remove(missing))
    expect(unknown).toEqual([404, '{"errors":[{"code":"ApplicationNotFound"}],"requestId":"…"}'])
    for (const id of ['x', '%00', `${application.id}0`, owner.property.id])
      expect(await answerOf(remove(id))).toEqual(unknown)
    expect(await answerOf(remove(application.id, other))).toEqual(unknown)
    expect(await applicationsOn(owner.property.id)).toHaveLength(1)
    await remove()
    expect(await answerOf(remove())).toEqual(unknown)
    expect((await kindsTo(ana.email)).filter((kind) => kind === 'application-removed')).toHaveLength(1)
  })

  it('removes and notifies once for 20 parallel calls', async () => {
    const { ana, remove } = await applied()
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => remove()))).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([204, ...Array(19).fill(404)])
    expect((await kindsTo(ana.email)).slice(1)).toEqual(['application-removed'])
  })
})

describe('a shared file', () => {
  async function appliedTogether() {
    const { owner, ana, remove } = await applied()
    const bo = `bo-${ana.email}`
    const initiator = tenant({ email: ana.email, subject: ana.user.id })
    const joiner = tenant({ tenantType: 'JOIN', firstName: 'Bo', email: bo })
    await ana.change({}, { applicationType: 'COUPLE', tenants: [initiator, joiner] })
    return { owner, remove, emails: [ana.email, bo] }
  }

  it('that the owner removes: everybody in it is told', async () => {
    const { remove, emails } = await appliedTogether()
    expect((await remove()).statusCode).toBe(204)
    for (const email of emails) expect((await kindsTo(email)).at(-1)).toBe('application-removed')
  })

  it('on a property that is deleted: everybody in it is told', async () => {
    const { owner, emails } = await appliedTogether()
    await owner.remove(owner.property.id)
    for (const email of emails) expect((await kindsTo(email)).at(-1)).toBe('property-gone')
  })
})

describe('withdrawal', () => {
  it('of a whole file removes its rows and notifies each owner once', async () => {
    const { owner, ana } = await applied()
    const second = await owner.create({ ...owner.property, id: undefined, name: 'Second', validated: true })
    await subscribe(second.token, ana.token)
    await ana.withdraw()
    for (const { id } of [owner.property, second]) expect(await applicationsOn(id)).toEqual([])
    const mails = (await mailsTo(owner.email)).filter(({ kind }) => kind === 'application-withdrawn')
    expect(mails.map(({ content }) => content.facts)).toEqual([
      [
        { label: 'Candidature', value: 'Durand Ana' },
        { label: 'Biens', value: 'Second\nStudio des Lilas' },
      ],
    ])
  })

  it('of one application keeps the others', async () => {
    const { owner, ana, application } = await applied()
    const other = await newLandlord()
    await subscribe(other.property.token, ana.token)
    await deps.db
      .transaction()
      .execute((tx) => withdrawFile(tx, application.rental_file_id as RentalFileId, application.id))
    expect(await applicationsOn(owner.property.id)).toEqual([])
    expect(await applicationsOn(other.property.id)).toHaveLength(1)
    expect((await kindsTo(owner.email)).at(-1)).toBe('application-withdrawn')
    expect((await kindsTo(other.email)).at(-1)).toBe('application-verified')
  })

  it('during an application leaves no row, and notifies everybody', async () => {
    for (let round = 0; round < 10; round++) {
      const [owner, ana] = [await newLandlord(), await newApplicant()]
      const [reply] = await Promise.all([subscribe(owner.property.token, ana.token), ana.withdraw()])
      expect(await applicationsOn(owner.property.id)).toEqual([])
      const kinds = (await kindsTo(owner.email)).slice(1)
      expect([200, 422]).toContain(reply.statusCode)
      // news of the application that still waited is dropped
      expect(kinds).toEqual(reply.statusCode === 200 ? ['application-withdrawn'] : [])
    }
  })

  it('drops waiting mails about it, and only those', async () => {
    const { owner, ana } = await applied()
    const bo = await newApplicant({ firstName: 'Bo' })
    await subscribe(owner.property.token, bo.token)
    expect(await kindsTo(owner.email)).toEqual([expect.any(String), 'application-verified', 'application-verified'])
    await ana.withdraw()
    const left = (await mailsTo(owner.email)).slice(1)
    expect(left.map(({ kind }) => kind).toSorted()).toEqual(['application-verified', 'application-withdrawn'])
    expect(JSON.stringify(left.find(({ kind }) => kind === 'application-verified'))).toContain('Bo')
  })
})

describe('a deleted property', () => {
  it('deletes its applications and notifies the applicants', async () => {
    const { owner, ana } = await applied()
    const bo = await newApplicant({ firstName: 'Bo' })
    await subscribe(owner.property.token, bo.token)
    const archived = await newApplicant()
    await subscribe(owner.property.token, archived.token)
    await archived.change({ status: 'ARCHIVED' })
    expect((await owner.remove(owner.property.id)).statusCode).toBe(200)
    expect(await applicationsOn(owner.property.id)).toEqual([])
    for (const { email } of [ana, bo]) expect(await kindsTo(email)).toEqual(['applied', 'property-gone'])
    expect(await kindsTo(archived.email)).toEqual(['applied'])
    const mail = (await mailsTo(ana.email)).at(-1)
    expect(mail).toMatchObject({ language: 'en', content: { site: 'tenant', help: { title: 'Need advice?' } } })
    expect(mail?.content.help?.lines[1]).toContain('ADIL, Paris')
  })

  it('with the owner’s account notifies them too, and only that owner’s', async () => {
    const { owner, ana } = await applied()
    const other = await newLandlord()
    const bo = await newApplicant()
    await subscribe(other.property.token, bo.token)
    const reply = await call('DELETE', '/owner/deleteAccount', { bearer: owner.bearer })
    expect(reply.statusCode).toBe(204)
    expect(await applicationsOn(owner.property.id)).toEqual([])
    expect(await kindsTo(ana.email)).toEqual(['applied', 'property-gone'])
    expect(await kindsTo(bo.email)).toEqual(['applied'])
    expect((await subscribe(owner.property.token, ana.token)).statusCode).toBe(404)
  })

  it('of another owner notifies nobody', async () => {
    const { owner, ana } = await applied()
    const other = await newLandlord()
    expect((await other.remove(owner.property.id)).statusCode).toBe(404)
    expect(await kindsTo(ana.email)).toEqual(['applied'])
  })

  it('during an application: either both mails are sent or neither', async () => {
    for (let round = 0; round < 10; round++) {
      const [owner, ana] = [await newLandlord(), await newApplicant()]
      const [reply] = await Promise.all([subscribe(owner.property.token, ana.token), owner.remove(owner.property.id)])
      expect([200, 404]).toContain(reply.statusCode)
      const kinds = (await kindsTo(ana.email)).toSorted()
      expect(kinds).toEqual(reply.statusCode === 200 ? ['applied', 'property-gone'] : [])
      expect(await applicationsOn(owner.property.id)).toEqual([])
    }
  })
})
