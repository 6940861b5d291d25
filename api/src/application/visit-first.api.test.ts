import { consentScopes, shownStatus } from '@bailclair/domain/application/consent-scope.rules.ts'
import { rowStatus } from '@bailclair/domain/application/row-state.rules.ts'
import { fileStatuses } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import { describe, expect, it } from 'vitest'
import { purgedApplicationsJob } from '#retention/purges.job.ts'
import { runJob } from '#test/jobs.ts'
import { codeOf, startVisitFirst } from '#test/visit-first.ts'

const api = await startVisitFirst()
const {
  call,
  sql,
  newLandlord,
  newHost,
  newVisitor,
  newTenantAt,
  subscribe,
  applicationsOn,
  kindsTo,
  rowOf,
  eventsOf,
} = api

describe('the owner', () => {
  it('chooses per property, sees the choice, and it is in the log', async () => {
    const owner = await newLandlord()
    const path = `/property/${owner.property.id}/link`
    const change = (body: object) => call('POST', path, { bearer: owner.bearer, body })
    expect((await owner.get(owner.property.id)).json().visitFirst).toBeUndefined()
    expect((await change({ visitFirst: true })).json().visitFirst).toBe(true)
    expect((await call('GET', `/property/public/${owner.property.token}`)).json().visitFirst).toBe(true)
    expect((await change({ paused: false })).json().visitFirst).toBe(true)
    expect((await change({ visitFirst: false })).json().visitFirst).toBeUndefined()
    expect((await call('GET', `/property/public/${owner.property.token}`)).json().visitFirst).toBeUndefined()
    const chosen = ['VISIT_FIRST_CHOSEN', 'FILE_AT_ONCE_CHOSEN']
    expect((await api.auditActionsOf(owner.user.id)).slice(-2)).toEqual(chosen)
  })

  it('cannot choose for somebody else’s property', async () => {
    const [owner, other] = [await newLandlord(), await newLandlord()]
    const body = { visitFirst: true }
    expect((await call('POST', `/property/${owner.property.id}/link`, { bearer: other.bearer, body })).statusCode).toBe(
      404,
    )
    expect((await owner.get(owner.property.id)).json().visitFirst).toBeUndefined()
  })
})

describe('the consent', () => {
  it('has the scope and the wish that the applicant sent', async () => {
    const host = await newHost()
    const { id, reply } = await newVisitor(host, { scope: 'CONTACT', wish: ' Samedi matin,\r\nou le soir. ' })
    expect([reply.statusCode, reply.json().scope]).toEqual([200, 'CONTACT'])
    expect(await rowOf(id)).toMatchObject({
      consent_scope: 'CONTACT',
      wish: 'Samedi matin,\nou le soir.',
      consent_version: 1,
    })
  })

  it.each([
    // what the page said, the property meanwhile, the answer, what is stored
    ['FILE', true, 409, undefined],
    ['CONTACT', false, 409, undefined],
    ['FILE', false, 200, 'FILE'],
    ['CONTACT', true, 200, 'CONTACT'],
    // a page from before this choice
    [undefined, true, 200, 'CONTACT'],
    [undefined, false, 200, 'FILE'],
  ] as const)('read of %s, visit first %s: %d', async (scope, visitFirst, status, stored) => {
    const host = await newHost()
    await host.setVisitFirst(visitFirst)
    const ana = await newTenantAt('VALIDATED')
    const reply = await subscribe(host.link, ana.bearer, { scope })
    expect(reply.statusCode).toBe(status)
    if (status === 409) expect(codeOf(reply)).toBe('ConsentChanged')
    expect((await applicationsOn(host.propertyId)).map((row) => row.consent_scope)).toEqual(stored ? [stored] : [])
  })

  it.each([['x'.repeat(501)], ['\u0000'], [' '], [7]])('refuses %j as a wish', async (wish) => {
    const host = await newHost()
    const ana = await newTenantAt('VALIDATED')
    const reply = await subscribe(host.link, ana.bearer, { scope: 'CONTACT', wish })
    expect([reply.statusCode, reply.json().errors[0].field]).toEqual([400, 'wish'])
    expect(await applicationsOn(host.propertyId)).toEqual([])
  })

  it('keeps its scope when the owner changes the property', async () => {
    const host = await newHost()
    const { id } = await newVisitor(host)
    await host.setVisitFirst(false)
    expect((await host.ask('GET', `/property/tenant/${id}/file`)).json().file).toBeUndefined()
    const bo = await newTenantAt('VALIDATED')
    await subscribe(host.link, bo.bearer, { scope: 'FILE' })
    await host.setVisitFirst(true)
    const files = (await host.get(host.propertyId)).json().propertiesApartmentSharing
    const statuses = files.map((row: { apartmentSharing: { status: string } }) => row.apartmentSharing.status)
    expect(statuses.toSorted()).toEqual(['AFTER_VISIT', 'VALIDATED'])
  })

  it('is what the applicant read last: applying again may open the file, or close it', async () => {
    const host = await newHost()
    const ana = await newVisitor(host)
    await host.setVisitFirst(false)
    await subscribe(host.link, ana.bearer, { scope: 'FILE' })
    expect((await rowOf(ana.id)).consent_scope).toBe('FILE')
    expect(await eventsOf(ana.id)).toEqual(['APPLIED', 'FILE_SHARED'])
    expect((await kindsTo(host.email)).filter((kind) => kind === 'file-shared')).toHaveLength(1)
    await host.setVisitFirst(true)
    await subscribe(host.link, ana.bearer, { scope: 'CONTACT' })
    expect((await host.ask('GET', `/property/tenant/${ana.id}/file`)).json().file).toBeUndefined()
  })

  it.each(['INCOMPLETE', 'TO_PROCESS', 'DECLINED', 'VALIDATED'] as const)(
    'is possible with a file that is %s',
    async (status) => {
      const host = await newHost()
      const ana = await newTenantAt(status)
      expect((await subscribe(host.link, ana.bearer, { scope: 'CONTACT' })).json()).toMatchObject({
        status,
        scope: 'CONTACT',
      })
      const [row] = (await host.get(host.propertyId)).json().propertiesApartmentSharing
      expect(row.apartmentSharing.status).toBe('AFTER_VISIT')
    },
  )

  it('is remembered with its scope when somebody has no file yet', async () => {
    const host = await newHost()
    const bo = await api.newTenant()
    expect(codeOf(await subscribe(host.link, bo.bearer, { scope: 'CONTACT' }))).toBe('NoRentalFile')
    const [intent] = await sql('select consent_scope from application_intent where subject = $1', [bo.user.id])
    expect(intent).toEqual({ consent_scope: 'CONTACT' })
  })
})

