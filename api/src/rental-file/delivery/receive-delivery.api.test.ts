import { describe, expect, it } from 'vitest'
import { startApplications, tenant } from '#test/applications.ts'
import { runJob } from '#test/jobs.ts'
import { deliveriesJob } from './delivery.job.ts'

const api = await startApplications({ DATABASE_POOL_SIZE: '10' })
const { post, deliver, signatureOf, now, sql, deps, addTenant, tenantToken, subscribe, newLandlord, passSeconds } = api

const at = (seconds: number) => new Date(deps.clock().getTime() + seconds * 1_000).toISOString()
const fileOf = async (externalId: string) => {
  const rows = await sql(
    `select f.status, f.application_type, f.total_income_cents::int as income, f.last_update_at,
       f.total_guarantor_income_cents::int as guarantors, f.source,
       (select json_agg(json_build_object('name', first_name || ' ' || last_name, 'type', tenant_type, 'email', email,
          'status', status, 'subject', subject) order by position) from tenant where rental_file_id = f.id) as tenants
     from external_file join rental_file f on f.id = rental_file_id where external_id = $1`,
    [externalId],
  )
  return rows[0]
}
const couple = (first: object = {}, second: object = {}) => ({
  applicationType: 'COUPLE',
  tenants: [
    tenant({ id: 'a', ...first }),
    tenant({ id: 'b', tenantType: 'JOIN', firstName: 'Bo', email: 'bo@example.org', ...second }),
  ],
})

