import { describe, expect, it } from 'vitest'
import { startVerifiers } from '#test/verifiers.ts'

const api = await startVerifiers()
const { newVerifier, newLeasedPart, newTenant, newShared, newLandlord, subscribe, giveDocument, verify } = api
const { sql, kindsTo, mailsTo, passSeconds, deps, tenantAuditActions } = api

const codeOf = (reply: { json: () => { errors: { code: string }[] } }) => reply.json().errors[0]?.code
const rowsOf = (id: string) =>
  sql('select status, reason, comment, checked_at from document where tenant_id = $1', [id])

describe('a leased part', () => {
  it('has declared facts, documents, and the reasons in the tenant’s language', async () => {
    const tenant = await newTenant('en')
    await tenant.ask('POST', '/tenant/file', { applicationType: 'COUPLE', coTenants: [{ email: 'ben@part.example' }] })
    await tenant.fill()
    await tenant.ask('POST', '/tenant/guarantors', {
      kind: 'PERSON',
      firstName: 'Gina',
      lastName: 'Roux',
      monthlyIncome: 3_000,
    })
    const [guarantor] = (await tenant.file()).guarantors
    for (const category of ['IDENTITY', 'ADDRESS', 'INCOME'] as const)
      await giveDocument({ guarantorId: `${guarantor?.id}` }, category)
    await tenant.submit()
    const part = await newVerifier().claim(await tenant.myId())
    expect(part).toMatchObject({
      language: 'en',
      applicationType: 'COUPLE',
      tenantType: 'CREATE',
      firstName: 'Ana',
      lastName: 'Durand',
      situation: 'PERMANENT_CONTRACT',
      incomes: [{ kind: 'SALARY', monthlyAmount: 2_468.13 }],
      monthlyIncome: 2_468.13,
      isResubmitted: false,
      guarantors: [{ kind: 'PERSON', firstName: 'Gina', lastName: 'Roux', monthlyIncome: 3_000 }],
      coTenants: [{ tenantType: 'JOIN', status: 'INCOMPLETE' }],
    })
    expect(part.documents.map(({ category, status }) => [category, status])).toEqual([
      ['IDENTITY', 'PENDING'],
      ['ADDRESS', 'PENDING'],
      ['PROFESSIONAL', 'PENDING'],
      ['INCOME', 'PENDING'],
    ])
    expect(part.guarantors[0]?.documents).toHaveLength(3)
    expect(part.reasons).toContainEqual({
      reason: 'PAGES_MISSING',
      text: 'Pages are missing. Add the whole document, both sides.',
    })
    // no file names, no e-mail address
    expect(JSON.stringify(part)).not.toMatch(/photo|@/)
  })
})