describe('before the file is shared', () => {
  it('lists show name, wish and stage, and count the row as waiting', async () => {
    const host = await newHost()
    const { id } = await newVisitor(host, { scope: 'CONTACT', wish: 'Le samedi' })
    const property = (await host.get(host.propertyId)).json()
    const [row] = property.propertiesApartmentSharing
    expect(row).toMatchObject({ id, wish: 'Le samedi', stage: 'RECEIVED', isNew: true })
    expect(row.apartmentSharing).toEqual({
      status: 'AFTER_VISIT',
      applicationType: 'ALONE',
      lastUpdateDate: row.createdAt,
      tenants: [{ firstName: 'Ana', lastName: 'Durand', tenantType: 'CREATE' }],
    })
    expect([property.verifiedCount, property.propertyApartmentSharingCount]).toEqual([0, 1])
    const found = async (status: string) => {
      const list = (await host.ask('GET', `/owner/applications?status=${status}`)).json()
      return [list.applications.length, list.counts]
    }
    const counts = { verified: 0, waiting: 1, ended: 0 }
    expect(await found('AFTER_VISIT')).toEqual([1, counts])
    expect(await found('WAITING')).toEqual([1, counts])
    expect(await found('VALIDATED')).toEqual([0, counts])
  })

  it('the database says the same of every status as the domain', async () => {
    const today = '2026-11-12'
    for (const status of fileStatuses)
      for (const scope of consentScopes)
        for (const paused of [true, false]) {
          const [row] = await sql(`select listed_as($1, $2, $3, now()) as status`, [
            status,
            scope,
            paused ? new Date() : null,
          ])
          const apartmentSharing = { status: shownStatus(status, scope), token: 'open' }
          const expected = rowStatus(
            {
              accessEndsOn: today,
              ...(paused && { paused }),
              apartmentSharing:
                paused || scope === 'CONTACT' || status !== 'VALIDATED'
                  ? { status: apartmentSharing.status }
                  : apartmentSharing,
            } as Parameters<typeof rowStatus>[0],
            today,
          )
          expect([status, scope, paused, row?.status]).toEqual([status, scope, paused, expected ?? 'ARCHIVED'])
        }
  })

  it('nothing opens: file, documents, PDF, links', async () => {
    const host = await newHost()
    const { id } = await newVisitor(host)
    const path = `/property/tenant/${id}`
    const read = (await host.ask('GET', `${path}/file`)).json()
    expect([read.file, read.viewingLinks, read.application.apartmentSharing.token]).toEqual([undefined, [], undefined])
    expect((await host.ask('POST', `${path}/links`, { recipient: 'Mon associée' })).statusCode).toBe(404)
    const download = await host.ask('POST', `${path}/file/download`, {})
    const { ticket = 'none' } = download.json()
    expect((await call('GET', `/file/download/${ticket}`)).statusCode).toBe(404)
    expect(await sql('select 1 from file_visit where application_id = $1', [id])).toEqual([])
  })

  it('a viewing link made before closes when the scope becomes narrower', async () => {
    const host = await newHost()
    const ana = await newVisitor(host)
    await ana.share()
    const link = (await host.ask('POST', `/property/tenant/${ana.id}/links`, { recipient: 'Mon associée' })).json()
    expect((await call('GET', `/file/shared/${link.token}`)).statusCode).toBe(200)
    await subscribe(host.link, ana.bearer, { scope: 'CONTACT' })
    expect((await call('GET', `/file/shared/${link.token}`)).statusCode).toBe(404)
  })

  it('the CSV has the wish and no figure', async () => {
    const host = await newHost()
    await newVisitor(host, { scope: 'CONTACT', wish: '=1+1' })
    const csv = (await host.ask('GET', `/property/${host.propertyId}/applications.csv`)).body
    expect(csv).toContain('"Après la visite"')
    expect(csv).toContain(`"'=1+1"`)
    expect(csv).not.toContain('2468')
  })

  it('a lease model for whoever is chosen has blanks for guarantors', async () => {
    const host = await newHost()
    const { id } = await newVisitor(host)
    const choice = { applicationId: id, reason: 'OTHER_CHOSEN', text: 'WARM', tellsReason: false, access: 'AT_ONCE' }
    expect((await host.ask('POST', `/owner/properties/${host.propertyId}/choice`, choice)).statusCode).toBe(200)
    const facts = await host.ask('GET', `/owner/applications/${id}/lease-model`)
    expect(facts.json().blanks).toContain('guarantors')
    expect((await host.ask('POST', `/owner/applications/${id}/lease-model`, { format: 'DOCX' })).statusCode).toBe(200)
    expect(await sql('select 1 from file_visit where application_id = $1', [id])).toEqual([])
  })

  it('mails say what is shared and never what the applicant wrote', async () => {
    const host = await newHost()
    const ana = await newVisitor(host, { scope: 'CONTACT', wish: 'Un souhait secret' })
    expect(await kindsTo(host.email)).toContain('application-visit-first')
    expect(await kindsTo(ana.email)).toContain('applied-visit-first')
    expect(await kindsTo(ana.email)).not.toContain('applied')
    const mails = JSON.stringify(await sql('select payload from mail_outbox'))
    expect(mails).not.toContain('Un souhait secret')
  })

  it('the owner does not learn that the file was verified', async () => {
    const host = await newHost()
    const ana = await newTenantAt('TO_PROCESS')
    await subscribe(host.link, ana.bearer, { scope: 'CONTACT' })
    await api.decide(await ana.myId(), 'VALIDATED')
    expect(await kindsTo(host.email)).not.toContain('applicant-now-verified')
  })
})

