import { describe, expect, it } from 'vitest'
import { everyDocument, salaried, startTenants } from '#test/tenants.ts'

const { newTenant, newTenantAt, giveDocument, sql, call, tenantAuditActions } = await startTenants()

describe('the profile', () => {
  it('is created by the first call, also when several come at once', async () => {
    const tenant = await newTenant()
    await sql('delete from tenant_profile where email = $1', [tenant.email])
    await Promise.all(
      ['GET', 'GET', 'GET']
        .map(() => tenant.ask('GET', '/tenant/profile'))
        .concat(tenant.ask('GET', '/tenant/accesses')),
    )
    expect(await sql('select email, language from tenant_profile where email = $1', [tenant.email])).toEqual([
      { email: tenant.email, language: 'fr' },
    ])
    expect(await tenant.profile()).toEqual({ email: tenant.email, language: 'fr', identityFederation: false })
  })

  it('keeps the day of the first and of the latest sign-in, and the language of the pages', async () => {
    const tenant = await newTenant('en')
    expect(await sql('select * from tenant_profile where email = $1', [tenant.email])).toMatchObject([
      { language: 'en', first_sign_in_on: expect.anything(), archive_warnings: 0 },
    ])
    const later = await call('GET', '/tenant/profile', { bearer: tenant.bearer, headers: { 'accept-language': 'fr' } })
    expect(later.json().language).toBe('en')
  })
})

describe('a file, alone', () => {
  it('is made step by step; each step is saved and answers what is missing', async () => {
    const ana = await newTenant()
    const begun = (await ana.ask('POST', '/tenant/file', { applicationType: 'ALONE' })).json()
    expect(begun.file).toMatchObject({
      applicationType: 'ALONE',
      status: 'INCOMPLETE',
      tenants: [{ tenantType: 'CREATE', isMe: true, joined: true, status: 'INCOMPLETE', email: ana.email }],
      guarantors: [],
      documents: [],
    })
    expect(begun.file.missing.map(({ step }: { step: string }) => step)).toEqual([
      'NAMES',
      'SITUATION',
      'DOCUMENT',
      'DOCUMENT',
      'DOCUMENT',
      'DOCUMENT',
    ])
    await ana.ask('POST', '/tenant/names', { firstName: 'ANA', lastName: "d'ARTAGNAN" })
    const { file, ...profile } = (await ana.ask('POST', '/tenant/situation', salaried)).json()
    expect(profile).toMatchObject({ firstName: 'Ana', lastName: "D'Artagnan" })
    expect(file).toMatchObject({ ...salaried, monthlyIncome: 2_468.13 })
    for (const category of everyDocument) await giveDocument({ tenantId: await ana.myId() }, category)
    expect((await ana.file()).missing).toEqual([])
    const submitted = (await ana.submit()).json().file
    expect(submitted).toMatchObject({ status: 'TO_PROCESS', submittedAt: '2026-11-12T10:00:00.000Z' })
    expect(await sql('select total_income_cents, source from rental_file order by created_at desc limit 1')).toEqual([
      { total_income_cents: '246813', source: 'BUNDLED' },
    ])
    expect(await tenantAuditActions(ana.user.id)).toEqual([
      'FILE_CREATED',
      'NAMES_CHANGED',
      'SITUATION_CHANGED',
      'FILE_SUBMITTED',
    ])
  })

  it('is created once by concurrent calls', async () => {
    const ana = await newTenant()
    await Promise.all([1, 2, 3].map(() => ana.ask('POST', '/tenant/file', { applicationType: 'ALONE' })))
    expect(await sql('select count(*) from tenant where email = $1', [ana.email])).toEqual([{ count: '1' }])
  })

  it('may declare no income', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const { file } = (await ana.ask('POST', '/tenant/situation', { situation: 'UNEMPLOYED', incomes: [] })).json()
    expect(file).toMatchObject({ situation: 'UNEMPLOYED', incomes: [], monthlyIncome: 0 })
  })

  it.each([
    ['/tenant/situation', salaried],
    ['/tenant/guarantors', { kind: 'BODY', name: 'Garantie' }],
    ['/tenant/coTenants', { email: 'other@example.org' }],
    ['/tenant/submit', { declaration: true }],
  ])('must exist before %s', async (path, body) => {
    const reply = await (await newTenant()).ask('POST', path, body)
    expect([reply.statusCode, reply.json().errors]).toEqual([422, [{ code: 'NoRentalFile' }]])
  })
})

describe('submitting', () => {
  it('lists what is missing, and for whom', async () => {
    const ana = await newTenant()
    await ana.ask('POST', '/tenant/file', { applicationType: 'ALONE' })
    await ana.ask('POST', '/tenant/situation', {
      situation: 'RETIRED',
      incomes: [{ kind: 'PENSION', monthlyAmount: 900 }],
    })
    const guarantor = { kind: 'PERSON', firstName: 'Zoé', lastName: 'Durand', monthlyIncome: 3_000 }
    const { file } = (await ana.ask('POST', '/tenant/guarantors', guarantor)).json()
    const id = file.guarantors[0].id
    await giveDocument({ tenantId: await ana.myId() }, 'IDENTITY', 'DECLINED')
    const reply = await ana.submit()
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors.map(({ field, message }: Record<string, string>) => [field, message])).toEqual([
      ['names', 'NAMES'],
      ['documents.ADDRESS', 'DOCUMENT'],
      ['documents.INCOME', 'DOCUMENT'],
      ['documents.IDENTITY', 'DECLINED_DOCUMENT'],
      [`guarantors.${id}.documents.IDENTITY`, 'DOCUMENT'],
      [`guarantors.${id}.documents.ADDRESS`, 'DOCUMENT'],
      [`guarantors.${id}.documents.INCOME`, 'DOCUMENT'],
    ])
    expect(await ana.statuses()).toEqual(['INCOMPLETE', 'INCOMPLETE'])
  })

  it.each([{}, { declaration: false }, { declaration: 'true' }])('needs the declaration: %j', async (body) => {
    const ana = await newTenantAt('INCOMPLETE')
    const reply = await ana.ask('POST', '/tenant/submit', body)
    expect([reply.statusCode, reply.json().errors[0]]).toMatchObject([400, { field: 'declaration' }])
    expect(await ana.statuses()).toEqual(['INCOMPLETE', 'INCOMPLETE'])
  })

  it('twice keeps the place in the queue', async () => {
    const ana = await newTenantAt('TO_PROCESS')
    const { submittedAt } = await ana.file()
    expect((await ana.submit()).json().file.submittedAt).toBe(submittedAt)
  })
})

it('refuses what is not a situation, an income or a guarantor, field by field', async () => {
  const ana = await newTenantAt('INCOMPLETE')
  const reply = await ana.ask('POST', '/tenant/situation', {
    situation: 'KING',
    incomes: [{ kind: 'SALARY', monthlyAmount: 0 }],
  })
  expect(reply.json().errors.map(({ field }: { field: string }) => field)).toEqual([
    'situation',
    'incomes.0.monthlyAmount',
  ])
  expect((await ana.ask('POST', '/tenant/guarantors', { kind: 'FRIEND' })).statusCode).toBe(400)
  expect((await call('GET', '/tenant/profile')).statusCode).toBe(401)
})