describe('a decision', () => {
  it('that accepts everything verifies the part, and the file when nothing else waits', async () => {
    const { tenant, id, vera, part } = await newLeasedPart()
    const landlord = await newLandlord()
    await subscribe(landlord.property.token, tenant.bearer)
    passSeconds(90)
    const reply = await vera.decide(part)
    expect([reply.statusCode, reply.json()]).toEqual([200, { verdict: 'VALIDATED', fileStatus: 'VALIDATED' }])
    expect(await tenant.statuses()).toEqual(['VALIDATED', 'VALIDATED'])
    for (const row of await rowsOf(id))
      expect(row).toEqual({ status: 'ACCEPTED', reason: null, comment: null, checked_at: deps.clock() })
    expect(await kindsTo(tenant.email)).toEqual(['applied', 'file-verified'])
    expect((await kindsTo(landlord.email)).filter((kind) => kind === 'applicant-now-verified')).toHaveLength(1)
    expect(await vera.auditActions()).toEqual(['PART_TAKEN', 'PART_VERIFIED'])
    expect((await tenantAuditActions(tenant.user.id)).slice(-3)).toEqual(['PART_TAKEN', 'APPLIED', 'PART_VERIFIED'])
    // once: the lease has ended
    expect(codeOf(await vera.decide(part))).toBe('PartNotFound')
    expect((await vera.queue()).parts).not.toContainEqual(expect.objectContaining({ id }))
    const [row] = await sql('select * from verification order by id desc limit 1')
    expect(row).toMatchObject({ verdict: 'VALIDATED', decided_at: deps.clock() })
    expect(row.decided_at - row.submitted_at).toBe(90_000)
  })

  it('that declines one document asks its tenant for a change, in their language', async () => {
    const { tenant, id, vera, part } = await newLeasedPart()
    const comment = 'Le mois de mai <b>manque</b>.\nMerci !'
    const reply = await vera.decide(part, { declined: [{ category: 'INCOME', reason: 'PAGES_MISSING', comment }] })
    expect(reply.json()).toEqual({ verdict: 'DECLINED', fileStatus: 'DECLINED' })
    expect(await tenant.statuses()).toEqual(['DECLINED', 'DECLINED'])
    expect((await rowsOf(id)).filter(({ status }) => status === 'DECLINED')).toMatchObject([
      { reason: 'PAGES_MISSING', comment },
    ])
    expect((await tenant.file()).documents.at(-1)).toMatchObject({ reason: 'PAGES_MISSING', comment })
    const [{ kind, content }] = await mailsTo(tenant.email)
    expect(kind).toBe('document-to-change')
    expect(content.facts).toEqual([
      {
        label: 'Bulletins de salaire',
        value: `Il manque des pages. Ajoutez le document entier, recto et verso.\n${comment}`,
      },
    ])
    expect(await vera.auditActions()).toEqual(['PART_TAKEN', 'PART_DECLINED'])
  })

  it('after a correction is about changed documents; accepted ones stay accepted', async () => {
    const { tenant, id, vera, part } = await newLeasedPart()
    await vera.decide(part, { declined: [{ category: 'IDENTITY' }] })
    const declined = (await tenant.file()).documents.find(({ status }) => status === 'DECLINED')
    await giveDocument({ tenantId: id }, 'IDENTITY')
    await tenant.ask('DELETE', `/tenant/documents/${declined?.id}`)
    expect(await tenant.statuses()).toEqual(['TO_PROCESS', 'TO_PROCESS'])

    const again = await vera.claim(id)
    expect(again).toMatchObject({ isResubmitted: true })
    const pending = again.documents.filter(({ status }) => status === 'PENDING')
    expect(pending.map(({ category }) => category)).toEqual(['IDENTITY'])
    const documents = pending.map((document) => ({ id: document.id, status: 'ACCEPTED' }))
    const reply = await vera.ask('POST', `/parts/${id}/decide`, { version: again.version, documents })
    expect(reply.json()).toEqual({ verdict: 'VALIDATED', fileStatus: 'VALIDATED' })
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual(Array(4).fill('ACCEPTED'))
    expect(await kindsTo(tenant.email)).toEqual(['document-to-change', 'file-verified'])
  })

  it('on one of a group: one declined declines the file, until all are verified', async () => {
    const [ana, ben, cleo] = await newShared('GROUP', 'ben@group.example', 'cleo@group.example')
    const landlord = await newLandlord()
    await subscribe(landlord.property.token, ana.bearer)
    for (const member of [ana, ben, cleo].filter((each) => each !== undefined)) {
      await member.fill()
      await member.submit()
    }
    const told = async () => (await kindsTo(landlord.email)).filter((kind) => kind === 'applicant-now-verified').length
    expect(await verify(await ana.myId())).toEqual({ verdict: 'VALIDATED', fileStatus: 'TO_PROCESS' })
    expect(await verify(await ben.myId(), [{ category: 'ADDRESS' }])).toEqual({
      verdict: 'DECLINED',
      fileStatus: 'DECLINED',
    })
    expect(await verify(`${await cleo?.myId()}` as never)).toEqual({ verdict: 'VALIDATED', fileStatus: 'DECLINED' })
    expect(await ana.statuses()).toEqual(['VALIDATED', 'DECLINED'])
    expect([await kindsTo(ana.email), await told()]).toEqual([['applied'], 0])

    const declined = (await ben.file()).documents.find(({ status }) => status === 'DECLINED')
    await giveDocument({ tenantId: await ben.myId() }, 'ADDRESS')
    await ben.ask('DELETE', `/tenant/documents/${declined?.id}`)
    expect(await verify(await ben.myId())).toEqual({ verdict: 'VALIDATED', fileStatus: 'VALIDATED' })
    expect(await ana.statuses()).toEqual(['VALIDATED', 'VALIDATED'])
    expect([await kindsTo(ana.email), await told()]).toEqual([['applied', 'file-verified'], 1])
    expect(await kindsTo(ben.email)).toEqual([
      'co-tenant-invitation',
      'applied-together',
      'document-to-change',
      'file-verified',
    ])
    expect(
      (await sql('select verdict from verification order by id desc limit 4')).map(({ verdict }) => verdict),
    ).toEqual(['VALIDATED', 'VALIDATED', 'DECLINED', 'VALIDATED'])
  })

  it('on two parts of a file at once: everyone is told once', async () => {
    const [ana, ben] = await newShared('COUPLE', 'ben@at-once.example')
    const landlord = await newLandlord()
    await subscribe(landlord.property.token, ana.bearer)
    for (const member of [ana, ben]) {
      await member.fill()
      await member.submit()
    }
    const verdicts = await Promise.all([verify(await ana.myId()), verify(await ben.myId())])
    expect(verdicts.map(({ fileStatus }) => fileStatus).toSorted()).toEqual(['TO_PROCESS', 'VALIDATED'])
    const told = (kinds: string[], one: string) => kinds.filter((kind) => kind === one).length
    expect(told(await kindsTo(landlord.email), 'applicant-now-verified')).toBe(1)
    for (const { email } of [ana, ben]) expect(told(await kindsTo(email), 'file-verified')).toBe(1)
  })

  it('corrects declared incomes, and says why', async () => {
    const tenant = await newTenant()
    await tenant.ask('POST', '/tenant/file', { applicationType: 'ALONE' })
    await tenant.fill()
    const person = { kind: 'PERSON', firstName: 'Gina', lastName: 'Roux', monthlyIncome: 3_000 }
    await tenant.ask('POST', '/tenant/guarantors', person)
    const guarantorId = `${(await tenant.file()).guarantors[0]?.id}`
    for (const category of ['IDENTITY', 'ADDRESS', 'INCOME'] as const) await giveDocument({ guarantorId }, category)
    await tenant.submit()
    const vera = newVerifier()
    const part = await vera.claim(await tenant.myId())
    const corrections = [
      { monthlyIncome: 2_000.5, reason: 'Trois bulletins : 2 000,50 €' },
      { guarantorId, monthlyIncome: 2_900, reason: 'D’après l’avis d’impôt' },
    ]
    expect((await vera.decide(part, { corrections })).statusCode).toBe(200)

    const file = await tenant.file()
    expect(file).toMatchObject({
      monthlyIncome: 2_000.5,
      incomes: [{ monthlyAmount: 2_468.13 }],
      incomeCorrection: { declaredIncome: 2_468.13, reason: 'Trois bulletins : 2 000,50 €' },
      guarantors: [
        { monthlyIncome: 2_900, incomeCorrection: { declaredIncome: 3_000, reason: 'D’après l’avis d’impôt' } },
      ],
    })
    expect(
      await sql(
        `select total_income_cents, total_guarantor_income_cents from rental_file
         where id = (select rental_file_id from tenant where id = $1)`,
        [part.id],
      ),
    ).toEqual([{ total_income_cents: '200050', total_guarantor_income_cents: '290000' }])
    const mails = await mailsTo(tenant.email)
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['file-verified', 'income-corrected'])
    expect(mails.find(({ kind }) => kind === 'income-corrected')?.['content'].facts).toEqual([
      {
        label: 'Votre revenu mensuel',
        value: '2\u202f000,50\u202f€ au lieu de 2\u202f468,13\u202f€\nTrois bulletins : 2 000,50 €',
      },
      {
        label: 'Revenu mensuel de votre garant Gina Roux',
        value: '2\u202f900\u202f€ au lieu de 3\u202f000\u202f€\nD’après l’avis d’impôt',
      },
    ])
    expect(await vera.auditActions()).toEqual(['PART_TAKEN', 'INCOME_CORRECTED', 'PART_VERIFIED'])

    // saving the shown values changes nothing; other values are a new declaration
    await tenant.ask('POST', '/tenant/guarantors', { ...person, id: guarantorId, monthlyIncome: 2_900 })
    expect(await tenant.statuses()).toEqual(['VALIDATED', 'VALIDATED'])
    await tenant.ask('POST', '/tenant/guarantors', { ...person, id: guarantorId, monthlyIncome: 3_100 })
    await tenant.ask('POST', '/tenant/situation', {
      situation: 'PERMANENT_CONTRACT',
      incomes: [{ kind: 'SALARY', monthlyAmount: 2_100 }],
    })
    const declaredAnew = await tenant.file()
    expect(declaredAnew).toMatchObject({ monthlyIncome: 2_100, guarantors: [{ monthlyIncome: 3_100 }] })
    expect(declaredAnew).not.toHaveProperty('incomeCorrection')
    expect(declaredAnew.guarantors[0]).not.toHaveProperty('incomeCorrection')
  })
})
