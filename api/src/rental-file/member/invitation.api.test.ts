import { describe, expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const { newTenant, accept, call, sql, kindsTo, mailsTo, linkTo, passSeconds } = api

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

  it('shows anyone with the link who invites and the type of file, nothing else', async () => {
    const { open, email } = await invite()
    expect((await open()).json()).toEqual({ initiatorFirstName: 'Ana', applicationType: 'COUPLE' })
    const [{ content }] = await mailsTo(email)
    expect(content).toMatchObject({ site: 'tenant', subject: expect.stringMatching(/^Ana Durand vous invite/) })
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
    expect(await api.tenantAuditActions(ben.user.id)).toEqual(['FILE_JOINED'])
  })

  it('is refused to another account', async () => {
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

  it('sent again replaces the earlier one; a joined tenant is not invited again', async () => {
    const { ana, email, open, invited } = await invite()
    expect((await ana.ask('POST', `/tenant/coTenants/${invited}/invite`)).statusCode).toBe(200)
    expect((await open()).statusCode).toBe(410)
    expect((await accept(email)).reply.statusCode).toBe(200)
    expect(codeOf(await ana.ask('POST', `/tenant/coTenants/${invited}/invite`))).toEqual([409, 'AlreadyJoined'])
  })

  it('ends when the person is removed', async () => {
    const { ana, open, invited } = await invite()
    await ana.ask('DELETE', `/tenant/coTenants/${invited}`)
    expect((await open()).statusCode).toBe(410)
  })

  it('moves along a file that the tenant has alone', async () => {
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
    // the owner saw the old file, which is deleted
    expect(await api.applicationsOn(owner.property.id)).toEqual([])
    expect(await kindsTo(owner.email)).toContain('application-withdrawn')
    expect(await sql('select count(*)::int from tenant where email = $1', [email])).toEqual([{ count: 1 }])
  })

  it('is refused to a tenant who shares another file', async () => {
    const { email } = await invite()
    const ben = await newTenant('fr', email)
    await ben.ask('POST', '/tenant/file', { applicationType: 'COUPLE', coTenants: [{ email: newEmail() }] })
    expect(codeOf((await accept(email, ben)).reply)).toEqual([409, 'AlreadyInFile'])
    expect(await typeOf(ben)).toEqual(['COUPLE', 2])
  })

  it('is valid for seven days', async () => {
    const { open } = await invite()
    passSeconds(7 * 24 * 3_600 - 1)
    expect((await open()).statusCode).toBe(200)
    passSeconds(1)
    expect(codeOf(await open())).toEqual([410, 'TokenExpired'])
  })

  it('is rate limited', async () => {
    const { ana, invited } = await invite()
    const statuses = []
    for (let count = 0; count < 31; count++)
      statuses.push((await ana.ask('POST', `/tenant/coTenants/${invited}/invite`)).statusCode)
    expect(statuses.at(0)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })
})
