import { watchStatements } from '@bailclair/one-machine/postgres/plans/collect-statements.ts'
import { measureRowsRead } from '@bailclair/one-machine/postgres/plans/rows-read.ts'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { objectPseudonym, pseudonymOf } from '#platform/pseudonym.ts'
import { seedManyRows } from '#test/many-rows.ts'
import { startVerifiers } from '#test/verifiers.ts'

const { newLandlord, newTenantAt, newVerifier, enter, call, sql, deps, peer, database } = await startVerifiers({
  ANSWER_MEMORY_BYTES: '0',
})

/** By all statements of a request together. */
const mostRead = 1_000
const seeded = 100_000
/** They read an entry of an index for each part that waits: the backlog of the team, whatever the size of the service. */
const countOfBacklog = 'from "tenant" where (tenant.status = \'TO_PROCESS\''

const landlord = await newLandlord()
const tenant = await newTenantAt('VALIDATED')
const accountOf = (realm: string, subject: string) =>
  pseudonymOf(deps.config, 'audit', { issuer: `${peer.url}/realms/${realm}`, subject })
const [property] = await sql('select owner_id from property where id = $1', [landlord.property.id])
const [file] = await sql('select rental_file_id from tenant where id = $1', [await tenant.myId()])
const client = new pg.Client(database.directUrl)
await client.connect()
// as with tables that are all large: of four rows, PostgreSQL reads all sooner than it looks into an index
await client.query('set enable_seqscan = off')
afterAll(() => client.end())
await seedManyRows(client, {
  rows: seeded,
  owner: {
    ownerId: property?.['owner_id'],
    propertyId: landlord.property.id,
    account: accountOf('owner', landlord.user.id),
    object: objectPseudonym(deps.config, { kind: 'PROPERTY', id: landlord.property.id }),
  },
  tenant: { fileId: file?.['rental_file_id'], account: accountOf('tenant', tenant.user.id) },
})

const { bearer } = await enter(landlord.user)
const verifier = await newVerifier().token()

/** The answer, once the statements that made it have read few rows. */
async function ask(path: string, as = bearer) {
  const sent: { text: string; values: unknown[] }[] = []
  const stop = watchStatements((text, values) => sent.push({ text, values }))
  const reply = await call('GET', path, { bearer: as })
  stop()
  expect(reply.statusCode, path).toBe(200)
  expect(sent.length, path).toBeGreaterThan(1)
  let rows = 0
  for (const { text, values } of sent)
    if (!text.includes(countOfBacklog)) rows += await measureRowsRead(client, text, values)
  expect(rows, path).toBeGreaterThan(0)
  expect(rows, path).toBeLessThanOrEqual(mostRead)
  return reply.json()
}

describe('with 100,000 applications, at most 1,000 rows are read', () => {
  it('for the lists of their owner', async () => {
    const list = '/owner/applications'
    const { next, found } = await ask(list)
    expect(found).toBeGreaterThan(seeded * 0.9)
    const { previous } = await ask(`${list}?after=${next}`)
    await ask(`${list}?before=${previous}`)
    const ended = await ask(`${list}?status=ENDED`)
    expect(ended.found).toBeGreaterThan(mostRead)
    await ask(`${list}?status=ENDED&after=${ended.next}`)
    await ask(`${list}?status=WAITING&property=${landlord.property.id}`)
    await ask(`${list}?search=traor%C3%A9`)
    const nobody = await ask(`${list}?search=nobody`)
    await ask(`${list}?search=nobody&after=${nobody.next}`)
    await ask(`/property/${landlord.property.id}`)
    await ask('/owner/profile')
  })

  it('for the lists of a tenant', async () => {
    const { accesses } = await ask('/tenant/accesses', tenant.bearer)
    expect(accesses).toHaveLength(50)
    await ask('/tenant/profile', tenant.bearer)
  })

  it('for the log of an account', async () => {
    for (const [path, reader] of [
      ['/owner/audit', bearer],
      ['/tenant/audit', tenant.bearer],
    ]) {
      const { entries, next } = await ask(`${path}`, reader)
      expect(entries).toHaveLength(100)
      expect((await ask(`${path}?before=${next}`, reader)).entries).toHaveLength(100)
    }
  })

  it('for the queue of the desk', async () => {
    const { parts, waiting } = await ask('/desk/queue', verifier)
    expect(parts).toHaveLength(200)
    expect(waiting).toBeGreaterThan(mostRead)
  })
})
