import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { letter, startCompleteFiles } from '#test/complete-files.ts'

const api = await startCompleteFiles()
const { newLandlord, newFile, addTenant, addDocument, insert, settle, show, sql, call } = api

type Owner = Awaited<ReturnType<typeof newLandlord>>
/** Words that occur nowhere else in an answer. */
const names = (which: string) => ({ first_name: `Prénom-${which}`, last_name: `Famille-${which}` })

const addShown = async (owner: Owner, income = 200_000, tenant: object = {}) => {
  const fileId = await newFile()
  const tenantId = await addTenant(fileId, 0, { ...names(randomUUID()), monthly_income_cents: income, ...tenant })
  await settle(fileId)
  const { id, token } = await show(fileId, owner.property.id)
  return { id, token, fileId, tenantId }
}

const compare = ({ property, bearer }: Owner, ids: readonly string[]) =>
  call('POST', `/owner/properties/${property.id}/comparison`, { bearer, body: { ids } })
const resolve = ({ property, bearer }: Owner, ids: readonly string[], reference: string) =>
  call('POST', `/owner/properties/${property.id}/comparison/application`, { bearer, body: { ids, reference } })
const visitsOf = (ids: readonly string[]) => sql('select kind from file_visit where application_id = any($1)', [ids])

describe('a comparison', () => {
  it('shows the same fields of each, also of couples, with guarantors and rates', async () => {
    const owner = await newLandlord()
    const { id: single } = await addShown(owner, 0, { situation: 'STUDENT' })
    await sql(`update application set entry_date = '2026-12-01' where id = $1`, [single])
    const fileId = await newFile('COUPLE')
    const ana = await addTenant(fileId, 0, { monthly_income_cents: 200_000 })
    const bo = await addTenant(fileId, 1, { situation: 'RETIRED', monthly_income_cents: 60_200 })
    const eve = await insert('guarantor', { tenant_id: bo, kind: 'PERSON', monthly_income_cents: 300_000 })
    await insert('guarantor', { tenant_id: bo, kind: 'BODY', name: 'Garantie publique' })
    await addDocument({ tenant_id: ana }, 'INCOME', await letter())
    await addDocument({ tenant_id: ana }, 'IDENTITY', await letter())
    await addDocument({ guarantor_id: eve }, 'IDENTITY', await letter())
    await settle(fileId)
    const { id: couple } = await show(fileId, owner.property.id)

    const reply = await compare(owner, [single, couple])
    expect(reply.statusCode).toBe(200)
    const { columns, ...rest } = reply.json()
    expect(rest).toEqual({ propertyName: 'Studio des Lilas', rentCost: 650.5, chargesCost: 49.99, leftOut: [] })
    expect(columns.map(({ label }: { label: string }) => label)).toEqual(['A', 'B'])
    const withoutPlace = columns.map(({ label: _, reference: __, ...facts }: Record<string, unknown>) => facts)
    expect(withoutPlace).toHaveLength(2)
    expect(withoutPlace).toEqual(
      expect.arrayContaining([
        {
          totalSalary: 0,
          hasDocuments: true,
          entryDate: '2026-12-01',
          tenants: [{ situation: 'STUDENT', monthlyIncome: 0, checked: [], guarantors: [] }],
        },
        {
          totalSalary: 2_602,
          totalGuarantorSalary: 3_000,
          effortRate: 25,
          effortRateWithCharges: 27,
          hasDocuments: true,
          tenants: [
            {
              situation: 'PERMANENT_CONTRACT',
              monthlyIncome: 2_000,
              checked: ['IDENTITY', 'INCOME'],
              guarantors: [],
            },
            {
              situation: 'RETIRED',
              monthlyIncome: 602,
              checked: [],
              guarantors: [
                { kind: 'PERSON', monthlyIncome: 3_000, checked: ['IDENTITY'] },
                { kind: 'BODY', checked: [] },
              ],
            },
          ],
        },
      ]),
    )
  })

  it('has the same order and references each time, whatever the order that is asked for', async () => {
    const owner = await newLandlord()
    const ids: string[] = []
    for (const income of [100_000, 200_000, 300_000, 400_000]) ids.push((await addShown(owner, income)).id)
    const first = (await compare(owner, ids)).json()
    expect(first.columns.map(({ label }: { label: string }) => label)).toEqual(['A', 'B', 'C', 'D'])
    expect((await compare(owner, ids.toReversed())).json()).toEqual(first)
  })

  it('sends nothing that is hidden, in body or headers', async () => {
    const owner = await newLandlord()
    const shown = [await addShown(owner), await addShown(owner), await addShown(owner)]
    for (const { tenantId } of shown) {
      const guarantor = {
        ...names(randomUUID()),
        name: `Société-${randomUUID()}`,
        email: `${randomUUID()}@example.org`,
      }
      const id = await insert('guarantor', { tenant_id: tenantId, kind: 'COMPANY', ...guarantor })
      await insert('tenant_income', { tenant_id: tenantId, position: 0, kind: 'BENEFITS', monthly_cents: 200_000 })
      await addDocument({ guarantor_id: id }, 'COMPANY', await letter())
      const kind = 'RESIDENCE_PERMIT'
      await addDocument({ tenant_id: tenantId }, 'IDENTITY', await letter(), { kind, file_name: `${randomUUID()}.pdf` })
    }
    const ids = shown.map(({ id }) => id)
    const reply = await compare(owner, ids)
    expect(reply.json().columns).toHaveLength(3)

    const everything = JSON.stringify([reply.body, reply.headers])
    const columnsOf = {
      application: 'id, rental_file_id, token',
      tenant: 'id, first_name, last_name, email, tenant_type',
      guarantor: 'id, first_name, last_name, name, email',
      document: 'id, file_name, kind, store_key',
      tenant_income: 'kind',
    }
    const condition = {
      application: 'id = any($1)',
      tenant: 'rental_file_id in (select rental_file_id from application where id = any($1))',
      guarantor: 'tenant_id = any($2)',
      document: 'tenant_id = any($2) or guarantor_id in (select id from guarantor where tenant_id = any($2))',
      tenant_income: 'tenant_id = any($2)',
    }
    const tenantIds = shown.map(({ tenantId }) => tenantId)
    for (const [table, columns] of Object.entries(columnsOf)) {
      const rows = await sql(
        `select ${columns} from ${table}
         where (${condition[table as keyof typeof condition]}) and ($1::uuid[] is not null and $2::uuid[] is not null)`,
        [ids, tenantIds],
      )
      expect(rows.length).toBeGreaterThanOrEqual(3)
      for (const row of rows)
        for (const [column, value] of Object.entries(row))
          if (value !== null)
            expect([table, column, everything.includes(String(value))]).toEqual([table, column, false])
    }
    for (const { token } of shown) expect(everything).not.toContain(token)
    expect(everything).not.toMatch(/name":"(?!Studio)|"ALONE"|canary|@example\.org|Famille|Prénom|Société/i)
  })

  it('counts as a visit that applicants see, and is in the audit log', async () => {
    const owner = await newLandlord()
    const ids = [(await addShown(owner)).id, (await addShown(owner)).id]
    await compare(owner, ids)
    await compare(owner, ids)
    expect(await visitsOf(ids)).toEqual([{ kind: 'VIEW' }, { kind: 'VIEW' }])
    expect((await api.auditActionsOf(owner.user.id)).filter((action) => action === 'FILE_VIEWED')).toHaveLength(2)
  })

  it('leaves out what is not verified, paused, ended, decided, gone or elsewhere, and says why without a name', async () => {
    const owner = await newLandlord()
    const [a, b, c, d] = [await addShown(owner), await addShown(owner), await addShown(owner), await addShown(owner)]
    const elsewhere = await addShown(await newLandlord())
    const leftOut = async (ids: string[]) => (await compare(owner, ids)).json().leftOut
    const columns = async (ids: string[]) => (await compare(owner, ids)).json().columns.length

    await sql('update application set paused_at = now() where id = $1', [c.id])
    await sql(`update application set access_ends_on = '2026-11-11' where id = $1`, [d.id])
    const four = [a.id, b.id, c.id, d.id]
    expect(await columns(four)).toBe(2)
    expect(await leftOut(four)).toEqual([
      { reason: 'PAUSED', count: 1 },
      { reason: 'ENDED', count: 1 },
    ])
    expect(await visitsOf([c.id, d.id])).toEqual([])

    await sql(`update application set paused_at = null, stage = 'CHOSEN' where id = $1`, [c.id])
    await sql(`update tenant set status = 'TO_PROCESS' where id = $1`, [d.tenantId])
    await settle(d.fileId)
    await sql(`update application set access_ends_on = '2026-12-12' where id = $1`, [d.id])
    expect(await leftOut([a.id, c.id, d.id, elsewhere.id])).toEqual([
      { reason: 'NOT_VERIFIED', count: 1 },
      { reason: 'DECIDED', count: 1 },
      { reason: 'GONE', count: 1 },
    ])
    expect(await leftOut([a.id, randomUUID(), elsewhere.id])).toEqual([{ reason: 'GONE', count: 2 }])
    expect(await visitsOf([elsewhere.id])).toEqual([])
  })

  it('shows and records nothing if only one can be compared', async () => {
    const owner = await newLandlord()
    const { id } = await addShown(owner)
    const reply = await compare(owner, [id, randomUUID()])
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { columns: [], leftOut: [{ reason: 'GONE' }] }])
    expect(await visitsOf([id])).toEqual([])
  })

  it.each([
    ['one', 1],
    ['five', 5],
  ])('refuses %s', async (_, count) => {
    const ids = Array.from({ length: count }, () => randomUUID())
    expect((await compare(await newLandlord(), ids)).statusCode).toBe(400)
  })

  it('refuses the same application twice, and somebody else’s property', async () => {
    const [owner, other] = [await newLandlord(), await newLandlord()]
    const ids = [(await addShown(owner)).id, (await addShown(owner)).id] as const
    expect((await compare(owner, [ids[0], ids[0]])).statusCode).toBe(400)
    const foreign = await compare({ ...other, property: owner.property }, ids)
    expect([foreign.statusCode, foreign.json().errors]).toEqual([404, [{ code: 'PropertyNotFound' }]])
    expect(await visitsOf(ids)).toEqual([])
  })

  it('is limited to 100 in 5 minutes', async () => {
    const owner = await newLandlord()
    const ids = [randomUUID(), randomUUID()]
    for (let times = 0; times < 100; times++) expect((await compare(owner, ids)).statusCode).toBe(200)
    expect((await compare(owner, ids)).statusCode).toBe(429)
    expect((await resolve(owner, ids, 'x')).statusCode).toBe(429)
  })
})

