import { describe, expect, it } from 'vitest'
import { everyDocument, salaried, startTenants } from '#test/tenants.ts'

const { newTenant, newTenantAt, giveDocument, decide, sql, call, tenantDeeds, kindsTo, mailsTo, passSeconds } =
  await startTenants()

describe('the profile', () => {
  it('is made by the first call, whichever it is, however many come at once', async () => {
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
  })
})

describe('a file, alone', () => {
  it('is made step by step, each saved, each saying what is missing', async () => {
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
    expect(await tenantDeeds(ana.user.id)).toEqual([
      'FILE_CREATED',
      'NAMES_CHANGED',
      'SITUATION_CHANGED',
      'FILE_SUBMITTED',
    ])
  })

  it('is one, however many begin it at once', async () => {
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
  ])('has to be begun before %s', async (path, body) => {
    const reply = await (await newTenant()).ask('POST', path, body)
    expect([reply.statusCode, reply.json().errors]).toEqual([422, [{ code: 'NoRentalFile' }]])
  })
})

describe('submitting', () => {
  it('says what is missing, of whom', async () => {
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

/** Contract, files of applicants, to the letter: what each change does to each status. */
describe('a change', () => {
  const changes: Record<string, (ana: Awaited<ReturnType<typeof newTenantAt>>) => Promise<unknown>> = {
    'of the situation': (ana) => ana.ask('POST', '/tenant/situation', { ...salaried, situation: 'CIVIL_SERVANT' }),
    'of an income': (ana) =>
      ana.ask('POST', '/tenant/situation', { ...salaried, incomes: [{ kind: 'SALARY', monthlyAmount: 2_468.14 }] }),
    'of the name': (ana) => ana.ask('POST', '/tenant/names', { firstName: 'Anna', lastName: 'Durand' }),
    'by a guarantor': (ana) => ana.ask('POST', '/tenant/guarantors', { kind: 'BODY', name: 'Garantie' }),
  }
  const table = [
    ['INCOMPLETE', 'INCOMPLETE'],
    ['TO_PROCESS', 'TO_PROCESS'],
    ['VALIDATED', 'TO_PROCESS'],
    ['DECLINED', 'TO_PROCESS'],
  ] as const

  it.each(Object.keys(changes).flatMap((change) => table.map(([before, after]) => [change, before, after] as const)))(
    '%s: from %s to %s',
    async (change, before, after) => {
      const ana = await newTenantAt(before)
      expect(await ana.statuses()).toEqual([before, before])
      await changes[change]?.(ana)
      expect(await ana.statuses()).toEqual([after, after])
    },
  )

  it.each([
    ['the same situation', 'POST', '/tenant/situation', salaried],
    ['the same names', 'POST', '/tenant/names', { firstName: 'ana', lastName: 'durand' }],
  ] as const)('that is none leaves a verified file alone: %s', async (_, method, path, body) => {
    const ana = await newTenantAt('VALIDATED')
    await ana.ask(method, path, body)
    expect(await ana.statuses()).toEqual(['VALIDATED', 'VALIDATED'])
  })

  it('that leaves nothing missing is in the team’s hands; another waits until nothing is', async () => {
    const ana = await newTenantAt('VALIDATED')
    await ana.ask('POST', '/tenant/situation', { ...salaried, situation: 'STUDENT' })
    expect((await ana.file()).submittedAt).toBeDefined()
    const { file } = (await ana.ask('POST', '/tenant/guarantors', { kind: 'BODY', name: 'Garantie' })).json()
    expect(file.submittedAt).toBeUndefined()
    expect(await decide(await ana.myId(), 'VALIDATED')).toBe(false)
    await giveDocument({ guarantorId: file.guarantors[0].id }, 'GUARANTEE_BODY')
    expect((await ana.submit()).json().file).toMatchObject({ status: 'TO_PROCESS', submittedAt: expect.any(String) })
    expect(await decide(await ana.myId(), 'VALIDATED')).toBe(true)
  })
})

describe('a verdict', () => {
  it.each([
    ['INCOMPLETE', 'VALIDATED', false],
    ['INCOMPLETE', 'DECLINED', false],
    ['TO_PROCESS', 'VALIDATED', true],
    ['TO_PROCESS', 'DECLINED', true],
    ['VALIDATED', 'DECLINED', false],
    ['VALIDATED', 'VALIDATED', false],
    ['DECLINED', 'VALIDATED', false],
  ] as const)('on a file %s, %s: %s', async (status, verdict, isTaken) => {
    const ana = await newTenantAt(status)
    expect(await decide(await ana.myId(), verdict)).toBe(isTaken)
    expect(await ana.statuses()).toEqual(isTaken ? [verdict, verdict] : [status, status])
  })

  it('declined, then corrected and handed in again', async () => {
    const ana = await newTenantAt('TO_PROCESS')
    const [document] = (await ana.file()).documents
    await sql(`update document set status = 'DECLINED', comment = 'Illisible' where id = $1`, [document?.id])
    await decide(await ana.myId(), 'DECLINED')
    expect(await kindsTo(ana.email)).toEqual(['document-to-change'])
    const [{ content }] = await mailsTo(ana.email)
    expect(content).toMatchObject({ site: 'tenant', facts: [{ label: 'Pièce d’identité', value: 'Illisible' }] })
    expect((await ana.file()).missing).toEqual([{ step: 'DECLINED_DOCUMENT', category: 'IDENTITY' }])
    expect((await ana.file()).documents[0]).toMatchObject({ status: 'DECLINED', comment: 'Illisible' })
    expect((await ana.submit()).statusCode).toBe(422)
    expect(await ana.statuses()).toEqual(['DECLINED', 'DECLINED'])

    await sql(`update document set status = 'PENDING' where id = $1`, [document?.id])
    expect((await ana.submit()).statusCode).toBe(200)
    expect(await ana.statuses()).toEqual(['TO_PROCESS', 'TO_PROCESS'])
    await decide(await ana.myId(), 'VALIDATED')
    expect(await kindsTo(ana.email)).toEqual(['document-to-change', 'file-verified'])
  })
})

describe('guarantors', () => {
  const person = { kind: 'PERSON', firstName: 'zoé', lastName: 'durand', monthlyIncome: 3_579.24 }

  it('of each kind are saved, changed and removed', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const company = { kind: 'COMPANY', name: 'Durand SARL', firstName: 'Zoé', lastName: 'Durand' }
    await ana.ask('POST', '/tenant/guarantors', person)
    passSeconds(1)
    const { file } = (await ana.ask('POST', '/tenant/guarantors', company)).json()
    expect(file.guarantors).toMatchObject([{ kind: 'PERSON', firstName: 'Zoé', monthlyIncome: 3_579.24 }, company])
    const [first, second] = file.guarantors
    await giveDocument({ guarantorId: first.id }, 'IDENTITY')
    await giveDocument({ guarantorId: second.id }, 'COMPANY')

    const renamed = (await ana.ask('POST', '/tenant/guarantors', { ...person, id: first.id, firstName: 'Léa' })).json()
    expect(renamed.file.guarantors[0]).toMatchObject({
      id: first.id,
      firstName: 'Léa',
      documents: [{ category: 'IDENTITY' }],
    })
    // another kind asks for other documents
    const body = (await ana.ask('POST', '/tenant/guarantors', { kind: 'BODY', name: 'Garantie', id: first.id })).json()
    expect(body.file.guarantors[0]).toEqual({ id: first.id, kind: 'BODY', name: 'Garantie', documents: [] })

    const left = (await ana.ask('DELETE', `/tenant/guarantors/${second.id}`)).json()
    expect(left.file.guarantors).toMatchObject([{ id: first.id }])
    expect(await sql('select 1 from document where guarantor_id = any($1)', [[first.id, second.id]])).toEqual([])
  })

  it('are two at most', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const replies = await Promise.all([1, 2, 3].map(() => ana.ask('POST', '/tenant/guarantors', person)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 422])
    expect((await ana.file()).guarantors).toHaveLength(2)
  })

  it('count in what owners see of the file', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    await ana.ask('POST', '/tenant/guarantors', person)
    const [row] = await sql(
      `select total_guarantor_income_cents from rental_file
       where id = (select rental_file_id from tenant where email = $1)`,
      [ana.email],
    )
    expect(row).toEqual({ total_guarantor_income_cents: '357924' })
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
