import { describe, expect, it } from 'vitest'
import { letter, photo, startCompleteFiles } from '#test/complete-files.ts'

const api = await startCompleteFiles()
const { newShown, open, give, insert, addDocument, addTenant, newFile, settle, show, newLandlord, sql, call } = api
const { passSeconds } = api

describe('GET property/tenant/{id}/file', () => {
  it('shows the applicants, their incomes and what was checked', async () => {
    const owner = await newLandlord()
    const fileId = await newFile('COUPLE')
    const ana = await addTenant(fileId, 0)
    const bo = await addTenant(fileId, 1, {
      first_name: 'Bo',
      last_name: 'Ngô',
      situation: 'STUDENT',
      monthly_income_cents: 0,
    })
    await insert('tenant_income', { tenant_id: ana, position: 1, kind: 'BENEFITS', monthly_cents: 6_813 })
    await insert('tenant_income', { tenant_id: ana, position: 0, kind: 'SALARY', monthly_cents: 240_000 })
    const eve = await insert('guarantor', {
      tenant_id: bo,
      kind: 'PERSON',
      first_name: 'Ève',
      last_name: 'Ngô',
      monthly_income_cents: 357_924,
    })
    await insert('guarantor', { tenant_id: bo, kind: 'BODY', name: 'Garantie publique' })
    const picture = await photo()
    const pages = await letter(3)
    const payslip = await addDocument({ tenant_id: ana }, 'INCOME', pages)
    const card = await addDocument({ tenant_id: ana }, 'IDENTITY', picture, { checked_at: '2026-11-10T23:30:00Z' })
    const back = await addDocument({ tenant_id: ana }, 'IDENTITY', picture, { checked_at: '2026-11-09T09:00:00Z' })
    const hers = await addDocument({ guarantor_id: eve }, 'IDENTITY', picture, { checked_at: null })
    await settle(fileId)
    const { id } = await show(fileId, owner.property.id)

    const reply = await open({ owner, id })
    const pictureOf = (id: string) => ({ id, category: 'IDENTITY', pages: 1, size: picture.bytes.length })
    expect([reply.statusCode, reply.json().file]).toEqual([
      200,
      {
        propertyName: 'Studio des Lilas',
        town: 'Paris',
        rentCost: 650.5,
        chargesCost: 49.99,
        shownOn: '2026-11-12',
        accessEndsOn: '2026-12-12',
        verifiedOn: '2026-11-12',
        applicationType: 'COUPLE',
        hasDocuments: true,
        tenants: [
          {
            tenantType: 'CREATE',
            firstName: 'Ana',
            lastName: 'Durand',
            situation: 'PERMANENT_CONTRACT',
            incomes: [
              { kind: 'SALARY', monthlyAmount: 2_400 },
              { kind: 'BENEFITS', monthlyAmount: 68.13 },
            ],
            monthlyIncome: 2_468.13,
            guarantors: [],
            // the day in Paris, and the later of two
            checks: [
              { category: 'IDENTITY', checkedOn: '2026-11-11' },
              { category: 'INCOME', checkedOn: '2026-11-11' },
            ],
            documents: [
              pictureOf(card < back ? card : back),
              pictureOf(card < back ? back : card),
              { id: payslip, category: 'INCOME', pages: 3, size: pages.bytes.length },
            ],
          },
          {
            tenantType: 'JOIN',
            firstName: 'Bo',
            lastName: 'Ngô',
            situation: 'STUDENT',
            incomes: [],
            monthlyIncome: 0,
            checks: [],
            documents: [],
            guarantors: [
              {
                kind: 'PERSON',
                firstName: 'Ève',
                lastName: 'Ngô',
                monthlyIncome: 3_579.24,
                checks: [{ category: 'IDENTITY', checkedOn: '2026-11-12' }],
                documents: [pictureOf(hers)],
              },
              { kind: 'BODY', name: 'Garantie publique', checks: [], documents: [] },
            ],
          },
        ],
        totalSalary: 2_468.13,
        totalGuarantorSalary: 3_579.24,
        effortRate: 26,
        effortRateWithCharges: 28,
      },
    ])
    expect(reply.body).not.toContain('canary')
  })

  it('shows what is known of a file of an authority’s own system', async () => {
    const [owner, ana] = [await newLandlord(), await api.newApplicant()]
    await api.subscribe(owner.property.token, ana.token)
    const [{ id }] = (await api.applicationsOn(owner.property.id)) as [{ id: string }]
    const read = (await open({ owner, id })).json()
    expect(read.application.apartmentSharing.external).toBe(true)
    expect(read.file).toMatchObject({
      hasDocuments: false,
      tenants: [
        {
          firstName: 'Ana',
          monthlyIncome: 2_468.13,
          incomes: [],
          checks: [],
          documents: [],
          guarantors: [{ monthlyIncome: 3_579.24, checks: [], documents: [] }],
        },
      ],
      effortRate: 26,
    })
  })

  it('shows only documents that the team accepted', async () => {
    const shown = await newShown()
    for (const status of ['PENDING', 'DECLINED'])
      await addDocument({ tenant_id: shown.tenantId }, 'ADDRESS', await photo(), { status })
    expect((await open(shown)).json().file.tenants[0]).toMatchObject({ checks: [], documents: [] })
  })

  it('has no rate without a rent, and −1 without income', async () => {
    const shown = await newShown({ monthly_income_cents: 0 })
    const { owner } = shown
    expect((await open(shown)).json().file).toMatchObject({ totalSalary: 0, effortRate: -1 })
    await owner.save({ id: owner.property.id, rentCost: null })
    const { file } = (await open(shown)).json()
    for (const key of ['rentCost', 'effortRate', 'effortRateWithCharges']) expect(file).not.toHaveProperty(key)
  })

  it('is told to nobody else', async () => {
    const { headers } = await open(await newShown())
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  })
})

