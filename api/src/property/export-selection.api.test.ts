import { describe, expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'

const api = await startApplications()
const { newLandlord, newApplicant, subscribe, applicationsOn, call, sql, passSeconds } = api

type Landlord = Awaited<ReturnType<typeof newLandlord>>

const apply = async (token: string, firstName: string, lastName: string, status = 'VALIDATED') => {
  passSeconds(1)
  const applicant = await newApplicant({ firstName, lastName, status })
  await subscribe(token, applicant.token)
}
async function newLandlordOfTwo() {
  const owner = await newLandlord()
  passSeconds(1)
  const second = await owner.create({ ...owner.property, id: undefined, name: 'Grand studio', validated: true })
  await apply(owner.property.token, 'Ana', 'Durand')
  await apply(owner.property.token, 'Bo', 'Martin', 'TO_PROCESS')
  await apply(second.token, 'Éloïse', 'D’Haÿ')
  await apply(second.token, 'Di', '=1+1')
  const ids = async (property: { id: string }) => (await applicationsOn(property.id)).map(({ id }) => `${id}`)
  return { ...owner, second, ids }
}
const ask = ({ bearer }: Pick<Landlord, 'bearer'>, body: object, language = 'en') =>
  call('POST', '/owner/applications/csv', { bearer, body, headers: { 'accept-language': language } })
async function linesOf(owner: Pick<Landlord, 'bearer'>, body: object) {
  const reply = await ask(owner, body)
  expect(reply.statusCode).toBe(200)
  const [head = '', ...lines] = reply.body.slice(1).trimEnd().split('\r\n')
  return { head, lines: lines.filter(Boolean), reply }
}
/** The cells of one column. */
const namesIn = (lines: string[], column: number) => lines.map((line) => line.split('","')[column]?.replaceAll('"', ''))

describe('POST owner/applications/csv', () => {
  it('has the columns, the file name and the rows of the whole list of a property', async () => {
    const owner = await newLandlordOfTwo()
    const whole = await call('GET', `/property/${owner.property.id}/applications.csv`, {
      bearer: owner.bearer,
      headers: { 'accept-language': 'en' },
    })
    const { reply } = await linesOf(owner, { property: owner.property.id })
    expect(reply.body).toBe(whole.body)
    expect(reply.headers['content-disposition']).toBe(whole.headers['content-disposition'])
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  })

  it('has only what is selected', async () => {
    const owner = await newLandlordOfTwo()
    const [latest] = await owner.ids(owner.property)
    const whole = await linesOf(owner, { property: owner.property.id })
    const { head, lines } = await linesOf(owner, { property: owner.property.id, ids: [latest] })
    expect(head).toBe(whole.head)
    expect(whole.lines).toHaveLength(2)
    expect(lines).toHaveLength(1)
    expect(whole.lines).toContain(lines[0])
  })

  it('names the property of each row across properties, and no cell is a formula', async () => {
    const owner = await newLandlordOfTwo()
    const ids = [...(await owner.ids(owner.property)), ...(await owner.ids(owner.second))]
    const { head, lines } = await linesOf(owner, { ids })
    expect(head).toMatch(/^"Property","Applicant","People",/)
    expect(namesIn(lines, 0)).toEqual([owner.property.name, owner.property.name, 'Grand studio', 'Grand studio'])
    expect(namesIn(lines, 1)).toEqual(['Martin Bo', 'Durand Ana', `'=1+1 Di`, 'D’Haÿ Éloïse'])
    await sql(`update property set name = '=1+1' where id = $1`, [owner.second.id])
    expect((await linesOf(owner, { ids })).lines[2]).toMatch(/^"'=1\+1",/)
    expect((await ask(owner, { ids }, 'fr')).body.slice(1)).toMatch(/^"Bien";"Candidat";/)
  })

  it.each([
    [{}, ['Martin Bo', 'Durand Ana', `'=1+1 Di`, 'D’Haÿ Éloïse']],
    [{ status: 'VALIDATED' }, ['Durand Ana', `'=1+1 Di`, 'D’Haÿ Éloïse']],
    [{ search: "d'hay ELO" }, ['D’Haÿ Éloïse']],
    [{ search: 'du', status: 'TO_PROCESS' }, []],
  ])('has what the filters %j of the list find', async (filter, names) => {
    const { lines } = await linesOf(await newLandlordOfTwo(), filter)
    expect(namesIn(lines, 1)).toEqual(names)
  })

  it('leaves out what belongs to somebody else, and figures of a paused access', async () => {
    const [owner, other] = [await newLandlordOfTwo(), await newLandlord()]
    const ids = await owner.ids(owner.property)
    expect((await linesOf(other, { ids })).lines).toEqual([])
    expect((await ask(other, { property: owner.property.id, ids })).statusCode).toBe(404)
    expect((await linesOf(owner, { ids })).lines.join()).toContain('2468.13')
    await sql('update application set paused_at = now() where property_id = $1', [owner.property.id])
    expect((await linesOf(owner, { ids })).lines.join()).not.toContain('2468.13')
  })

  it('is an audit entry: of its property, or of all', async () => {
    const owner = await newLandlordOfTwo()
    const ids = await owner.ids(owner.property)
    await ask(owner, { property: owner.property.id, ids })
    passSeconds(1)
    await ask(owner, { ids })
    const { entries } = (await call('GET', '/owner/audit', { bearer: owner.bearer })).json()
    expect(entries.slice(0, 2)).toEqual([
      expect.not.objectContaining({ object: expect.anything() }),
      expect.objectContaining({ object: 'PROPERTY', propertyName: owner.property.name }),
    ])
    for (const { action, by } of entries.slice(0, 2)) expect([action, by]).toEqual(['APPLICATIONS_EXPORTED', 'SELF'])
  })

  it('shares the rate limit of the whole list', async () => {
    const owner = await newLandlordOfTwo()
    for (let call = 0; call < 120; call++) await ask(owner, { property: owner.property.id })
    const ids = await owner.ids(owner.property)
    expect((await ask(owner, { ids })).statusCode).toBe(429)
    const whole = await call('GET', `/property/${owner.property.id}/applications.csv`, { bearer: owner.bearer })
    expect(whole.statusCode).toBe(429)
  })

  it.each([
    { ids: [] },
    { ids: ['x'] },
    { ids: Array.from({ length: 1_501 }, () => crypto.randomUUID()) },
    { status: 'ARCHIVED' },
    { property: 'x' },
    { search: 'x'.repeat(101) },
  ])('refuses what it does not understand, instead of exporting more: %#', async (body) => {
    expect((await ask(await newLandlord(), body)).statusCode).toBe(400)
  })

  it('takes as many ids as may be selected', async () => {
    const ids = Array.from({ length: 1_500 }, () => crypto.randomUUID())
    expect((await linesOf(await newLandlord(), { ids })).lines).toEqual([])
  })
})
