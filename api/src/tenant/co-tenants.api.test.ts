import { describe, expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const { newTenant, newShared, accept, call, sql, kindsTo, mailsTo, linkTo, passSeconds, decide } = api

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

  it('that becomes ALONE parts with the others, who keep what they gave', async () => {
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

  it('is the initiator’s to choose', async () => {
    const [, ben] = await newShared('COUPLE', newEmail())
    expect(codeOf(await ben.ask('POST', '/tenant/file', { applicationType: 'ALONE' }))).toEqual([403, 'InitiatorOnly'])
    expect(codeOf(await ben.ask('POST', '/tenant/coTenants', { email: newEmail() }))).toEqual([403, 'InitiatorOnly'])
  })
})

describe('a co-tenant', () => {
  it('is named, removed, named again', async () => {
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
        { code: 'InvalidField', field: 'email', message: 'email-already-exists' },
      ])
    await ana.ask('DELETE', `/tenant/coTenants/${file.tenants[2].id}`)
    expect(await typeOf(ana)).toEqual(['GROUP', 2])
    await ana.ask('DELETE', `/tenant/coTenants/${file.tenants[1].id}`)
    expect(await typeOf(ana)).toEqual(['ALONE', 1])
    expect(codeOf(await ana.ask('POST', '/tenant/coTenants', { email: ben }))).toEqual([422, 'FileFull'])
  })

  it('leaves by their own id, with what they gave; the file of the others goes on', async () => {
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
    // who leaves knows it
    expect(await kindsTo(ben.email)).toEqual(['co-tenant-invitation'])
  })

  it('removes nobody else, and the initiator is removed by nobody', async () => {
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

  it('sees who and how far, not what the others earn or sent', async () => {
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

describe('an invitation', () => {
  async function invite(applicationType = 'COUPLE') {
    const ana = await newTenant()
    await ana.ask('POST', '/tenant/names', { firstName: 'ana', lastName: 'durand' })
    const email = newEmail()
    await ana.ask('POST', '/tenant/file', { applicationType, coTenants: [{ email }] })
    const token = await linkTo(email, 'co-tenant-invitation')
    const invited = (await ana.file()).tenants[1]?.id
    return { ana, email, token, invited, open: () => call('GET', `/tenant/invitation/${token}`) }
  }

  it('says who invites and to what, to anyone who holds the link, and nothing else', async () => {
    const { open, email } = await invite()
    expect((await open()).json()).toEqual({ initiatorFirstName: 'Ana', applicationType: 'COUPLE' })
    const [{ content }] = await mailsTo(email)
    expect(content).toMatchObject({ site: 'tenant', facts: [{ label: 'De la part de', value: 'Ana' }] })
  })

  it('is stored as a hash alone', async () => {
    const { token, invited } = await invite()
    const [row] = await sql('select * from invitation where tenant_id = $1', [invited])
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row.hash).toHaveLength(32)
  })

  it('joins the account whose e-mail it was mailed to', async () => {
    const { ana, email } = await invite()
    const { reply, ...ben } = await accept(email)
    expect(reply.statusCode).toBe(200)
    expect((await ana.file()).tenants[1]).toMatchObject({ joined: true, status: 'INCOMPLETE' })
    expect((await ana.file()).tenants[1]?.invitationEndsAt).toBeUndefined()
    expect(await api.tenantDeeds(ben.user.id)).toEqual(['FILE_JOINED'])
  })

  it('is no other account’s', async () => {
    const { email, token, ana } = await invite()
    const stranger = await newTenant()
    const { reply } = await accept(email, stranger)
    expect(codeOf(reply)).toEqual([403, 'InvitationNotYours'])
    expect((await ana.file()).tenants[1]?.joined).toBe(false)
    expect(codeOf(await ana.ask('POST', `/tenant/invitation/${token}/accept`, { consent: true }))).toEqual([
      403,
      'InvitationNotYours',
    ])
  })

  it.each([{}, { consent: false }, { consent: 1 }])('needs consent: %j', async (body) => {
    const { email, token, ana } = await invite()
    const ben = await newTenant('fr', email)
    expect((await ben.ask('POST', `/tenant/invitation/${token}/accept`, body)).statusCode).toBe(400)
    expect((await ana.file()).tenants[1]?.joined).toBe(false)
  })

  it('works once, also when accepted several times at once', async () => {
    const { email, token, open } = await invite()
    const ben = await newTenant('fr', email)
    const ask = () => ben.ask('POST', `/tenant/invitation/${token}/accept`, { consent: true })
    const replies = await Promise.all([ask(), ask(), ask()])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410])
    expect(codeOf(await open())).toEqual([410, 'TokenExpired'])
  })

  it('sent again replaces the earlier one; who has joined is not invited again', async () => {
    const { ana, email, open, invited } = await invite()
    expect((await ana.ask('POST', `/tenant/coTenants/${invited}/invite`)).statusCode).toBe(200)
    expect((await open()).statusCode).toBe(410)
    expect((await accept(email)).reply.statusCode).toBe(200)
    expect(codeOf(await ana.ask('POST', `/tenant/coTenants/${invited}/invite`))).toEqual([409, 'AlreadyJoined'])
  })

  it('dies with the removal of the person', async () => {
    const { ana, open, invited } = await invite()
    await ana.ask('DELETE', `/tenant/coTenants/${invited}`)
    expect((await open()).statusCode).toBe(410)
  })

  it('brings a file of one’s own along, if one is alone in it', async () => {
    const { ana, email } = await invite()
    const owner = await api.newLandlord()
    const ben = await newTenant('fr', email)
    await ben.ask('POST', '/tenant/file', { applicationType: 'ALONE' })
    await ben.fill()
    await ben.submit()
    await api.subscribe(owner.property.token, ben.bearer)
    const before = await ben.file()
    await accept(email, ben)
    expect(await ben.statuses()).toEqual(['TO_PROCESS', 'INCOMPLETE'])
    expect((await ben.file()).documents).toEqual(before.documents)
    expect((await ana.file()).tenants).toMatchObject([{ tenantType: 'CREATE' }, { tenantType: 'JOIN', joined: true }])
    // the owner saw the old file, which is no more
    expect(await api.applicationsOn(owner.property.id)).toEqual([])
    expect(await kindsTo(owner.email)).toContain('application-withdrawn')
    expect(await sql('select count(*)::int from tenant where email = $1', [email])).toEqual([{ count: 1 }])
  })

  it('takes nobody out of a file they share', async () => {
    const { email } = await invite()
    const ben = await newTenant('fr', email)
    await ben.ask('POST', '/tenant/file', { applicationType: 'COUPLE', coTenants: [{ email: newEmail() }] })
    expect(codeOf((await accept(email, ben)).reply)).toEqual([409, 'AlreadyInFile'])
    expect(await typeOf(ben)).toEqual(['COUPLE', 2])
  })

  it('is good for seven days', async () => {
    const { open } = await invite()
    passSeconds(7 * 24 * 3_600 - 1)
    expect((await open()).statusCode).toBe(200)
    passSeconds(1)
    expect(codeOf(await open())).toEqual([410, 'TokenExpired'])
  })

  it('cannot be mailed without end', async () => {
    const { ana, invited } = await invite()
    const statuses = []
    for (let count = 0; count < 31; count++)
      statuses.push((await ana.ask('POST', `/tenant/coTenants/${invited}/invite`)).statusCode)
    expect(statuses.at(0)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })
})