type Shown = Awaited<ReturnType<typeof newShown>>
const statusOf =
  (status: string) =>
  async ({ fileId, tenantId }: Shown) => {
    await sql('update tenant set status = $2 where id = $1', [tenantId, status])
    await settle(fileId)
  }
/** The row stays in the owner's table, without the file. */
const closings: [string, (shown: Shown) => Promise<unknown>][] = [
  ['the file is being processed again', statusOf('TO_PROCESS')],
  ['the file was declined', statusOf('DECLINED')],
  ['the file is incomplete', statusOf('INCOMPLETE')],
  ['the applicant paused it', ({ id }) => sql('update application set paused_at = now() where id = $1', [id])],
  ['the period is over', ({ id }) => sql(`update application set access_ends_on = '2026-11-11' where id = $1`, [id])],
]
/** The row goes. */
const endings: [string, (shown: Shown) => Promise<unknown>][] = [
  ['the file is archived', statusOf('ARCHIVED')],
  ['the applicant withdrew', ({ id }) => sql('delete from application where id = $1', [id])],
  ['the file is gone', ({ fileId }) => sql('delete from rental_file where id = $1', [fileId])],
  ['the owner removed it', ({ owner, id }) => call('DELETE', `/property/tenant/${id}`, { bearer: owner.bearer })],
  ['the property is gone', ({ owner }) => owner.remove(owner.property.id)],
]
const missing = { statusCode: 404, body: expect.stringContaining('"ApplicationNotFound"') }

describe('a file that does not open', () => {
  it.each(closings)('is the row alone, and no document, once %s', async (_, close) => {
    const shown = await newShown()
    const id = await addDocument({ tenant_id: shown.tenantId }, 'IDENTITY', await photo())
    expect((await open(shown)).json().file).toBeDefined()
    for (const what of [id, undefined]) expect((await give(shown, what)).statusCode).toBe(200)
    await close(shown)
    const reply = await open(shown)
    expect(reply.json()).toMatchObject({ propertyName: 'Studio des Lilas', application: { id: shown.id } })
    expect(reply.json()).not.toHaveProperty('file')
    expect(reply.body).not.toMatch(/2468|IDENTITY|"token"/)
    for (const what of [id, undefined]) expect(await give(shown, what)).toMatchObject(missing)
  })

  it.each(endings)('is missing once %s', async (_, end) => {
    const shown = await newShown()
    expect((await open(shown)).statusCode).toBe(200)
    await end(shown)
    expect(await open(shown)).toMatchObject(missing)
    expect(await give(shown)).toMatchObject(missing)
  })

  it('is missing for another owner, who gets no ticket', async () => {
    const [mine, other] = [await newShown(), await newShown()]
    const theirs = { owner: other.owner, id: mine.id }
    expect(await open(theirs)).toMatchObject(missing)
    expect(await give(theirs)).toMatchObject(missing)
    expect(await sql('select 1 from file_visit where application_id = $1', [mine.id])).toEqual([])
  })

  it('shows no document of another file, none that was not accepted, and none that does not exist', async () => {
    const [mine, other] = [await newShown(), await newShown()]
    const theirs = await addDocument({ tenant_id: other.tenantId }, 'IDENTITY', await photo())
    const pending = await addDocument({ tenant_id: mine.tenantId }, 'IDENTITY', await photo(), { status: 'PENDING' })
    for (const id of [theirs, pending, '00000000-0000-4000-8000-000000000000'])
      expect(await give(mine, id)).toMatchObject(missing)
  })
})

it('opens on the last day, in Paris, and not on the day after', async () => {
  const shown = await newShown()
  // to 23:59:59 on 12 December in Paris
  passSeconds(30 * 24 * 3_600 + 13 * 3_600 - 1)
  expect((await open(shown)).json()).toHaveProperty('file')
  passSeconds(1)
  expect((await open(shown)).json()).not.toHaveProperty('file')
})
