import type { ApplicationOfOwner } from '@bailclair/domain/application/application-list.contract.ts'
import { insertFiles } from '@bailclair/one-machine/demo-data/seed-sql.ts'
import { describe, expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'
import { countOf, sumUpTally } from './application-count.repository.ts'

const { newLandlord, enter, call, sql, deps } = await startApplications()

type Landlord = Awaited<ReturnType<typeof newLandlord>>
type List = { applications: ApplicationOfOwner[]; found?: number; previous?: string; next?: string }

const sessions = new WeakMap<Landlord, ReturnType<typeof enter>>()

async function look(owner: Landlord, query: Record<string, string> = {}): Promise<List> {
  const session = sessions.get(owner) ?? enter(owner.user)
  sessions.set(owner, session)
  const { bearer } = await session
  const reply = await call('GET', `/owner/applications?${new URLSearchParams(query)}`, { bearer })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

/** One file in forty is archived and not listed. */
async function newLandlordWith(files: number) {
  const owner = await newLandlord()
  await sql(insertFiles(`select $1::uuid, $1 || ' ' || n, n from generate_series(1, $2::int) as n`), [
    owner.property.id,
    files,
  ])
  return owner
}

const listed = `from application where property_id = $1 and file_status <> 'ARCHIVED' and purged_on > '2026-11-12'`
const endedLast = `access_ends_on < '2026-11-12'`
const idsOf = async ({ property }: Landlord, order: string) =>
  (await sql(`select id ${listed} order by ${endedLast}, ${order}`, [property.id])).map(({ id }) => id)

/** The order of lists up to 1,000: ended ones last, then latest first. */
const idsByArrival = (owner: Landlord) => idsOf(owner, 'created_at desc, id')
/** The order of longer ones: ended ones last, then who has access longest, then latest. */
const idsByAccess = (owner: Landlord) => idsOf(owner, 'access_ends_on desc, created_at desc, id desc')

async function readForwards(owner: Landlord, query: Record<string, string> = {}) {
  const pages: List[] = [await look(owner, query)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await look(owner, { ...query, after: next }))
  return pages
}
const idsIn = (pages: readonly List[]) => pages.flatMap(({ applications }) => applications.map(({ id }) => id))

/** Some are seen, some have ended; those that arrived first have access longest. */
async function mixUp({ property }: Landlord) {
  await sql(`update application set seen_at = now() where property_id = $1 and right(id::text, 1) < '8'`, [property.id])
  await sql(
    `update application set access_ends_on = date '2026-11-12' - (ascii(left(id::text, 1)) % 3)
     where property_id = $1 and left(id::text, 1) < '9'`,
    [property.id],
  )
  await sql(
    `update application set created_at = created_at - (access_ends_on - date '2026-01-01') * interval '1 hour'
     where property_id = $1`,
    [property.id],
  )
}

const matchesOf = async ({ property }: Landlord) =>
  (
    await sql(
      `select distinct application.id from application join tenant using (rental_file_id)
       where property_id = $1 and application.file_status <> 'ARCHIVED' and last_name = 'Traoré'`,
      [property.id],
    )
  ).map(({ id }) => id)

describe('a list of up to 1,000', () => {
  it('has numbered pages, latest first, ended ones last', async () => {
    const owner = await newLandlordWith(80)
    await mixUp(owner)
    const pages = await Promise.all(['1', '2', '3', '4', '5'].map((page) => look(owner, { page })))
    expect(pages.map(({ applications }) => applications.length)).toEqual([25, 25, 25, 3, 0])
    expect(idsIn(pages)).toEqual(await idsByArrival(owner))
    expect(pages.every(({ found, next, previous }) => found === 78 && !next && !previous)).toBe(true)
  })

  it('is searched whole, and all on the page of its property', async () => {
    const owner = await newLandlordWith(1_020)
    const matches = await matchesOf(owner)
    expect(matches.length).toBeGreaterThan(100)
    const pages: List[] = []
    for (let page = 1; page <= Math.ceil(matches.length / 25); page++)
      pages.push(await look(owner, { search: 'traoré', page: `${page}` }))
    expect(new Set(idsIn(pages))).toEqual(new Set(matches))
    expect(pages[0]?.found).toBe(matches.length)
    expect((await look(owner, { search: 'nobody' })).found).toBe(0)
    const { propertiesApartmentSharing: rows, ...summary } = (await owner.get(owner.property.id)).json()
    expect(rows.map(({ id }: { id: string }) => id)).toEqual(await idsOf(owner, 'created_at desc, id'))
    expect(summary).toMatchObject({ propertyApartmentSharingCount: rows.length, newCount: rows.length })
  })
})

describe('a longer list', () => {
  it('comes page by page, there and back, ended ones last', async () => {
    const owner = await newLandlordWith(1_100)
    await mixUp(owner)
    const expected = await idsByAccess(owner)
    expect(expected.length).toBeGreaterThan(1_000)
    const pages = await readForwards(owner, { property: owner.property.id })
    expect(idsIn(pages)).toEqual(expected)
    expect(pages[0]).not.toHaveProperty('previous')
    const back = [pages.at(-1) as List]
    for (let before = back[0]?.previous; before; before = back[0]?.previous) back.unshift(await look(owner, { before }))
    expect(idsIn(back)).toEqual(expected)
    expect(idsIn([await look(owner, { page: '2' })])).toEqual(expected.slice(0, 25))
    // what a filter leaves may be short again
    const ended = await look(owner, { status: 'ENDED', page: '2' })
    expect(ended.next).toBeUndefined()
    expect(ended.applications).toHaveLength(25)
  })

  it('keeps its order while somebody reads it, although what was read counts as seen', async () => {
    const owner = await newLandlordWith(1_100)
    const first = await look(owner)
    const second = await look(owner, { after: first.next ?? '' })
    const third = await look(owner, { after: second.next ?? '' })
    await sql('update application set seen_at = now() where id = any($1)', [idsIn([first, second, third])])
    expect(idsIn([await look(owner)])).toEqual(idsIn([first]))
    expect(idsIn([await look(owner, { before: third.previous ?? '' })])).toEqual(idsIn([second]))
  })

  it('goes on at its place when rows before it have gone', async () => {
    const owner = await newLandlordWith(1_200)
    const expected = await idsByAccess(owner)
    const { next = '' } = await look(owner)
    await sql('delete from application where id = any($1)', [expected.slice(0, 25)])
    expect(idsIn([await look(owner, { after: next })])).toEqual(expected.slice(25, 50))
  })

  it('is searched part by part', async () => {
    const owner = await newLandlordWith(1_200)
    const pages = await readForwards(owner, { search: 'traoré' })
    const matches = await matchesOf(owner)
    expect(new Set(idsIn(pages))).toEqual(new Set(matches))
    expect(idsIn(pages)).toHaveLength(matches.length)
    expect(pages[0]).not.toHaveProperty('found')
    const nobody = await look(owner, { search: 'nobody' })
    expect([nobody.applications, typeof nobody.next]).toEqual([[], 'string'])
  })

  it('is cut in the answer of its property, and still counted', async () => {
    const owner = await newLandlordWith(1_200)
    const { propertiesApartmentSharing: rows, ...summary } = (await owner.get(owner.property.id)).json()
    expect(rows.map(({ id }: { id: string }) => id)).toEqual((await idsByAccess(owner)).slice(0, 100))
    expect(summary).toMatchObject({ propertyApartmentSharingCount: 1_170, verifiedCount: 840, newCount: 1_170 })
    await sql('delete from application where id = any($1)', [(await idsByAccess(owner)).slice(0, 170)])
    expect((await owner.get(owner.property.id)).json().propertiesApartmentSharing).toHaveLength(1_000)
  })
})

describe('the tally', () => {
  const today = '2026-11-12'
  const tallyOf = (owner: Landlord) =>
    sql('select sum(amount)::int as amount, count(*)::int as rows from application_tally where property_id = $1', [
      owner.property.id,
    ])
  const sumUp = async () => {
    while ((await sumUpTally(deps.db, 500)) > 0);
  }

  it('is exact after every change, before and after it was summed up', async () => {
    const owner = await newLandlordWith(40)
    const [{ ownerId }] = await sql('select owner_id as "ownerId" from property where id = $1', [owner.property.id])
    const counts = async () => (await countOf(deps.db, ownerId as never, today)).get(owner.property.id as never)
    expect(await counts()).toEqual({ live: 39, verified: 28, ended: 0, news: 39 })
    await sql(
      `update application set seen_at = now(), access_ends_on = '2026-11-11' where property_id = $1
      and file_status = 'DECLINED'`,
      [owner.property.id],
    )
    await sql(
      `update rental_file set status = 'ARCHIVED' from application where rental_file.id = rental_file_id
      and property_id = $1 and status = 'TO_PROCESS'`,
      [owner.property.id],
    )
    await sql(`delete from application where property_id = $1 and file_status = 'INCOMPLETE'`, [owner.property.id])
    const expected = { live: 32, verified: 28, ended: 4, news: 28 }
    expect(await counts()).toEqual(expected)
    await sumUp()
    expect(await counts()).toEqual(expected)
    expect((await tallyOf(owner))[0]).toEqual({ amount: 34, rows: 3 })
  })

  it('goes with the property', async () => {
    const owner = await newLandlordWith(10)
    await sql('delete from property where id = $1', [owner.property.id])
    await sumUp()
    expect(await tallyOf(owner)).toEqual([{ amount: null, rows: 0 }])
  })

  it('is summed up once, by two at a time and while applications arrive', async () => {
    const owner = await newLandlordWith(200)
    const more = insertFiles(`select $1::uuid, 'more ' || $1 || n, n from generate_series(1, 100) as n`)
    await Promise.all([sumUp(), sumUp(), sql(more, [owner.property.id])])
    await sumUp()
    expect((await tallyOf(owner))[0]).toMatchObject({ amount: 300 })
  })
})
