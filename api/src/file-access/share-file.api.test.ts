import { describe, expect, it } from 'vitest'
import { codeOf, startVisitFirst } from '#test/visit-first.ts'

const api = await startVisitFirst()
const { call, sql, newHost, newVisitor, newTenantAt, newShared, subscribe, applicationsOn, passSeconds } = api
const { kindsTo, rowOf, eventsOf } = api

describe('sharing the file', () => {
  it('opens it for a month from today, tells the owner once, and is in the journal', async () => {
    const host = await newHost()
    const ana = await newVisitor(host)
    passSeconds(3 * 86_400)
    const bearer = await api.tenantToken(ana.user)
    const share = () => call('POST', `/tenant/accesses/${ana.id}`, { bearer, body: { shareFile: true } })
    const [access] = (await share()).json().accesses
    expect(access).toMatchObject({ scope: 'FILE', status: 'OPEN', mayShareFile: false, accessEndsOn: '2026-12-15' })
    expect((await share()).statusCode).toBe(200)
    const owner = (await api.enter(host.user)).bearer
    const read = (await call('GET', `/property/tenant/${ana.id}/file`, { bearer: owner })).json()
    expect(read.file).toBeDefined()
    expect(read.application.apartmentSharing).toMatchObject({ status: 'VALIDATED', totalSalary: 2_468.13 })
    expect(await eventsOf(ana.id)).toEqual(['APPLIED', 'FILE_SHARED'])
    expect((await kindsTo(host.email)).filter((kind) => kind === 'file-shared')).toHaveLength(1)
    expect(await api.tenantAuditActions(ana.user.id)).toContain('FILE_SHARED')
    passSeconds(-3 * 86_400)
  })

  it('is one sharing under a double click', async () => {
    const host = await newHost()
    const ana = await newVisitor(host)
    const replies = await Promise.all([ana.share(), ana.share(), ana.share()])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await eventsOf(ana.id)).toEqual(['APPLIED', 'FILE_SHARED'])
    expect((await kindsTo(host.email)).filter((kind) => kind === 'file-shared')).toHaveLength(1)
  })

  it('of a file that is not verified opens it with the verdict', async () => {
    const host = await newHost()
    const ana = await newTenantAt('TO_PROCESS')
    await subscribe(host.link, ana.bearer, { scope: 'CONTACT' })
    const [{ id }] = (await applicationsOn(host.propertyId)) as [{ id: string }]
    await ana.ask('POST', `/tenant/accesses/${id}`, { shareFile: true })
    expect((await host.ask('GET', `/property/tenant/${id}/file`)).json().application.apartmentSharing.status).toBe(
      'TO_PROCESS',
    )
    await api.decide(await ana.myId(), 'VALIDATED')
    expect(await kindsTo(host.email)).toContain('applicant-now-verified')
    expect((await host.ask('GET', `/property/tenant/${id}/file`)).json().file).toBeDefined()
  })

  it('can be taken back by a pause, and by withdrawing', async () => {
    const host = await newHost()
    const ana = await newVisitor(host)
    await ana.share()
    const isOpen = async () => (await host.ask('GET', `/property/tenant/${ana.id}/file`)).json().file !== undefined
    expect(await isOpen()).toBe(true)
    await ana.ask('POST', `/tenant/accesses/${ana.id}`, { paused: true })
    expect(await isOpen()).toBe(false)
    await ana.ask('DELETE', `/tenant/accesses/${ana.id}`)
    expect((await host.ask('GET', `/property/tenant/${ana.id}/file`)).statusCode).toBe(404)
  })

  it('ends the own pause, but not that of somebody else of the file', async () => {
    const host = await newHost()
    const ana = await newVisitor(host)
    await ana.ask('POST', `/tenant/accesses/${ana.id}`, { paused: true })
    expect((await ana.share()).json().accesses[0]).toMatchObject({ paused: false, scope: 'FILE' })

    const [initiator, joiner] = await newShared('COUPLE', api.newEmail())
    await subscribe(host.link, initiator.bearer, { scope: 'CONTACT' })
    const id = String((await applicationsOn(host.propertyId)).find((row) => row.id !== ana.id)?.id)
    await joiner.ask('POST', `/tenant/accesses/${id}`, { paused: true })
    const refused = await initiator.ask('POST', `/tenant/accesses/${id}`, { shareFile: true })
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'StoppedByCoTenant'])
    expect((await rowOf(id)).consent_scope).toBe('CONTACT')
  })

  it('is for the initiator of a shared file, who may share; the others are told', async () => {
    const host = await newHost()
    const [initiator, joiner] = await newShared('COUPLE', api.newEmail())
    await subscribe(host.link, initiator.bearer, { scope: 'CONTACT' })
    const [{ id }] = (await applicationsOn(host.propertyId)) as [{ id: string }]
    const path = `/tenant/accesses/${id}`
    const refused = await joiner.ask('POST', path, { shareFile: true })
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'InitiatorOnly'])
    expect((await joiner.ask('GET', `/tenant/applications/${id}`)).json()).toMatchObject({
      scope: 'CONTACT',
      mayShareFile: false,
    })
    expect((await initiator.ask('GET', `/tenant/applications/${id}`)).json()).toMatchObject({ mayShareFile: true })
    expect(await kindsTo(joiner.email)).toContain('applied-visit-first-together')
    expect((await initiator.ask('POST', path, { shareFile: true })).statusCode).toBe(200)
    expect(await kindsTo(joiner.email)).toContain('file-shared-together')
  })

  it('is somebody else’s business for nobody', async () => {
    const host = await newHost()
    const [ana, bo] = [await newVisitor(host), await newTenantAt('VALIDATED')]
    expect((await bo.ask('POST', `/tenant/accesses/${ana.id}`, { shareFile: true })).statusCode).toBe(404)
    expect((await rowOf(ana.id)).consent_scope).toBe('CONTACT')
  })

  it('is over once the owner has answered', async () => {
    const host = await newHost()
    const ana = await newVisitor(host)
    await sql(`update application set stage = 'NOT_CHOSEN' where id = $1`, [ana.id])
    const reply = await ana.share()
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'ApplicationAnswered'])
  })

  it('leaves an extension as it was: the scope stays', async () => {
    const host = await newHost()
    const ana = await newVisitor(host)
    await ana.ask('POST', `/tenant/accesses/${ana.id}`, { extend: true })
    expect((await rowOf(ana.id)).consent_scope).toBe('CONTACT')
  })
})
