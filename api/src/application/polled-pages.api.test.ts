import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { endedOwnerChangesJob } from '#retention/purges.job.ts'
import { startCompleteFiles } from '#test/complete-files.ts'
import { listColumns, withChanged } from '#test/every-column.ts'
import { openPolledPages } from '#test/polled-pages.ts'

// an answer that is kept would hide a change that nothing counts
const api = await startCompleteFiles({ ANSWER_MEMORY_BYTES: '0' })
const { sql, passSeconds, deps, call } = api
const pages = await openPolledPages(api)
const { poll, paths } = pages
const every = Object.keys(paths) as (keyof typeof paths)[]

const builtOf = async (route: string) => {
  const { values } = (await deps.metrics.getSingleMetric('api_polls_total')?.get()) ?? { values: [] }
  return values.find(({ labels }) => labels['route'] === route && labels['answer'] === 'built')?.value
}

const clients = [0, 1].map(() => new pg.Client({ connectionString: api.database.directUrl })) as [pg.Client, pg.Client]
for (const client of clients) await client.connect()
afterAll(() => Promise.all(clients.map((client) => client.end())))

describe('a polled page', () => {
  it.each(every)('%s: is not built for whoever has it', async (page) => {
    const { status, etag } = await poll(page)
    expect([status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{43}"$/)])
    const again = await poll(page, etag)
    expect([again.status, again.body, again.etag]).toEqual([304, '', etag])
  })

  it('counts what was built', async () => {
    const { etag } = await poll('property')
    const before = await builtOf('/property/:id')
    for (let times = 0; times < 3; times++) await poll('property', etag)
    expect(await builtOf('/property/:id')).toBe(before)
    await poll('property')
    expect(await builtOf('/property/:id')).toBe(Number(before) + 1)
  })

  it('is answered again after a change of any column that it shows', async () => {
    const shown = new Set<string>()
    const missed: string[] = []
    const pollAll = () => Promise.all(every.map(async (page) => ({ page, ...(await poll(page)) })))
    for (const column of await listColumns(sql)) {
      // whose calls these are: with another name they would be those of a new owner
      if (column.table === 'owner' && ['issuer', 'subject'].includes(column.name)) continue
      await withChanged(sql, column, pollAll, (before, after) => {
        for (const [index, { page, body, etag }] of after.entries()) {
          if (before[index]?.body === body) continue
          shown.add(column.table)
          if (before[index]?.etag === etag) missed.push(`${page}: ${column.table}.${column.name}`)
        }
      })
    }
    expect(missed).toEqual([])
    expect([...shown]).toEqual([
      'access_stop',
      'application',
      'document',
      'file_visit',
      'guarantor',
      'owner',
      'property',
      'rental_file',
      'tenant',
      'tenant_income',
      'viewing_link',
      'viewing_link_visit',
    ])
  })

  it.each(['file', 'accesses'] as const)('%s: is answered again when a viewing link ends', async (page) => {
    await sql('update viewing_link set expires_at = $1', [new Date(deps.clock().getTime() + 2_000)])
    const { etag, body } = await poll(page)
    expect(body).toContain('"OPEN"')
    passSeconds(3)
    const next = await poll(page, etag)
    expect([next.status, next.body.includes('EXPIRED')]).toEqual([200, true])
    await sql('update viewing_link set expires_at = $1', [new Date(deps.clock().getTime() + 86_400_000)])
  })

  it('of a file records a visit in each hour, although nothing else has changed', async () => {
    const visits = async () => (await sql('select from file_visit where application_id = $1', [pages.id])).length
    const before = await visits()
    const { etag } = await poll('file')
    passSeconds(3_600)
    await pages.signIn()
    expect((await poll('file', etag)).status).toBe(200)
    expect(await visits()).toBe(before + 1)
  })

  it('is another one for each address and each owner, whatever their numbers', async () => {
    const { etag } = await poll('property')
    expect((await poll('applications', etag)).status).toBe(200)
    const list = await poll('applications')
    const stranger = await api.newLandlord()
    await sql('delete from owner_change')
    const headers = { 'if-none-match': list.etag }
    expect((await call('GET', paths.applications, { bearer: stranger.bearer, headers })).statusCode).toBe(200)
    const foreign = { 'if-none-match': etag }
    const reply = await call('GET', paths.property, { bearer: stranger.bearer, headers: foreign })
    expect([reply.statusCode, reply.headers['etag']]).toEqual([404, undefined])
  })

  it('is refused after a sign-out, also to whoever has it', async () => {
    const { bearer } = await api.signIn(pages.owner.user)
    const headers = { 'if-none-match': (await poll('applications')).etag }
    expect((await call('GET', paths.applications, { bearer, headers })).statusCode).toBe(304)
    await call('POST', '/owner/logout', { bearer, body: {} })
    expect((await call('GET', paths.applications, { bearer, headers })).statusCode).toBe(401)
  })
})

describe('the changes of an owner', () => {
  const [first, second] = clients
  const begin = async (client: pg.Client, ...statements: string[]) => {
    await client.query(`begin; set local lock_timeout = '20s'`)
    for (const statement of statements) await client.query(statement)
  }
  const rename = (name: string) => `update tenant set first_name = '${name}' where id = '${pages.tenantId}'`
  const see = `update application set seen_at = now() where id = '${pages.id}'`

  it('are noticed in whatever order transactions begin and end', async () => {
    for (const [earlier, later] of [clients, clients.toReversed()] as [pg.Client, pg.Client][]) {
      await begin(earlier, rename(`By ${clients.indexOf(earlier)}`))
      // does not wait for the other one
      await begin(later, see)
      await later.query('commit')
      const between = await poll('property')
      await earlier.query('commit')
      const after = await poll('property', between.etag)
      expect([after.status, after.body.includes(`By ${clients.indexOf(earlier)}`)]).toEqual([200, true])
    }
  })

  it('take no more rows than there were transactions at once', async () => {
    for (let round = 0; round < 5; round++) {
      await begin(first, rename(`Round ${round}`))
      await begin(second, see)
      await first.query('commit')
      await second.query('commit')
    }
    const [{ count }] = await sql(
      'select max(n)::int as count from (select count(*) as n from owner_change group by owner_id) as shards',
    )
    expect(count).toBe(2)
  })

  it('include those of a file that is shared at the same moment', async () => {
    const landlord = await api.newLandlord()
    const ask = async (known = '') =>
      call('GET', `/property/${landlord.property.id}`, { bearer: landlord.bearer, headers: { 'if-none-match': known } })
    await begin(
      first,
      `insert into application (property_id, rental_file_id, file_status, token, created_at, consented_at,
          consent_version, consent_language, access_ends_on, purged_on)
        select '${landlord.property.id}', rental_file_id, file_status, 'another token', created_at, consented_at,
          consent_version, consent_language, '2027-01-01', '2027-02-01' from application where id = '${pages.id}'`,
    )
    // as settleFile, which whoever changes a file calls: it waits for the application
    const locked = begin(second, rename('Renamed'), `select from rental_file where id = '${pages.fileId}' for update`)
    await first.query('commit')
    await locked
    const between = await ask()
    expect(between.json().propertiesApartmentSharing).toHaveLength(1)
    await second.query(`update rental_file set last_update_at = now() where id = '${pages.fileId}'`)
    await second.query('commit')
    const after = await ask(String(between.headers['etag']))
    expect([after.statusCode, after.body.includes('Renamed')]).toEqual([200, true])
  })

  it('are forgotten with the owner, and by a job when one was made meanwhile', async () => {
    const { property } = await api.newLandlord()
    const [{ owner_id: id }] = await sql('select owner_id from property where id = $1', [property.id])
    const rows = async () => (await sql('select from owner_change where owner_id = $1', [id])).length
    expect(await rows()).toBe(1)
    await sql('delete from owner where id = $1', [id])
    expect(await rows()).toBe(0)
    await sql('insert into owner_change (owner_id) values ($1)', [id])
    await endedOwnerChangesJob.run(deps, new AbortController().signal)
    expect(await rows()).toBe(0)
  })
})
