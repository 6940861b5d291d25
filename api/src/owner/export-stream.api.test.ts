import { once } from 'node:events'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { ownerExport } from '@bailclair/domain/owner/owner-export.schema.ts'
import { insertFiles, insertProperties, seedId } from '@bailclair/one-machine/demo-data/seed-sql.ts'
import { describe, expect, it, vi } from 'vitest'
import { startTenants } from '#test/tenants.ts'

// megabytes go through three sockets here
vi.setConfig({ testTimeout: 120_000 })

const api = await startTenants({ DATABASE_POOL_SIZE: '2', DATABASE_EXPORT_POOL_SIZE: '2' })
const { newOwner, newTenantAt, sql, call } = api
const origin = await api.listen()

/** An owner whose export is larger than all buffers between here and the database. */
async function newLargeOwner(properties = 30, applications = 20_000) {
  const owner = await newOwner()
  const { email } = owner
  await sql(
    insertProperties(
      `select id, $1 || ' ' || n, n from owner, generate_series(1, $2::int) as n where email = $1::text`,
    ),
    [email, properties],
  )
  await sql(
    insertFiles(`select ${seedId(`'property ' || $1::text || ' ' || 1 + n % $3::int`)}, $1 || ' ' || n, n
      from generate_series(0, $2::int - 1) as n`),
    [email, applications, properties],
  )
  return owner
}
const large = await newLargeOwner()

/** Begins a download and reads no further than its first bytes. */
async function begin(path: string, bearer = large.bearer): Promise<IncomingMessage> {
  const request = httpGet(`${origin}/api${path}`, { headers: { authorization: `Bearer ${bearer}` }, agent: false })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  await once(answer, 'readable')
  return answer
}
async function readOn(answer: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
const get = (path: string, { bearer } = large) => call('GET', path, { bearer })
const exportConnections = async () =>
  (await sql(`select state from pg_stat_activity where application_name = 'bailclair-exports'
    and datname = current_database()`)) as { state: string }[]
const busyConnections = async () => (await exportConnections()).filter(({ state }) => state !== 'idle').length
const csvOf = async ({ bearer }: { bearer: string }) => {
  const { properties } = (await call('GET', '/owner/profile', { bearer })).json()
  return `/property/${properties[0].id}/applications.csv`
}

describe('an export', () => {
  it('is complete and by its contract, however large', async () => {
    const data = ownerExport.parse(JSON.parse(await readOn(await begin('/owner/export'))))
    expect(data.properties).toHaveLength(30)
    // one file in forty is archived
    expect(data.properties.map((one) => one.propertiesApartmentSharing.length).reduce((a, b) => a + b)).toBe(19_500)
    expect(data.properties.map((one) => one.propertyApartmentSharingCount)).toEqual(
      data.properties.map((one) => one.propertiesApartmentSharing.length),
    )
    const { bearer } = await newLargeOwner(150, 300)
    const page = await readOn(await begin('/owner/export.html', bearer))
    expect(page.match(/<h3>/g)).toHaveLength(150)
    expect(page.endsWith('</html>\n')).toBe(true)
  })

  it('runs once at a time per account, whatever its form; others have theirs', async () => {
    const csv = await csvOf(large)
    const other = await newLargeOwner(1, 1)
    const answer = await begin('/owner/export')
    for (const path of ['/owner/export', '/owner/export.html', csv]) {
      const refused = await get(path)
      expect([refused.statusCode, refused.json().errors, refused.headers['retry-after']]).toEqual([
        429,
        [{ code: 'ExportUnderWay' }],
        '5',
      ])
    }
    expect((await get('/owner/export', other)).statusCode).toBe(200)
    const tenant = await newTenantAt('INCOMPLETE')
    expect((await tenant.ask('GET', '/tenant/export')).statusCode).toBe(200)
    await readOn(answer)
    await expect.poll(async () => (await get(csv)).statusCode).toBe(200)
  })

  it.each(['/owner/export', '/owner/export.html'])('%s of a client that leaves ends', async (path) => {
    const answer = await begin(path)
    expect(await busyConnections()).toBe(1)
    answer.destroy()
    await expect.poll(busyConnections).toBe(0)
    const again = await begin(path)
    again.destroy()
    await expect.poll(busyConnections).toBe(0)
  })

  it('breaks off when the database fails in the middle, and works again afterwards', async () => {
    const answer = await begin('/owner/export')
    await sql(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'bailclair-exports' and datname = current_database()`)
    expect(await readOn(answer).catch((error) => error.code)).toBe('ECONNRESET')
    await expect.poll(async () => (await get('/owner/export')).statusCode, { timeout: 20_000 }).toBe(200)
  })

  it('answers 503 when the database fails before the first byte', async () => {
    const { db } = api.deps.exports
    api.deps.exports.db = new Proxy(db, {
      get: (target, key) =>
        key === 'startTransaction'
          ? () => {
              throw Object.assign(new Error('gone'), { code: '57P01' })
            }
          : Reflect.get(target, key),
    })
    expect((await get('/owner/export')).statusCode).toBe(503)
    api.deps.exports.db = db
    expect((await get('/owner/export')).statusCode).toBe(200)
  })

  it('takes no connection from other calls, however many owners read slowly', async () => {
    const owners = await Promise.all(Array.from({ length: 2 }, () => newLargeOwner()))
    const answers = await Promise.all(owners.map(({ bearer }) => begin('/owner/export', bearer)))
    const waiting = begin('/owner/export')
    const replies = await Promise.all(Array.from({ length: 10 }, () => get('/owner/profile')))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    for (const answer of answers) answer.destroy()
    ;(await waiting).destroy()
  })

  it.each(['/owner/export', '/owner/export.html'])('%s waits for nobody who reads slowly', async (path) => {
    const owners = await Promise.all(Array.from({ length: 2 }, () => newLargeOwner()))
    const slow = await Promise.all(owners.map(({ bearer }) => begin(path, bearer)))
    const third = await newLargeOwner(1, 1)
    // nobody reads on in the two: whoever waited for them would wait until the test fails
    expect((await get('/owner/export', third)).statusCode).toBe(200)
    await expect.poll(busyConnections, { timeout: 20_000 }).toBe(0)
    // one of them is still the only one of its account
    expect((await get(path, owners[0])).statusCode).toBe(429)
    const [whole] = await Promise.all(slow.map(readOn))
    expect(whole?.endsWith(path.endsWith('html') ? '</html>\n' : '}')).toBe(true)
    await expect.poll(async () => (await get(path, owners[0])).statusCode).toBe(200)
  })

  it('is limited to twenty an hour', async () => {
    const owner = await newLargeOwner(1, 1)
    const statuses = []
    for (let turn = 0; turn < 21; turn++) statuses.push((await get('/owner/export', owner)).statusCode)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })

  it('is an audit entry even if the client leaves', async () => {
    const owner = await newLargeOwner(1, 1)
    ;(await begin('/owner/export', owner.bearer)).destroy()
    const actions = (await get('/owner/audit', owner)).json().entries.map(({ action }: { action: string }) => action)
    expect(actions[0]).toBe('DATA_EXPORTED')
  })
})
