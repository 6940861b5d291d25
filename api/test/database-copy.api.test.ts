import { randomBytes } from 'node:crypto'
import { allRoutes } from '@bailclair/domain/contracts.ts'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import { beforeAll, expect, it } from 'vitest'
import { openLinkPath } from '#platform/mail/sealed-link.ts'
import { startApi } from './harness.ts'
import { startIdentityProcess } from './identity-process.ts'
import { complete } from './properties.ts'
import { withToken } from './tokens.ts'

const secret = 'a client secret for tests'
const identity = await startIdentityProcess(secret)
const api = await startApi({ IDENTITY_URL: identity.url, BAILCLAIR_API_CLIENT_SECRET: secret })

const password = 'Soleil-du-matin-42'
const newToken = () => randomBytes(32).toString('base64url')
let calls = 0
/** Each call comes from another network, so that no rate limit hides an answer. */
const call = async (method: string, path: string, body?: object, bearer?: string) => {
  calls++
  api.keepTime()
  const reply = await api.app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
    headers: { ...(bearer && { authorization: `Bearer ${bearer}` }) },
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, json: () => reply.json() }
}
const linkTo = async (email: string, kind: string) => {
  const [{ path }] = await api.sql(
    `select payload -> 'content' -> 'action' ->> 'path' as path from mail_outbox
      where payload ->> 'to' = $1 and kind = $2 order by created_at desc limit 1`,
    [email, kind],
  )
  return new URL(openLinkPath(api.deps.tokens, path), 'http://x').pathname.split('/').at(-1) as string
}
async function register(realm: 'owner' | 'tenant', email: string) {
  const path = realm === 'owner' ? '/register' : '/tenant/register'
  await call('POST', `${path}/account`, { email, password })
  await call('POST', `${path}/confirmAccount/${await linkTo(email, 'confirm-account')}`)
  const { WEB_URL: web, TENANT_URL: tenant } = api.deps.config
  const at = { identity: identity.url, web, tenant, desk: '' }
  return signIn(at, realm, { email, password })
}

/** Everything in both databases that could be a token: texts, parts of texts and JSON, bytes in both spellings. */
async function copyOfBoth(): Promise<Set<string>> {
  const values = new Set<string>()
  for (const { sql } of [api, identity]) {
    const columns = await sql(`select table_name as table, column_name as name, data_type as type
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migration'`)
    for (const { table, name, type } of columns)
      for (const { value } of await sql(
        `select distinct "${name}" as value from "${table}" where "${name}" is not null`,
      ))
        for (const text of type === 'bytea' ? spellings(value) : [...partsOf(value)]) values.add(text)
  }
  return values
}
const spellings = (bytes: Buffer) => [bytes.toString('hex'), bytes.toString('base64url')]
const partsOf = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).match(/[\w.~-]{16,}/g) ?? []

const tokenRoutes = allRoutes.filter(({ path }) => /:(token|ticket)\b/.test(path))
const bodyOf = (token: string) => ({ password, access: true, consent: true, kcToken: token, token })
const statusOf = async ({ method, path }: (typeof tokenRoutes)[number], token: string) => {
  const url = path
    .replace(/:(token|ticket)/, encodeURIComponent(token))
    .replace(/:\w+/, '00000000-0000-4000-8000-000000000000')
  return (await call(method, url, method === 'POST' ? bodyOf(token) : undefined)).status
}
let shareToken = ''
let fileToken = ''
let viewingToken = ''
let asOwner = ''
let invitation = ''

beforeAll(async () => {
  const [owner, tenant] = [await register('owner', 'owner@example.org'), await register('tenant', 'tenant@example.org')]
  asOwner = owner.access_token
  await call('GET', '/owner/profile', undefined, asOwner)
  shareToken = (await call('POST', '/property', { ...complete, validated: true }, asOwner)).json().token
  await call('POST', '/owner/names', { firstName: 'A', lastName: 'B', email: 'new@example.org' }, asOwner)
  await call('POST', '/register/forgotPassword', { email: 'owner@example.org' })
  await call('POST', '/register/account', { email: 'waiting@example.org', password })
  const asTenant = tenant.access_token
  await call('GET', '/tenant/profile', undefined, asTenant)
  const file = { applicationType: 'COUPLE', coTenants: [{ email: 'co@example.org' }] }
  await call('POST', '/tenant/file', file, asTenant)
  await call('POST', `/property/public/subscribe/${shareToken}`, { access: true, kcToken: asTenant })
  await api.sql(`update rental_file set status = 'VALIDATED'`)
  const [row] = await api.sql('select * from application')
  fileToken = withToken(api.deps, row).token
  const links = `/property/tenant/${row.id}/links`
  viewingToken = (await call('POST', links, { recipient: 'My sister' }, asOwner)).json().token
  invitation = await linkTo('co@example.org', 'co-tenant-invitation')
}, 60_000)

it('the tokens themselves open their routes, so the next test could fail', async () => {
  const paths = [`/file/shared/${viewingToken}`, `/property/public/${shareToken}`, `/tenant/invitation/${invitation}`]
  for (const path of paths) expect([path, (await call('GET', path)).status]).toEqual([path, 200])
  expect((await call('GET', `/property/tenant/byToken/${fileToken}`, undefined, asOwner)).status).toBe(200)
  const copy = await copyOfBoth()
  for (const token of [fileToken, viewingToken, shareToken, invitation]) expect(copy).not.toContain(token)
  expect(copy.size).toBeGreaterThan(50)
})

it('no value of a copy of both databases opens a route of the API', async () => {
  const copy = [...(await copyOfBoth())].filter((value) => value.length <= 500)
  for (const route of tokenRoutes) {
    const unknown = await statusOf(route, newToken())
    const opened: string[] = []
    for (const value of copy)
      if ((await statusOf(route, value)) < 400 && unknown >= 400) opened.push(`${route.path} ${value}`)
    expect(opened).toEqual([])
  }
  for (const path of ['/owner/profile', '/tenant/profile', '/desk/queue'])
    for (const value of copy) expect((await call('GET', path, undefined, value)).status).toBe(401)
}, 240_000)

it('no value of the copy is accepted by the identity server, and no key in it signs', async () => {
  const copy = [...(await copyOfBoth())].filter((value) => value.length <= 500)
  const clients = { owner: 'owner-front', tenant: 'tenant-front', staff: 'desk-front' }
  for (const [realm, client_id] of Object.entries(clients)) {
    const address = `${identity.url}/realms/${realm}/protocol/openid-connect/token`
    for (const value of copy) {
      const grants = [
        { grant_type: 'refresh_token', refresh_token: value },
        { grant_type: 'authorization_code', code: value, code_verifier: value, redirect_uri: 'http://localhost:3000/' },
      ]
      for (const grant of grants) {
        const { status } = await fetch(address, { method: 'POST', body: new URLSearchParams({ client_id, ...grant }) })
        expect([realm, grant.grant_type, status]).toEqual([realm, grant.grant_type, 400])
      }
    }
  }
  const keys = JSON.stringify(await identity.sql('select * from signing_key'))
  expect(keys).not.toMatch(/"(d|p|q|dp|dq|qi)"|PRIVATE KEY/)
}, 240_000)
