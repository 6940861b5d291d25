import { describe, expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const { newTenant, newShared, sql, kindsTo, decide } = api

let people = 0
const newEmail = () => `friend-${++people}@example.org`
const codeOf = (reply: { statusCode: number; json: () => { errors: { code: string }[] } }) => [
  reply.statusCode,
  reply.json().errors?.[0]?.code,
]
const typeOf = async (tenant: { file: () => Promise<{ applicationType: string; tenants: unknown[] }> }) => {
  const { applicationType, tenants } = await tenant.file()
  return [applicationType, tenants.length]
}

describe('a type of file', () => {
  it.each([
    ['ALONE', 0, 200],
    ['ALONE', 1, 422],
    ['COUPLE', 0, 400],
    ['COUPLE', 1, 200],
    ['COUPLE', 2, 422],
    ['GROUP', 0, 400],
    ['GROUP', 1, 200],
    ['GROUP', 9, 200],
  ])('%s with %d others: %d', async (applicationType, count, status) => {
    const ana = await newTenant()
    const coTenants = Array.from({ length: count }, () => ({ email: newEmail() }))
    const reply = await ana.ask('POST', '/tenant/file', { applicationType, coTenants })
    expect(reply.statusCode).toBe(status)
    expect(await sql('select count(*)::int from tenant where email = $1', [ana.email])).toEqual([
      { count: status === 200 ? 1 : 0 },
    ])
    for (const { email } of coTenants)
      expect(await kindsTo(email)).toEqual(status === 200 ? ['co-tenant-invitation'] : [])
  })

  it('invites nobody twice, whether named twice, known already, or oneself', async () => {
    const ana = await newTenant()
    const email = newEmail()
    const coTenants = [{ email }, { email: email.toUpperCase() }]
    await ana.ask('POST', '/tenant/file', { applicationType: 'COUPLE', coTenants })
    await ana.ask('POST', '/tenant/file', { applicationType: 'GROUP', coTenants: [{ email }, { email: ana.email }] })
    expect(await typeOf(ana)).toEqual(['GROUP', 2])
    expect(await kindsTo(email)).toEqual(['co-tenant-invitation'])
    expect(await kindsTo(ana.email)).toEqual([])
  })

  it('changed to ALONE moves each co-tenant into a file of their own', async () => {
    const [ana, ben] = await newShared('GROUP', newEmail(), newEmail())
    const invited = newEmail()
    await ana.ask('POST', '/tenant/coTenants', { email: invited })
    await ben.fill()
    await ben.submit()
    const before = await ben.file()
    await ana.ask('POST', '/tenant/file', { applicationType: 'ALONE' })
    expect(await typeOf(ana)).toEqual(['ALONE', 1])
    expect(await sql('select 1 from tenant where email = $1', [invited])).toEqual([])
    expect(await kindsTo(ben.email)).toEqual(['co-tenant-invitation', 'taken-out-of-file'])
    const after = await ben.file()
    expect(after).toMatchObject({ applicationType: 'ALONE', status: 'TO_PROCESS', submittedAt: before.submittedAt })
    expect(after.tenants).toMatchObject([{ isMe: true, tenantType: 'CREATE' }])
    expect(after.documents).toEqual(before.documents)
  })

  it('is chosen by the initiator only', async () => {
    const [, ben] = await newShared('COUPLE', newEmail())
    expect(codeOf(await ben.ask('POST', '/tenant/file', { applicationType: 'ALONE' }))).toEqual([403, 'InitiatorOnly'])
    expect(codeOf(await ben.ask('POST', '/tenant/coTenants', { email: newEmail() }))).toEqual([403, 'InitiatorOnly'])
  })
})

describe('a co-tenant', () => {
  it('is invited, removed, invited again', async () => {
    const ana = await newTenant()
    const [ben, cleo] = [newEmail(), newEmail()]
    await ana.ask('POST', '/tenant/file', { applicationType: 'GROUP', coTenants: [{ email: ben }] })
    const { file } = (await ana.ask('POST', '/tenant/coTenants', { email: cleo })).json()
    expect(file.tenants).toMatchObject([
      { tenantType: 'CREATE' },
      { tenantType: 'JOIN', joined: false, email: ben, invitationEndsAt: '2026-11-19T10:00:00.000Z' },
      { tenantType: 'JOIN', joined: false, email: cleo },
    ])
    for (const email of [ben, ana.email])
      expect((await ana.ask('POST', '/tenant/coTenants', { email })).json().errors).toEqual([
        { code: 'InvalidField', field: 'email', message: 'email-already-in-file' },
      ])
    await ana.ask('DELETE', `/tenant/coTenants/${file.tenants[2].id}`)
    expect(await typeOf(ana)).toEqual(['GROUP', 2])
    await ana.ask('DELETE', `/tenant/coTenants/${file.tenants[1].id}`)
    expect(await typeOf(ana)).toEqual(['ALONE', 1])
    expect(codeOf(await ana.ask('POST', '/tenant/coTenants', { email: ben }))).toEqual([422, 'FileFull'])
  })

  it('gets no invitation that was withdrawn or replaced before it left', async () => {
    const ana = await newTenant()
    const [ben, cleo] = [newEmail(), newEmail()]
    const coTenants = [{ email: ben }, { email: cleo }]
    await ana.ask('POST', '/tenant/file', { applicationType: 'GROUP', coTenants })
    const { tenants } = await ana.file()
    await ana.ask('POST', `/tenant/coTenants/${tenants[2]?.id}/invite`)
    expect(await kindsTo(cleo)).toEqual(['co-tenant-invitation'])
    await ana.ask('DELETE', `/tenant/coTenants/${tenants[1]?.id}`)
    expect(await kindsTo(ben)).toEqual([])
    await ana.ask('DELETE', '/tenant/account')
    expect(await kindsTo(cleo)).toEqual([])
  })

  it('leaves by their own id with their part; the others keep the file', async () => {
    const [ana, ben] = await newShared('COUPLE', newEmail())
    await ana.fill()
    await ana.submit()
    await decide(await ana.myId(), 'VALIDATED')
    expect(await ana.statuses()).toEqual(['VALIDATED', 'INCOMPLETE'])
    await ben.ask('POST', '/tenant/situation', { situation: 'STUDENT', incomes: [] })
    await ben.ask('DELETE', `/tenant/coTenants/${await ben.myId()}`)
    expect(await typeOf(ben)).toEqual(['ALONE', 1])
    expect((await ben.file()).situation).toBe('STUDENT')
    expect(await ana.statuses()).toEqual(['VALIDATED', 'VALIDATED'])
    expect(await typeOf(ana)).toEqual(['ALONE', 1])
    // a tenant who leaves gets no mail
    expect(await kindsTo(ben.email)).toEqual(['co-tenant-invitation'])
  })

  it('cannot remove others, and nobody removes the initiator', async () => {
    const [ana, ben, cleo] = await newShared('GROUP', newEmail(), newEmail())
    const cleoId = await cleo?.myId()
    expect(codeOf(await ben.ask('DELETE', `/tenant/coTenants/${cleoId}`))).toEqual([403, 'InitiatorOnly'])
    for (const caller of [ana, ben])
      expect(codeOf(await caller.ask('DELETE', `/tenant/coTenants/${await ana.myId()}`))).toEqual([
        404,
        'CoTenantNotFound',
      ])
    expect(await typeOf(ana)).toEqual(['GROUP', 3])
  })

  it('sees names and statuses of the others, not their incomes or documents', async () => {
    const [ana, ben] = await newShared('COUPLE', newEmail())
    await ana.fill()
    await ana.ask('POST', '/tenant/guarantors', {
      kind: 'PERSON',
      firstName: 'Zoé',
      lastName: 'Gar',
      monthlyIncome: 3_579.24,
    })
    const seen = JSON.stringify(await ben.profile())
    for (const secret of ['2468', '3579', 'Zoé', 'photo.jpg', 'PERMANENT_CONTRACT', ana.email])
      expect(seen).not.toContain(secret)
    expect((await ben.file()).tenants).toMatchObject([
      { firstName: 'Ana', lastName: 'Durand', status: 'INCOMPLETE', joined: true, isMe: false },
      { isMe: true, email: ben.email },
    ])
  })

  it('counts in the status of the file: declined wins, then incomplete, then to process', async () => {
    const [ana, ben] = await newShared('COUPLE', newEmail())
    for (const each of [ana, ben]) await each.fill()
    await ana.submit()
    expect(await ana.statuses()).toEqual(['TO_PROCESS', 'INCOMPLETE'])
    await ben.submit()
    expect(await ana.statuses()).toEqual(['TO_PROCESS', 'TO_PROCESS'])
    await decide(await ana.myId(), 'VALIDATED')
    expect(await kindsTo(ana.email)).toEqual([])
    await decide(await ben.myId(), 'DECLINED')
    expect(await ana.statuses()).toEqual(['VALIDATED', 'DECLINED'])
    expect(await kindsTo(ana.email)).toEqual([])
    await ben.submit()
    await decide(await ben.myId(), 'VALIDATED')
    expect(await ben.statuses()).toEqual(['VALIDATED', 'VALIDATED'])
    expect(await kindsTo(ana.email)).toEqual(['file-verified'])
    expect(await kindsTo(ben.email)).toEqual(['co-tenant-invitation', 'document-to-change', 'file-verified'])
  })
})
