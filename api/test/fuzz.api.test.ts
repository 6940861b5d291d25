import { Agent, request } from 'node:http'
import { type ErrorCode, errorStatus } from '@bailclair/domain/contract/errors.ts'
import { givesBytes } from '@bailclair/domain/contract/route.ts'
import { allRoutes } from '@bailclair/domain/contracts.ts'
import fc, { type Arbitrary } from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { newStoreKey } from '#document/store-port.ts'
import { type ApiDescription, failure, type Operation } from '#platform/http/openapi.ts'
import { pseudonymOf } from '#platform/pseudonym.ts'
import { issuerOf } from '#platform/session.ts'
import { startAccounts } from './accounts.ts'
import { startDirectoryPeer } from './directory-peer.ts'
import { startRegistryPeer } from './registry-peer.ts'
import { picture } from './sample-files.ts'
import { brokenValuesOf, nastyText, plausibleId, plausibleNumber, valuesOf } from './schema-arbitrary.ts'

type Sent = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array | undefined
  route: (typeof allRoutes)[number]
}

/** Set COUNT=20000 for more requests. A failure prints its seed. */
const { COUNT = '500' } = process.env
const count = Number(COUNT)

const [directory, registry] = [await startDirectoryPeer(), await startRegistryPeer()]
registry.add(plausibleNumber)
for (const peer of [directory, registry]) afterAll(() => peer.stop())

// the one-machine mode has high rate limits; otherwise most responses would be 429
const api = await startAccounts({
  ADDRESS_API_URL: directory.url,
  DPE_API_URL: registry.url,
  BAILCLAIR_MODE: 'one-machine',
  LOG_LEVEL: 'error',
  ONE_MACHINE_BUDGET_FACTOR: '1000000',
})
const origin = await api.listen()
const agent = new Agent({ keepAlive: true })
afterAll(() => agent.destroy())

const { paths } = (await api.as()('GET', '/openapi.json')).json<ApiDescription>()
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => requestsFor(path, method.toUpperCase(), operation)),
)

function requestsFor(path: string, method: string, operation: Operation): Arbitrary<Sent> {
  const route = allRoutes.find((it) => it.method === method && it.path.replaceAll(/:(\w+)/g, '{$1}') === path)
  if (!route) throw new Error(`${method} ${path} is described but not in the contracts`)
  const text = fc.oneof(nastyText, fc.constantFrom('%', '%00', '%ZZ', '..', '%2e%2e%2f')).map((value) => encode(value))
  const parameters = fc.tuple(
    ...operation.parameters.map(({ schema }) =>
      fc.oneof(
        valuesOf(schema).map((value) => encode(String(value))),
        text,
      ),
    ),
  )
  const schema = operation.requestBody?.content['application/json']?.schema
  const body = !operation.requestBody
    ? fc.constant(undefined)
    : schema
      ? fc.oneof(
          valuesOf(schema).map((value) => JSON.stringify(value)),
          brokenValuesOf(schema).map((value) => JSON.stringify(value)),
          nastyText,
        )
      : fc.oneof(fc.uint8Array({ maxLength: 2_000 }), nastyText)
  const headers: Arbitrary<Record<string, string>> = fc.record(
    {
      authorization: fc.oneof(
        { weight: 4, arbitrary: fc.constant('Bearer alice') },
        fc.constantFrom('Bearer bob', 'Bearer x.y.z', 'Basic x', ''),
      ),
      'content-type': fc.oneof(
        { weight: 9, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml', ';') },
      ),
      'accept-language': fc.constantFrom('fr', 'en', 'xx;q=', ''),
    },
    // without a body a client may leave the content type out; with it, the body is empty JSON, which is invalid
    { requiredKeys: operation.requestBody ? ['authorization', 'content-type'] : ['authorization'] },
  )
  return fc.tuple(parameters, body, headers).map(([values, sent, given]) => {
    const query: string[] = []
    const headers = { ...given }
    let target = `/api${path}`
    operation.parameters.forEach((parameter, index) => {
      if (parameter.in === 'path') target = target.replace(`{${parameter.name}}`, () => values[index] ?? '')
      else if (parameter.in === 'header') headers[parameter.name] = values[index] ?? ''
      else query.push(`${parameter.name}=${values[index]}`)
    })
    return {
      method,
      route,
      path: query.length > 0 ? `${target}?${query.join('&')}` : target,
      headers,
      body: sent,
    }
  })
}

/** Percent signs stay, because a client may encode badly. A lone surrogate cannot be in a URL. */
const encode = (value: string) => encodeURIComponent(value.toWellFormed()).replaceAll('%25', '%')

const send = ({ method, path, headers, body }: Sent) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    const call = request(`${origin}/`, { method, path, headers, agent }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }))
    })
    call.on('error', reject)
    call.end(body)
  })

