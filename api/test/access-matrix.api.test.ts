import type { Route } from '@bailclair/domain/contract/route.ts'
import { allRoutes } from '@bailclair/domain/contracts.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  ana,
  api,
  ben,
  callers,
  documentOfMaya,
  maya,
  missing,
  newcomer,
  noor,
  ofProperty,
  ofTenant,
  ofVerifier,
  samples,
  unknownToken,
  walid,
} from '#test/access-samples.ts'

/**
 * Every route with a parameter, for every kind of caller and id: a foreign, invented or malformed id gets the same
 * response as a missing one and changes nothing. Routes without a parameter are in access.api.test.ts and
 * account-access.api.test.ts.
 */
const { applicationsOn, call, rowOf, sql } = api

const nameOf = ({ method, path }: Route) => `${method} ${path}`
const withParameter = allRoutes.filter(({ path }) => path.includes(':'))

async function ask(route: Route, id: string, bearer: string | undefined) {
  const { body } = samples[nameOf(route)] ?? {}
  const path = route.path
    .replace(/:\w+/, () => id)
    .replace(':category', 'INCOME')
    .replace(':kind', 'SAVED_AGAIN')
    .replace(':language', 'fr')
    .replace(/:(link|message|answer|slot|booking)Id/, missing)
  const reply = await call(route.method, path, { ...(bearer && { bearer }), ...(body && { body }) })
  const { date: _, 'x-request-id': requestId, ...headers } = reply.headers
  return { statusCode: reply.statusCode, headers, body: reply.body.replace(String(requestId), '…') }
}

const truth = async () => [
  await rowOf(ana.property.id),
  await applicationsOn(ana.property.id),
  await applicationsOn(ben.property.id),
  await sql('select * from tenant order by id'),
  await sql('select * from guarantor order by id'),
  await sql('select * from document order by id'),
  await sql('select * from viewing_link order by id'),
  await sql('select * from file_visit'),
  await sql('select * from message order by id'),
  await sql('select * from signal_opinion'),
  await sql('select * from conversation order by application_id'),
  await sql('select * from private_note order by application_id'),
  await sql('select * from visit_slot order by id'),
  await sql('select * from visit_booking order by id'),
]

it('has a sample for every route with a parameter', () => {
  expect(withParameter.map(nameOf).toSorted()).toEqual(Object.keys(samples).toSorted())
})

const ownerRoutes = withParameter.filter((route) => samples[nameOf(route)]?.kind === 'owner')

describe.each(ownerRoutes.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
  const { own, missing: unknown } = samples[name] ?? ofProperty
  const ids: Record<string, string> = {
    own,
    missing: unknown,
    malformed: 'x',
    'too long': `${own}0`,
    'cut short': own.slice(0, -1),
    'a path': '..%2f..%2fowner',
    'a NUL': '%00',
    'a line break': '%0d%0a',
    'of every object': 'constructor',
    'a share token': ana.property.token,
  }
  let before: unknown
  beforeAll(async () => {
    before = await truth()
  })

  it.each(['a tenant', 'a visitor'])('refuses %s, whatever the id', async (caller) => {
    for (const id of Object.values(ids)) {
      const reply = await ask(route, id, callers[caller])
      expect([reply.statusCode, reply.body]).toEqual([401, '{"errors":[{"code":"NotSignedIn"}],"requestId":"…"}'])
    }
    expect(await truth()).toEqual(before)
  })

  it('answers another owner like for a missing id', async () => {
    const nothing = await ask(route, unknown, ben.bearer)
    expect(nothing.statusCode).toBe(404)
    for (const [kind, id] of Object.entries(ids))
      expect([kind, await ask(route, id, ben.bearer)]).toEqual([kind, nothing])
    expect(await truth()).toEqual(before)
  })

  it('answers the owner the same for every id but their own', async () => {
    const nothing = await ask(route, unknown, ben.bearer)
    for (const [kind, id] of Object.entries(ids))
      if (kind !== 'own') expect([kind, await ask(route, id, ana.bearer)]).toEqual([kind, nothing])
    expect(await truth()).toEqual(before)
  })
})

const tenantRoutes = withParameter.filter((route) => samples[nameOf(route)]?.kind === 'tenant')

