import type { Route } from '@bailclair/domain/contract/route.ts'
import { allRoutes } from '@bailclair/domain/contracts.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { encryptRecipient } from '#platform/mail/unsubscribe-token.ts'
import { startVerifiers } from '#test/verifiers.ts'

/**
 * Every route with a parameter, for every kind of caller and id: a foreign, invented or malformed id gets the same
 * response as a missing one and changes nothing. Routes without a parameter are in access.api.test.ts and
 * account-access.api.test.ts.
 */
const api = await startVerifiers()
const { newVerifier, newTenantAt, newLandlord, newApplicant, newTenant, subscribe } = api
const { applicationsOn, call, rowOf, giveDocument, linkTo, sql } = api

const [ana, ben] = [await newLandlord(), await newLandlord()]
const tenant = await newApplicant()
await subscribe(ana.property.token, tenant.token)
const [application] = await applicationsOn(ana.property.id)

const maya = await newTenant()
await maya.ask('POST', '/tenant/file', { applicationType: 'COUPLE', coTenants: [{ email: 'invited@example.org' }] })
await maya.ask('POST', '/tenant/guarantors', { kind: 'PERSON', firstName: 'G', lastName: 'G', monthlyIncome: 1 })
await subscribe(ben.property.token, maya.bearer)
const [access] = await applicationsOn(ben.property.id)
const [stop] = await sql(
  `insert into access_stop (rental_file_id, property_id, issuer, subject, stopped_at)
   select $1, $2, issuer, subject, now() from tenant_profile where subject = $3 returning id`,
  [access.rental_file_id, ben.property.id, maya.user.id],
)
const mayas = await maya.file()
const documentOfMaya = await giveDocument({ tenantId: await maya.myId() }, 'IDENTITY')
const [noor, newcomer] = [await newTenant(), await newTenant()]
await noor.ask('POST', '/tenant/file', { applicationType: 'ALONE' })

const [vera, walid] = [newVerifier(), newVerifier()]
const leased = await vera.claim(await (await newTenantAt('TO_PROCESS')).myId())

const callers: Record<string, string | undefined> = {
  'the owner': ana.bearer,
  'another owner': ben.bearer,
  'a tenant': tenant.token,
  'a visitor': undefined,
}
const missing = '00000000-0000-4000-8000-000000000000'
const unknownToken = 'a'.repeat(43)

/** A valid and a missing id for the parameter, and a body that would change something. */
type Sample = { own: string; missing: string; body?: object; kind: 'owner' | 'tenant' | 'verifier' | 'token' | 'text' }
const ofProperty: Sample = { own: ana.property.id, missing, kind: 'owner' }
const ofTenant = (own: string | undefined, body?: object): Sample => ({
  own: `${own}`,
  missing,
  kind: 'tenant',
  ...(body && { body }),
})
const ofApplication = (body?: object): Sample => ({ ...ofTenant(application.id, body), kind: 'owner' })
const ofVerifier = (own: string, body?: object): Sample => ({ ...ofTenant(own, body), kind: 'verifier' })
const unsubscribeTokenOf = async (bearer: string) =>
  encryptRecipient(api.deps.config, (await api.deps.verifyAccessToken(bearer)).ownerId)
const ofToken = (own: string): Sample => ({ own, missing: unknownToken, kind: 'token' })