/** Recreates Alice with her property and a file that applies to it, because earlier requests may have deleted them. */
async function restoreAlice() {
  const { ownerId, session } = await api.deps.verifyAccessToken('alice')
  const { issuer, subject, email } = session
  await api.sql(
    "insert into owner (id, issuer, subject, email, language) values ($1, $2, $3, $4, 'en') on conflict do nothing",
    [ownerId, issuer, subject, email],
  )
  await api.sql(
    `insert into property (id, owner_id, share_token, created_at, updated_at)
     values ($1, $2, 'of-the-plausible-property', now(), now()) on conflict do nothing`,
    [plausibleId, ownerId],
  )
  await restoreFile({ issuer: issuerOf(api.deps.config, 'tenant'), subject, email })
}

async function restoreFile({ issuer, subject, email }: { issuer: string; subject: string; email: string }) {
  await api.sql('delete from account_tombstone')
  await api.sql('delete from session_denied')
  await api.sql(
    `insert into tenant_profile (issuer, subject, email, language, first_sign_in_on, last_sign_in_on)
     values ($1, $2, $3, 'en', now(), now())
     on conflict (issuer, subject) do update set sessions_not_before = null`,
    [issuer, subject, email],
  )
  if ((await api.sql('select from tenant where id = $1', [plausibleId])).length > 0) return
  await api.sql('delete from tenant where subject = $1', [subject])
  await api.sql('delete from rental_file')
  await api.sql(
    `insert into rental_file (id, source, application_type, status, total_income_cents, last_update_at, created_at)
     values ($1, 'BUNDLED', 'ALONE', 'INCOMPLETE', 0, now(), now())`,
    [plausibleId],
  )
  await api.sql(
    `insert into tenant (id, rental_file_id, tenant_type, position, email, issuer, subject, profile_id, status)
     select $1, $1, 'CREATE', 0, email, issuer, subject, id, 'INCOMPLETE' from tenant_profile where subject = $2`,
    [plausibleId, subject],
  )
  await api.sql("insert into guarantor (id, tenant_id, kind, name) values ($1, $1, 'BODY', 'G')", [plausibleId])
  await api.sql(
    `insert into application (id, property_id, rental_file_id, file_status, token, created_at, consented_at,
       consent_version, consent_language, access_ends_on, purged_on)
     values ($1::uuid, $1, $1, 'INCOMPLETE', 'of-the-plausible-application', now(), now(), 1, 'fr', '2027-01-01', '2027-04-01')`,
    [plausibleId],
  )
}

const storeKey = newStoreKey()
const { sealed, wrappedKey, keyId } = api.deps.documents.keyring.seal(
  await picture(60, 40).jpeg().toBuffer(),
  plausibleId,
)
await api.deps.documents.store.put(storeKey, sealed)

/** Alice, as a verifier, leases the tenant's part, with a pending document. */
async function leasePart() {
  const verifier = pseudonymOf(api.deps.config, 'audit', await api.deps.verifyStaffToken('alice'))
  await api.sql(
    `update tenant set status = 'TO_PROCESS', submitted_at = now(), version = 0, verifier = $2, lease_ends_at = '2027-01-01'
     where id = $1`,
    [plausibleId, verifier],
  )
  // the bytes stay in the store
  await api.sql('delete from document_erasure')
  await api.sql(
    `insert into document (id, tenant_id, category, file_name, media_type, size, pages, created_at, store_key, wrapped_key, key_id)
     values ($1, $1, 'IDENTITY', 'x', 'image/jpeg', 1, 1, now(), $2, $3, $4) on conflict do nothing`,
    [plausibleId, storeKey, wrappedKey, keyId],
  )
}

describe('the API as described', () => {
  it(`survives ${count} requests, and responds as documented`, { timeout: 60_000 + count * 20 }, async () => {
    const seen = new Map<number, number>()
    const property = fc.asyncProperty(fc.oneof(...operations), async (sent) => {
      await restoreAlice()
      if (sent.route.access === 'verifier') await leasePart()
      const { status, headers, text } = await send(sent)
      seen.set(status, (seen.get(status) ?? 0) + 1)
      expect(status).toBeLessThan(500)
      expect(headers['x-content-type-options']).toBe('nosniff')
      if (status >= 300) {
        const { errors, requestId } = failure.parse(JSON.parse(text))
        expect(errorStatus[errors[0]?.code as ErrorCode]).toBe(status)
        expect(headers['x-request-id']).toBe(requestId)
      } else if (givesBytes(sent.route.response)) {
        expect(sent.route.response.bytesOf).toContain(headers['content-type'])
        expect(headers['content-security-policy']).toContain('sandbox')
      } else if (sent.route.response) {
        const answer: unknown = JSON.parse(text)
        // parsing drops undocumented fields: nothing may be missing afterwards
        expect(sent.route.response.parse(answer)).toEqual(answer)
      } else {
        expect(text).toBe('')
      }
    })
    await fc.assert(property, { numRuns: count })
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 415]))
    expect(api.logs).toEqual([])
  })
})