describe('exports and deletion', () => {
  it('both sides export scope and wish', async () => {
    const host = await newHost()
    const ana = await newVisitor(host, { scope: 'CONTACT', wish: 'Le samedi matin' })
    const mine = (await ana.ask('GET', '/tenant/export')).json()
    expect(mine.accesses[0]).toMatchObject({ scope: 'CONTACT', wish: 'Le samedi matin', consentVersion: 1 })
    const theirs = (await host.ask('GET', '/owner/export')).json()
    expect(theirs.properties[0]).toMatchObject({ visitFirst: true })
    expect(theirs.properties[0].propertiesApartmentSharing[0]).toMatchObject({ wish: 'Le samedi matin' })
  })

  it('the wish is hidden when the access ends and deleted two days later', async () => {
    const host = await newHost()
    const ana = await newVisitor(host, { scope: 'CONTACT', wish: 'Le samedi matin' })
    const shown = async () => (await host.get(host.propertyId)).json().propertiesApartmentSharing[0].wish
    const endOn = (day: string) => sql('update application set access_ends_on = $2 where id = $1', [ana.id, day])
    await endOn('2026-11-12')
    expect(await shown()).toBe('Le samedi matin')
    await endOn('2026-11-11')
    expect(await shown()).toBeUndefined()
    await endOn('2026-11-10')
    await runJob(api.deps, purgedApplicationsJob)
    expect((await rowOf(ana.id)).wish).toBe('Le samedi matin')
    await endOn('2026-11-09')
    await runJob(api.deps, purgedApplicationsJob)
    expect((await rowOf(ana.id)).wish).toBeNull()
  })
})