describe('a delivery', () => {
  it('creates the file with status, totals and the initiator first', async () => {
    const [initiator, joiner] = couple({}, { status: 'TO_PROCESS', monthlyIncome: null, guarantors: [] }).tenants
    await deliver({ id: 'made', updatedAt: at(-5), applicationType: 'COUPLE', tenants: [joiner, initiator] })
    expect(await fileOf('made')).toEqual({
      source: 'EXTERNAL',
      status: 'TO_PROCESS',
      application_type: 'COUPLE',
      income: 246_813,
      guarantors: 357_924,
      last_update_at: new Date(at(-5)),
      tenants: [
        { name: 'Ana Durand', type: 'CREATE', email: 'ana@example.org', status: 'VALIDATED', subject: null },
        { name: 'Bo Durand', type: 'JOIN', email: 'bo@example.org', status: 'TO_PROCESS', subject: null },
      ],
    })
  })

  it('replaces the file as a whole: type, people, incomes, guarantors', async () => {
    await deliver({ id: 'changed', ...couple() })
    await deliver({
      id: 'changed',
      applicationType: 'ALONE',
      tenants: [tenant({ id: 'b', firstName: 'Bo', monthlyIncome: 10, guarantors: [] })],
    })
    expect(await fileOf('changed')).toMatchObject({
      application_type: 'ALONE',
      income: 1_000,
      guarantors: null,
      tenants: [{ name: 'Bo Durand', type: 'CREATE' }],
    })
    const [{ count }] = await sql(
      `select count(*)::int from guarantor join tenant t on t.id = tenant_id join external_file e
       on e.rental_file_id = t.rental_file_id where e.external_id = 'changed'`,
    )
    expect(count).toBe(0)
  })

  it.each([
    [['VALIDATED', 'VALIDATED'], 'VALIDATED'],
    [['VALIDATED', 'TO_PROCESS'], 'TO_PROCESS'],
    [['VALIDATED', 'DECLINED'], 'DECLINED'],
    [['INCOMPLETE', 'TO_PROCESS'], 'INCOMPLETE'],
    [['ARCHIVED', 'VALIDATED'], 'INCOMPLETE'],
    [['ARCHIVED', 'ARCHIVED'], 'ARCHIVED'],
  ])('of tenants who are %j makes a file that is %s', async ([first, second], status) => {
    await deliver({ id: `status-${first}-${second}`, ...couple({ status: first }, { status: second }) })
    expect(await fileOf(`status-${first}-${second}`)).toMatchObject({ status })
  })

  it('of an older state changes nothing and gets the same answer', async () => {
    await deliver({ id: 'order', updatedAt: at(-10), tenants: [tenant({ firstName: 'Newer' })] })
    const reply = await deliver({ id: 'order', updatedAt: at(-11), tenants: [tenant({ firstName: 'Older' })] })
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect(await fileOf('order')).toMatchObject({
      tenants: [{ name: 'Newer Durand' }],
      last_update_at: new Date(at(-10)),
    })
    await deliver({ id: 'order', updatedAt: at(-10), tenants: [tenant({ firstName: 'Equal' })] })
    expect(await fileOf('order')).toMatchObject({ tenants: [{ name: 'Equal Durand' }] })
  })

  it('that is repeated has no effect, whatever came since', async () => {
    const bodyOf = (firstName: string) =>
      JSON.stringify({
        event: 'FILE_UPDATED',
        id: 'replayed',
        updatedAt: at(-10),
        applicationType: 'ALONE',
        tenants: [tenant({ firstName })],
      })
    const [first, second] = [bodyOf('First'), bodyOf('Second')]
    const headers = { 'x-bailclair-timestamp': String(now()), 'x-bailclair-signature': signatureOf(now(), first) }
    expect((await post(first, headers)).statusCode).toBe(204)
    await post(second)
    passSeconds(300)
    const capitals = { ...headers, 'x-bailclair-signature': headers['x-bailclair-signature'].toUpperCase() }
    for (const again of [headers, capitals]) expect((await post(first, again)).statusCode).toBe(204)
    expect(await fileOf('replayed')).toMatchObject({ tenants: [{ name: 'Second Durand' }] })
    passSeconds(1)
    expect((await post(first, headers)).statusCode).toBe(401)
  })

  it('is remembered only while its signature is valid', async () => {
    await sql('truncate webhook_delivery')
    await deliver({ id: 'remembered', tenants: [tenant()] })
    const remembered = () => sql('select signature from webhook_delivery')
    passSeconds(300)
    await runJob(deps, deliveriesJob)
    expect(await remembered()).toHaveLength(1)
    passSeconds(2)
    await runJob(deps, deliveriesJob)
    expect(await remembered()).toEqual([])
  })

  it('20 times at once, and 20 states at once, end with the latest', async () => {
    const stateOf = (number: number) =>
      JSON.stringify({
        event: 'FILE_UPDATED',
        id: 'stormy',
        updatedAt: at(number - 60),
        applicationType: 'ALONE',
        tenants: [tenant({ monthlyIncome: number })],
      })
    const states = Array.from({ length: 20 }, (_, number) => stateOf(number))
    const replies = await Promise.all([...states, ...Array(20).fill(stateOf(7))].map((body) => post(body)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    expect(await fileOf('stormy')).toMatchObject({ income: 1_900, last_update_at: new Date(at(-41)) })
    const [{ count }] = await sql(`select count(*)::int from tenant t join external_file e
      on e.rental_file_id = t.rental_file_id where e.external_id = 'stormy'`)
    expect(count).toBe(1)
  })

  it('that fails is not remembered: the sender may retry', async () => {
    const body = JSON.stringify({
      event: 'FILE_UPDATED',
      id: 'failed',
      updatedAt: at(-1),
      applicationType: 'ALONE',
      tenants: [tenant()],
    })
    const headers = { 'x-bailclair-timestamp': String(now()), 'x-bailclair-signature': signatureOf(now(), body) }
    await sql('alter table guarantor rename to guarantor_away')
    expect((await post(body, headers)).statusCode).toBe(500)
    await sql('alter table guarantor_away rename to guarantor')
    expect(await fileOf('failed')).toBeUndefined()
    expect((await post(body, headers)).statusCode).toBe(204)
    expect(await fileOf('failed')).toBeDefined()
  })
})

describe('a deletion', () => {
  it('removes everything about the file; an older delivery does not restore it', async () => {
    await deliver({ id: 'deleted', updatedAt: at(-10), tenants: [tenant({ email: 'erased@example.org' })] })
    await deliver({ id: 'deleted', event: 'FILE_DELETED', updatedAt: at(-5) })
    expect(await fileOf('deleted')).toBeUndefined()
    expect(await sql(`select 1 from tenant where email = 'erased@example.org'`)).toEqual([])
    await deliver({ id: 'deleted', updatedAt: at(-6), tenants: [tenant()] })
    expect(await fileOf('deleted')).toBeUndefined()
    await deliver({ id: 'deleted', updatedAt: at(-4), tenants: [tenant()] })
    expect(await fileOf('deleted')).toBeDefined()
  })

  it('of an unknown file succeeds and blocks older deliveries', async () => {
    expect((await deliver({ id: 'never', event: 'FILE_DELETED', updatedAt: at(-5) })).statusCode).toBe(204)
    await deliver({ id: 'never', updatedAt: at(-6), tenants: [tenant()] })
    expect(await fileOf('never')).toBeUndefined()
  })

  it('is remembered for 30 days', async () => {
    await deliver({ id: 'forgotten', event: 'FILE_DELETED', updatedAt: at(0) })
    const known = () => sql(`select 1 from external_file where external_id = 'forgotten'`)
    passSeconds(30 * 24 * 3_600)
    await runJob(deps, deliveriesJob)
    expect(await known()).toHaveLength(1)
    passSeconds(1)
    await runJob(deps, deliveriesJob)
    expect(await known()).toEqual([])
  })
})

describe('who a tenant is (decision 81)', () => {
  const applyAs = async (user: ReturnType<typeof addTenant>, claims: { email?: string } = {}) => {
    const { property } = await newLandlord()
    return (await subscribe(property.token, await tenantToken(user, claims))).statusCode
  }

  it('is nobody by an e-mail, however well proved', async () => {
    const ana = addTenant()
    await deliver({ id: 'by-email', tenants: [tenant({ id: 'a', email: `${ana.email}` })] })
    expect(await applyAs(ana)).toBe(422)
    expect(await fileOf('by-email')).toMatchObject({ tenants: [{ subject: null }] })
  })

  it('is whom the latest delivery names, and nobody when it names nobody', async () => {
    const [ana, bo] = [addTenant(), addTenant()]
    const email = ana.email
    const say = (subject?: string) => deliver({ id: 'kept', tenants: [tenant({ id: 'a', email, subject })] })
    await say(ana.id)
    expect(await applyAs(ana, { email: 'moved@example.org' })).toBe(200)
    await say(bo.id)
    expect([await applyAs(ana), await applyAs(bo)]).toEqual([422, 200])
    await say()
    expect([await applyAs(ana), await applyAs(bo)]).toEqual([422, 422])
  })

  it('is the account the authority names, whatever the e-mail', async () => {
    const [ana, bo] = [addTenant(), addTenant()]
    const email = bo.email
    await deliver({ id: 'by-subject', tenants: [tenant({ email, subject: ana.id })] })
    expect(await applyAs(bo)).toBe(422)
    expect(await applyAs(ana)).toBe(200)
  })

  it('of several files it is the one changed last', async () => {
    const ana = addTenant()
    const owner = await newLandlord()
    const say = (id: string, seconds: number, status: string) =>
      deliver({ id, updatedAt: at(seconds), tenants: [tenant({ subject: ana.id, status })] })
    await say('several-1', -1, 'DECLINED')
    await say('several-2', -2, 'VALIDATED')
    const apply = async () => (await subscribe(owner.property.token, await tenantToken(ana))).json().status
    expect(await apply()).toBe('DECLINED')
    await say('several-1', -1, 'ARCHIVED')
    expect(await apply()).toBe('VALIDATED')
  })
})
