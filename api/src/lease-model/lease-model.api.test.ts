import { describe, expect, it } from 'vitest'
import { startCompleteFiles } from '#test/complete-files.ts'
import { readParagraphs } from '#test/read-docx.ts'
import { readPdf } from '#test/read-pdf.ts'

const api = await startCompleteFiles()
const { newShown, newFile, addTenant, insert, settle, show, newLandlord, bearerOf, call, sql } = api

type Shown = Parameters<typeof bearerOf>[0]
const path = (id: string) => `/owner/applications/${id}/lease-model`
const read = async (shown: Shown) => call('GET', path(shown.id), { bearer: await bearerOf(shown) })
const print = async (shown: Shown, body: object) =>
  call('POST', path(shown.id), { bearer: await bearerOf(shown), body })
const setStage = (id: string, stage: string) => sql('update application set stage = $2 where id = $1', [id, stage])

async function newChosen(stage = 'CHOSEN') {
  const shown = await newShown()
  await setStage(shown.id, stage)
  return shown
}
const errorOf = (reply: { statusCode: number; json: () => { errors: { code: string }[] } }) => [
  reply.statusCode,
  reply.json().errors[0]?.code,
]
const wordsOf = (bytes: Buffer) =>
  readParagraphs(bytes)
    .map(({ text }) => text)
    .join('\n')

/** Two tenants with incomes, one with a guarantor. */
async function newCouple() {
  const owner = await newLandlord()
  const fileId = await newFile('COUPLE')
  const ana = await addTenant(fileId, 0)
  await addTenant(fileId, 1, { first_name: 'Bo', last_name: 'Li' })
  await insert('guarantor', {
    tenant_id: ana,
    kind: 'PERSON',
    first_name: 'Ève',
    last_name: 'Durand',
    monthly_income_cents: 357_924,
  })
  await settle(fileId)
  const shown = { owner, fileId, ...(await show(fileId, owner.property.id)) }
  await setStage(shown.id, 'CHOSEN')
  return shown
}

describe('GET lease-model', () => {
  it('lists blanks and annexes of a chosen application', async () => {
    const reply = await read(await newChosen())
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      furniture: 'FURNISHED',
      version: 2,
      versionDate: '2026-11-19',
      mostDepositMonths: 2,
      mostDeposit: 1301,
    })
    expect(reply.json().blanks).toEqual(expect.arrayContaining(['startsOn', 'deposit', 'taxNumber', 'rooms']))
    expect(reply.json().blanks).not.toContain('rent')
    expect(reply.json().annexes).toContainEqual({ id: 'inventoryOfFurniture', isKnown: false })
  })

  it.each(['RECEIVED', 'VISIT_PROPOSED', 'VISITED', 'SHORTLISTED', 'NOT_CHOSEN'])(
    'refuses one at %s',
    async (stage) => {
      const shown = await newChosen(stage)
      expect(errorOf(await read(shown))).toEqual([409, 'ApplicationNotChosen'])
      expect(errorOf(await print(shown, { format: 'PDF' }))).toEqual([409, 'ApplicationNotChosen'])
    },
  )

  it.each(['CHOSEN', 'LEASE_SIGNED'])('answers at %s', async (stage) => {
    expect((await read(await newChosen(stage))).statusCode).toBe(200)
  })
})

describe('POST lease-model', () => {
  it('gives a DOCX with names, rent and what the owner typed, and no income', async () => {
    const reply = await print(await newCouple(), { format: 'DOCX', startsOn: '2026-12-01', deposit: 650.5 })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'cache-control': 'no-store',
    })
    expect(reply.headers['content-disposition']).toContain(
      encodeURIComponent('Modèle de bail - Ana Durand et Bo Li.docx'),
    )
    const words = wordsOf(reply.rawPayload)
    for (const expected of [
      'Ana Durand',
      'Bo Li',
      'Ève Durand pour Ana Durand',
      '12 rue des Lilas 75011 Paris',
      '21,5 m²',
      '650,50\u00a0€',
      '49,99\u00a0€',
      'le 1er décembre 2026',
      'solidairement',
    ])
      expect(words).toContain(expected)
    // 2,468.13 and 3,579.24 are the incomes
    expect(words).not.toMatch(/2.?468|3.?579|4.?936/)
  })

  it('gives a PDF', async () => {
    const reply = await print(await newChosen(), { format: 'PDF' })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { pages } = await readPdf(reply.rawPayload)
    expect(pages.map(({ text }) => text).join('\n')).toContain('Ana Durand')
  })

  it('hides guarantors once the access has ended, and keeps the names of the list', async () => {
    const shown = await newCouple()
    await sql(`update application set access_ends_on = '2026-11-01' where id = $1`, [shown.id])
    const words = wordsOf((await print(shown, { format: 'DOCX' })).rawPayload)
    expect(words).toContain('Bo Li')
    expect(words).not.toContain('Ève')
    expect(words).toContain('nom de chaque garant')
  })

  it('is a visit that the applicant sees, and in the audit log', async () => {
    const shown = await newChosen()
    await print(shown, { format: 'DOCX' })
    expect(await sql('select kind from file_visit where application_id = $1', [shown.id])).toEqual([{ kind: 'VIEW' }])
    const [entry] = await sql(`select action, object_kind from audit_entry where action = 'LEASE_MODEL_PRINTED'
      order by id desc limit 1`)
    expect(entry).toEqual({ action: 'LEASE_MODEL_PRINTED', object_kind: 'APPLICATION' })
  })

  it.each([
    [1_301, 200],
    [1_301.01, 200],
    [-1, 400],
  ])('with a deposit of %s answers %s: above two months of rent the page warns', async (deposit, status) => {
    const reply = await print(await newChosen(), { format: 'DOCX', deposit })
    expect(reply.statusCode).toBe(status)
    if (status === 400) expect(reply.json().errors[0]).toMatchObject({ code: 'InvalidField', field: 'deposit' })
  })

  it.each([[{}], [{ format: 'ODT' }], [{ format: 'PDF', startsOn: '2026-02-30' }]])('refuses %j', async (body) => {
    expect(errorOf(await print(await newChosen(), body))).toEqual([400, 'InvalidField'])
  })

  it('of a property that lost its furniture is refused', async () => {
    const shown = await newChosen()
    await sql('update property set furniture = null where id = (select property_id from application where id = $1)', [
      shown.id,
    ])
    expect(errorOf(await print(shown, { format: 'PDF' }))).toEqual([422, 'PropertyIncomplete'])
  })

  it('has the same bytes for two clicks, and makes two at once', async () => {
    const shown = await newChosen()
    const [first, second] = await Promise.all([1, 2].map(() => print(shown, { format: 'DOCX' })))
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 200])
    expect(first?.rawPayload.equals(second?.rawPayload ?? Buffer.alloc(0))).toBe(true)
  })

  it('has a rate limit per owner', async () => {
    const shown = await newChosen('RECEIVED')
    const statuses: number[] = []
    for (let time = 0; time < 61; time++) statuses.push((await print(shown, { format: 'DOCX' })).statusCode)
    expect(statuses.slice(-2)).toEqual([409, 429])
  })
})
