import { createHmac, randomUUID } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { pseudonymOf } from '#platform/pseudonym.ts'
import type { PeerUser } from './identity-realm.ts'
import { complete, startProperties } from './properties.ts'
import { withToken } from './tokens.ts'

const webhookSecret = 'a webhook secret for tests, 32 or more'

type Given = Record<string, unknown>

/** A tenant in a webhook delivery; the incomes are figures that occur nowhere else. */
export const tenant = (given: Given = {}) => ({
  id: randomUUID(),
  tenantType: 'CREATE',
  firstName: 'Ana',
  lastName: 'Durand',
  email: 'ana@example.org',
  status: 'VALIDATED',
  monthlyIncome: 2_468.13,
  guarantors: [{ monthlyIncome: 3_579.24 }],
  ...given,
})

/** The API with owners, tenants with files, and the webhook that delivers the files. */
export async function startApplications(environment: Record<string, string> = {}) {
  const properties = await startProperties(environment)
  const { app, peer, call, now, newOwner, sql, deps } = properties
  let people = 0

  const signatureOf = (timestamp: number | string, body: string, secret = webhookSecret) =>
    createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

  /** A signed delivery; headers can override the signature. */
  const post = (body: string, headers: Record<string, string> = {}, path = '/webhook/files') => {
    const timestamp = String(now())
    return app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: {
        'content-type': 'application/json',
        'x-bailclair-timestamp': timestamp,
        'x-bailclair-signature': signatureOf(headers['x-bailclair-timestamp'] ?? timestamp, body),
        ...headers,
      },
      payload: body,
    })
  }
  let deliveries = 0
  /** Each delivery is a little later than the one before. */
  const deliver = (given: Given) => {
    const updatedAt = new Date(deps.clock().getTime() - 60_000 + ++deliveries).toISOString()
    return post(JSON.stringify({ event: 'FILE_UPDATED', updatedAt, applicationType: 'ALONE', ...given }))
  }

  /** The other tenant system asks what a file link gives access to. */
  const askAccess = (token: unknown) => post(JSON.stringify({ token }), {}, '/webhook/access')

  /** The claims of an access token for the tenant realm's own application. */
  const tenantClaims = (user: PeerUser, given: JWTPayload = {}): JWTPayload => ({
    iss: `${peer.url}/realms/tenant`,
    sub: user.id,
    sid: randomUUID(),
    aud: ['tenant-api', 'account'],
    azp: 'tenant-front',
    typ: 'Bearer',
    email: user.email,
    email_verified: user.emailVerified,
    iat: now(),
    exp: now() + 300,
    auth_time: now(),
    ...given,
  })
  const addTenant = (email = `tenant-${++people}@example.org`) =>
    peer.tenant.add({ username: email, email, enabled: true, emailVerified: true })
  const tenantToken = (user: PeerUser, given: JWTPayload = {}) => peer.tenant.sign(tenantClaims(user, given))

  /** A tenant with an account and a delivered file. */
  async function newApplicant(given: Given = {}, file: Given = {}) {
    const user = addTenant()
    const id = randomUUID()
    const member = tenant({ email: user.email, subject: user.id, ...given })
    const change = (changes: Given = {}, other: Given = {}) =>
      deliver({ id, tenants: [{ ...member, ...changes }], ...file, ...other })
    await change()
    return {
      user,
      fileId: id,
      email: `${user.email}`,
      token: await tenantToken(user),
      change,
      withdraw: () => deliver({ id, event: 'FILE_DELETED' }),
    }
  }

  const subscribe = (token: string, kcToken: unknown, given: Given = {}, headers: Record<string, string> = {}) =>
    call('POST', `/property/public/subscribe/${token}`, { body: { access: true, kcToken, ...given }, headers })

  /** An owner with a name and a validated property. */
  async function newLandlord(language?: string) {
    const owner = await newOwner(language)
    await call('POST', '/owner/names', {
      bearer: owner.bearer,
      body: { firstName: 'Nora', lastName: 'Petit', email: owner.email },
      headers: { 'accept-language': language ?? 'fr' },
    })
    const property = await owner.create({ ...complete, validated: true })
    const changeLink = (body: object, id = property.id) =>
      call('POST', `/property/${id}/link`, { bearer: owner.bearer, body })
    return { ...owner, property, changeLink }
  }

  return {
    ...properties,
    post,
    signatureOf,
    deliver,
    askAccess,
    addTenant,
    tenantClaims,
    tenantToken,
    newApplicant,
    subscribe,
    newLandlord,
    /** Kinds of the waiting mails to an address, oldest first. */
    kindsTo: async (email: string) => (await properties.mailsTo(email)).map(({ kind }) => kind),
    applicationsOn: async (propertyId: string) =>
      (await sql('select * from application where property_id = $1', [propertyId])).map((row) => withToken(deps, row)),
    /** Audit actions by or about a tenant. */
    tenantAuditActions: async (subject: string): Promise<string[]> => {
      const actor = pseudonymOf(deps.config, 'audit', { issuer: `${peer.url}/realms/tenant`, subject })
      return (await sql('select action from audit_entry where actor = $1 or concerns = $1 order by id', [actor])).map(
        ({ action }) => action,
      )
    },
  }
}