describe.each(tenantRoutes.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
  const { own } = samples[name] ?? ofTenant(missing)
  const ids = {
    own,
    missing,
    malformed: 'x',
    'too long': `${own}0`,
    'a NUL': '%00',
    'of another kind': ana.property.id,
  }
  let before: unknown
  beforeAll(async () => {
    before = await truth()
  })

  it.each(['the owner', 'a visitor'])('refuses %s, whatever the id', async (caller) => {
    for (const id of Object.values(ids)) {
      const reply = await ask(route, id, callers[caller])
      expect([reply.statusCode, reply.body]).toEqual([401, '{"errors":[{"code":"NotSignedIn"}],"requestId":"…"}'])
    }
    expect(await truth()).toEqual(before)
  })

  it.each([
    ['another tenant', noor.bearer],
    ['a tenant without a file', newcomer.bearer],
  ])('answers %s like for a missing id', async (_, bearer) => {
    const nothing = await ask(route, missing, noor.bearer)
    expect(nothing.statusCode).toBe(404)
    for (const [kind, id] of Object.entries(ids)) expect([kind, await ask(route, id, bearer)]).toEqual([kind, nothing])
    expect(await truth()).toEqual(before)
  })

  it('answers its tenant the same for every id but their own', async () => {
    const nothing = await ask(route, missing, noor.bearer)
    for (const [kind, id] of Object.entries(ids))
      if (kind !== 'own') expect([kind, await ask(route, id, maya.bearer)]).toEqual([kind, nothing])
    expect(await truth()).toEqual(before)
  })
})

const deskRoutes = withParameter.filter((route) => samples[nameOf(route)]?.kind === 'verifier')

describe.each(deskRoutes.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
  const { own } = samples[name] ?? ofVerifier(missing)
  const ids = { own, missing, malformed: 'x', 'too long': `${own}0`, 'a NUL': '%00', 'a file': documentOfMaya }

  it.each(['the owner', 'a tenant', 'a visitor'])('refuses %s, whatever the id', async (caller) => {
    const before = await truth()
    for (const id of Object.values(ids)) {
      const reply = await ask(route, id, callers[caller])
      expect([reply.statusCode, reply.body]).toEqual([401, '{"errors":[{"code":"NotSignedIn"}],"requestId":"…"}'])
    }
    expect(await truth()).toEqual(before)
  })

  it('shows a verifier nothing of a part that they have not leased, and changes nothing', async () => {
    const before = await truth()
    for (const [kind, id] of Object.entries(ids)) {
      const { statusCode } = await ask(route, id, await walid.token())
      expect([kind, statusCode < 300]).toEqual([
        kind,
        name.endsWith('release') && ['own', 'missing', 'a file'].includes(kind),
      ])
    }
    expect(await truth()).toEqual(before)
  })
})

describe('routes for anybody with a token', () => {
  const tokenRoutes = withParameter.filter((route) => samples[nameOf(route)]?.kind === 'token')
  it.each(tokenRoutes.map((route) => [nameOf(route), route] as const))(
    '%s: the caller makes no difference',
    async (_, route) => {
      const [first, ...others] = await Promise.all(
        Object.values(callers).map((bearer) => ask(route, unknownToken, bearer)),
      )
      for (const other of others) expect(other).toEqual(first)
      expect([404, 410]).toContain(first?.statusCode)
      for (const id of ['x', '%00', ana.property.id]) expect(await ask(route, id, undefined)).toEqual(first)
    },
  )
})

/** Last, because these calls delete: they work for the right caller. */
it.each([
  'GET /property/:id',
  'GET /property/tenant/:id/file',
  'GET /property/tenant/byToken/:token',
  'POST /property/tenant/:id/file/download',
  'POST /property/:id/link',
  'DELETE /property/tenant/:id',
  'DELETE /property/dpe/:id',
  'DELETE /property/:id',
])('%s works for the owner', async (name) => {
  const route = ownerRoutes.find((it) => nameOf(it) === name) as Route
  const { statusCode } = await ask(route, samples[name]?.own ?? '', ana.bearer)
  expect(statusCode).toBe(route.status ?? 200)
})

it.each([
  'POST /tenant/coTenants/:id/invite',
  'POST /tenant/accesses/:id',
  'DELETE /tenant/accesses/:id',
  'DELETE /tenant/stops/:id',
  'DELETE /tenant/documents/:id',
  'DELETE /tenant/guarantors/:id',
  'DELETE /tenant/coTenants/:id',
])('%s works for the tenant', async (name) => {
  const route = tenantRoutes.find((it) => nameOf(it) === name) as Route
  expect((await ask(route, samples[name]?.own ?? '', maya.bearer)).statusCode).toBe(200)
})
