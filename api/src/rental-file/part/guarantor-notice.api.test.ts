import { describe, expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'

const { newTenantAt, newEmail, mailsTo, sql } = await startTenants()

type Tenant = Awaited<ReturnType<typeof newTenantAt>>
const person = { kind: 'PERSON', firstName: 'zoé', lastName: 'durand', monthlyIncome: 3_000 }
const save = (tenant: Tenant, email: string | null, more: object = {}) =>
  tenant.ask('POST', '/tenant/guarantors', { ...person, email, ...more })
const idOf = async (tenant: Tenant) => (await tenant.file()).guarantors[0]?.id

describe('the notice to a guarantor', () => {
  it('is mailed once, names the tenant and links to the public page', async () => {
    const [ana, email] = [await newTenantAt('INCOMPLETE'), newEmail()]
    expect((await save(ana, email)).json().file.guarantors).toMatchObject([{ firstName: 'Zoé', email }])
    const [mail, ...others] = await mailsTo(email)
    expect(mail).toMatchObject({
      kind: 'guarantor-notice',
      name: 'Zoé',
      language: 'fr',
      content: {
        subject: expect.stringMatching(/^\S+ \S+ vous indique comme garant$/),
        action: { path: '/information-garants' },
      },
    })
    expect(others).toEqual([])
    await save(ana, email, { id: await idOf(ana), monthlyIncome: 3_100 })
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is not mailed without an address, nor to a body', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const before = await sql(`select count(*) from mail_outbox where kind = 'guarantor-notice'`)
    expect((await save(ana, null)).json().file.guarantors[0]).not.toHaveProperty('email')
    const body = { kind: 'BODY', name: 'Garantie', email: newEmail() }
    await ana.ask('POST', '/tenant/guarantors', body)
    expect(await sql(`select count(*) from mail_outbox where kind = 'guarantor-notice'`)).toEqual(before)
  })

  it('goes to a new address; the former one is forgotten', async () => {
    const [ana, former, latter] = [await newTenantAt('INCOMPLETE'), newEmail(), newEmail()]
    await save(ana, former)
    await save(ana, latter, { id: await idOf(ana) })
    expect(await mailsTo(latter)).toHaveLength(1)
    expect(await mailsTo(former)).toEqual([])
    expect(await sql('select 1 from guarantor where email = $1', [former])).toEqual([])
  })

  it('can be asked for later without sending a verified file back to the queue', async () => {
    const [ana, email] = [await newTenantAt('INCOMPLETE'), newEmail()]
    await save(ana, null)
    await sql(`update tenant set status = 'VALIDATED' where email = $1`, [ana.email])
    await save(ana, email, { id: await idOf(ana) })
    expect(await sql('select status from tenant where email = $1', [ana.email])).toEqual([{ status: 'VALIDATED' }])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('goes with the guarantor and with the account', async () => {
    const [ana, one, two] = [await newTenantAt('INCOMPLETE'), newEmail(), newEmail()]
    await save(ana, one)
    await ana.ask('DELETE', `/tenant/guarantors/${await idOf(ana)}`)
    expect(await mailsTo(one)).toEqual([])
    await save(ana, two)
    expect(await mailsTo(two)).toHaveLength(1)
    expect((await ana.ask('DELETE', '/tenant/account')).statusCode).toBe(204)
    expect(await mailsTo(two)).toEqual([])
    expect(await sql('select 1 from guarantor where email = any($1)', [[one, two]])).toEqual([])
  })

  it('is in the export of the tenant', async () => {
    const [ana, email] = [await newTenantAt('INCOMPLETE'), newEmail()]
    await save(ana, email)
    expect((await ana.ask('GET', '/tenant/export')).body).toContain(email)
  })

  it('is limited to five a day for a tenant and three for a mailbox', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    await save(ana, newEmail())
    const id = await idOf(ana)
    const statuses = []
    for (let times = 0; times < 5; times++) statuses.push((await save(ana, newEmail(), { id })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    const email = newEmail()
    const replies = []
    for (let times = 0; times < 4; times++) replies.push(await save(await newTenantAt('INCOMPLETE'), email))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    expect(replies.at(-1)?.json().errors).toEqual([{ code: 'TooManyMails' }])
  })

  it('contains no name that could pass for something else', async () => {
    const [ana, email] = [await newTenantAt('INCOMPLETE'), newEmail()]
    await ana.ask('POST', '/tenant/names', { firstName: 'www.evil.example', lastName: 'Cliquez' })
    await save(ana, email, { firstName: 'https://evil.example' })
    const [mail] = await mailsTo(email)
    expect(mail.content.subject).toBe('Vos données dans un dossier de location')
    expect(JSON.stringify({ ...mail, to: '' })).not.toContain('evil')
  })
})
