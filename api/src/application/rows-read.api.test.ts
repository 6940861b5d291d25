import { insertFiles } from '@bailclair/one-machine/demo-data/seed-sql.ts'
import { watchStatements } from '@bailclair/one-machine/postgres/plans/collect-statements.ts'
import { measureRowsRead } from '@bailclair/one-machine/postgres/plans/rows-read.ts'
import pg from 'pg'
import { expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'

const { newLandlord, enter, call, sql, database } = await startApplications({ ANSWER_MEMORY_BYTES: '0' })

/** By all statements of a request together. */
const mostRead = 1_000
const seeded = 100_000
const batch = 10_000

async function newLandlordOfMany() {
  const owner = await newLandlord()
  const files = insertFiles(`select $1::uuid, $1 || ' ' || n, n from generate_series($2::int, $3::int) as n`)
  for (let first = 1; first <= seeded; first += batch) await sql(files, [owner.property.id, first, first + batch - 1])
  await sql(
    `update application set seen_at = now(), access_ends_on = date '2026-11-12' + (ascii(right(id::text, 1)) - 64)
     where property_id = $1 and left(id::text, 1) < '6'`,
    [owner.property.id],
  )
  await sql('vacuum (analyze) application, application_tally, rental_file, tenant, property')
  return owner
}

it('no list of an owner with 100,000 applications reads more than 1,000 rows', async () => {
  const owner = await newLandlordOfMany()
  const { bearer } = await enter(owner.user)
  const client = new pg.Client(database.directUrl)
  await client.connect()
  const measured: Record<string, number> = {}

  async function ask(path: string) {
    const sent: { text: string; values: unknown[] }[] = []
    const stop = watchStatements((text, values) => sent.push({ text, values }))
    const reply = await call('GET', path, { bearer })
    stop()
    expect(reply.statusCode, path).toBe(200)
    let rows = 0
    for (const { text, values } of sent) rows += await measureRowsRead(client, text, values)
    expect(sent.length, path).toBeGreaterThan(1)
    measured[path.replaceAll(/=\w+-[\w-]+/g, '=…')] = rows
    return reply.json()
  }

  try {
    const list = '/owner/applications'
    const { next, found } = await ask(list)
    expect(found).toBe((seeded * 39) / 40)
    const { previous } = await ask(`${list}?after=${next}`)
    await ask(`${list}?before=${previous}`)
    const ended = await ask(`${list}?status=ENDED`)
    expect(ended.found).toBeGreaterThan(mostRead)
    await ask(`${list}?status=ENDED&after=${ended.next}`)
    await ask(`${list}?status=WAITING&property=${owner.property.id}`)
    await ask(`${list}?search=traor%C3%A9`)
    const nobody = await ask(`${list}?search=nobody`)
    await ask(`${list}?search=nobody&after=${nobody.next}`)
    await ask(`/property/${owner.property.id}`)
    await ask('/owner/profile')
  } finally {
    await client.end()
  }
  expect(Object.entries(measured).filter(([, rows]) => rows > mostRead)).toEqual([])
  expect(Object.values(measured).every((rows) => rows > 0)).toBe(true)
}, 600_000)