describe('the application behind a column', () => {
  it('is found by its reference in the same set alone', async () => {
    const owner = await newLandlord()
    const incomes = [100_000, 200_000, 300_000]
    const ids: string[] = []
    for (const income of incomes) ids.push((await addShown(owner, income)).id)
    const { columns } = (await compare(owner, ids)).json()
    for (const { reference, totalSalary } of columns) {
      const reply = await resolve(owner, ids.toReversed(), reference)
      expect([reply.statusCode, reply.json()]).toEqual([200, { id: ids[incomes.indexOf(totalSalary * 100)] }])
    }
    const [{ reference }] = columns
    for (const [some, asked] of [
      [ids.slice(0, 2), reference],
      [ids, `${reference}x`],
      [ids, ''],
    ] as const) {
      const reply = await resolve(owner, some, asked)
      expect([reply.statusCode, reply.json().errors]).toEqual([404, [{ code: 'ApplicationNotFound' }]])
    }
  })

  it('is not found once it is withdrawn, nor by another owner', async () => {
    const [owner, other] = [await newLandlord(), await newLandlord()]
    const ids = [(await addShown(owner)).id, (await addShown(owner)).id]
    const [{ reference }] = (await compare(owner, ids)).json().columns
    expect((await resolve({ ...other, property: owner.property }, ids, reference)).statusCode).toBe(404)
    expect((await resolve(other, ids, reference)).statusCode).toBe(404)
    const { id } = (await resolve(owner, ids, reference)).json()
    await sql('delete from application where id = $1', [id])
    expect((await resolve(owner, ids, reference)).json().errors).toEqual([{ code: 'ApplicationNotFound' }])
  })
})