/** A route with a parameter that is missing here fails the test below. */
const samples: Record<string, Sample> = {
  'GET /property/:id': ofProperty,
  'GET /property/:id/applications.csv': ofProperty,
  'DELETE /property/:id': ofProperty,
  'DELETE /property/dpe/:id': ofProperty,
  'POST /property/:id/link': { ...ofProperty, body: { renew: true, paused: true } },
  'DELETE /property/tenant/:id': ofApplication(),
  'GET /property/public/:token': ofToken(ana.property.token),
  'POST /property/public/subscribe/:token': {
    ...ofToken(ana.property.token),
    body: { access: true, kcToken: tenant.token },
  },
  'GET /register/confirmAccount/:token': ofToken(unknownToken),
  'POST /register/confirmAccount/:token': ofToken(unknownToken),
  'DELETE /register/confirmAccount/:token': ofToken(unknownToken),
  'GET /register/signUp/:token': ofToken(unknownToken),
  'POST /register/createPassword/:token': { ...ofToken(unknownToken), body: { password: 'Soleil-du-matin-42' } },
  'POST /owner/confirmEmail/:token': ofToken(unknownToken),
  'POST /owner/undoEmail/:token': ofToken(unknownToken),
  'POST /notifications/unsubscribe/:token': ofToken(await unsubscribeTokenOf(ana.bearer)),
  'GET /property/listAddresses/:text': { own: 'rue', missing: 'rue', kind: 'text' },
  'GET /property/tenant/:id/file': ofApplication(),
  'GET /property/tenant/byToken/:token': { own: application.token, missing: unknownToken, kind: 'owner' },
  'POST /property/tenant/:id/file/download': ofApplication({}),
  'POST /property/tenant/:id/links': ofApplication({ recipient: 'Mon associée' }),
  'DELETE /property/tenant/:id/links/:linkId': ofApplication(),
  'GET /file/download/:ticket': ofToken(unknownToken),
  'GET /file/shared/:token': ofToken(unknownToken),
  'POST /file/shared/:token/download': { ...ofToken(unknownToken), body: {} },
  'GET /tenant/register/confirmAccount/:token': ofToken(unknownToken),
  'POST /tenant/register/confirmAccount/:token': ofToken(unknownToken),
  'DELETE /tenant/register/confirmAccount/:token': ofToken(unknownToken),
  'GET /tenant/register/signUp/:token': ofToken(unknownToken),
  'POST /tenant/register/createPassword/:token': { ...ofToken(unknownToken), body: { password: 'Soleil-du-matin-42' } },
  'POST /tenant/confirmEmail/:token': ofToken(unknownToken),
  'POST /tenant/undoEmail/:token': ofToken(unknownToken),
  'GET /tenant/invitation/:token': ofToken(await linkTo('invited@example.org', 'co-tenant-invitation')),
  // only for the account that it was mailed to: co-tenants.api.test.ts
  'POST /tenant/invitation/:token/accept': { own: unknownToken, missing: unknownToken, kind: 'text' },
  'POST /tenant/documents/:category': { own: 'IDENTITY', missing: 'COMPANY', kind: 'text' },
  'POST /tenant/coTenants/:id/invite': ofTenant(mayas.tenants[1]?.id),
  'DELETE /tenant/coTenants/:id': ofTenant(mayas.tenants[1]?.id),
  'POST /tenant/guarantors/:id/documents/:category': ofTenant(mayas.guarantors[0]?.id, {}),
  'DELETE /tenant/guarantors/:id': ofTenant(mayas.guarantors[0]?.id),
  'GET /tenant/documents/:id': ofTenant(documentOfMaya),
  'DELETE /tenant/documents/:id': ofTenant(documentOfMaya),
  'POST /tenant/accesses/:id': ofTenant(access.id, { paused: true }),
  'DELETE /tenant/accesses/:id': ofTenant(access.id),
  'DELETE /tenant/stops/:id': ofTenant(stop.id),
  'POST /desk/parts/:id/claim': ofVerifier(leased.id),
  'GET /desk/parts/:id': ofVerifier(leased.id),
  'POST /desk/parts/:id/renew': ofVerifier(leased.id),
  'POST /desk/parts/:id/release': ofVerifier(leased.id, { reason: 'OTHER' }),
  'POST /desk/parts/:id/decide': ofVerifier(leased.id, {
    version: leased.version,
    documents: leased.documents.map(({ id }) => ({ id, status: 'DECLINED', reason: 'OTHER' })),
  }),
  'GET /desk/documents/:id': ofVerifier(`${leased.documents[0]?.id}`),
}
const nameOf = ({ method, path }: Route) => `${method} ${path}`
const withParameter = allRoutes.filter(({ path }) => path.includes(':'))

async function ask(route: Route, id: string, bearer: string | undefined) {
  const { body } = samples[nameOf(route)] ?? {}
  const path = route.path
    .replace(/:\w+/, () => id)
    .replace(':category', 'INCOME')
    .replace(':linkId', missing)
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
