import { randomUUID } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { pseudonymOf } from '#platform/pseudonym.ts'
import { password } from './accounts.ts'
import type { PeerCredential } from './identity-realm.ts'
import { startVerifiers } from './verifiers.ts'

export const areas = ['owner', 'tenant', 'desk'] as const
export type Area = (typeof areas)[number]
type Method = 'GET' | 'PUT' | 'DELETE'
type Given = { factors?: PeerCredential[]; password?: string | undefined; isFederated?: boolean }

export const passkeyOf = (name: string): PeerCredential => ({
  id: randomUUID(),
  type: 'webauthn-passwordless',
  userLabel: name,
  createdDate: 1_000,
})
export const codeApp = (): PeerCredential => ({ id: randomUUID(), type: 'otp', userLabel: 'Téléphone' })
export const recoveryCodes = (): PeerCredential => ({
  id: 'recovery-authn-codes',
  type: 'recovery-authn-codes',
  credentialData: '{"totalCodes":10,"remainingCodes":9}',
})

/** The API with one person of each kind of account, whose ways to sign in a test chooses. */
export async function startSignedInPeople(environment: Record<string, string> = {}) {
  const api = await startVerifiers(environment)
  const { peer, call, addUser, claimsOf, addTenant, tenantToken, newVerifier, sql, deps } = api

  function tokensOf(area: Area) {
    if (area === 'owner') {
      const user = addUser()
      return { user, token: (claims: JWTPayload) => peer.owner.sign({ ...claimsOf(user, ''), ...claims }) }
    }
    if (area === 'tenant') {
      const user = addTenant()
      return { user, token: (claims: JWTPayload) => tenantToken(user, claims) }
    }
    const { user, token } = newVerifier()
    return { user, token }
  }

  async function newPerson(area: Area, given: Given = {}) {
    const { user, token } = tokensOf(area)
    const realm = peer[area === 'desk' ? 'staff' : area]
    // newVerifier opens one session, which is not used here
    realm.endSessions(user.id)
    user.password = 'password' in given ? given.password : password
    user.factors = given.factors ?? []
    if (given.isFederated) user.federations = [{ identityProvider: 'national-identity', userId: 'x' }]
    /** Another browser that is signed in. */
    const openSession = async (headers: Record<string, string> = {}, claims: JWTPayload = {}) => {
      const sid = randomUUID()
      const now = deps.clock().getTime()
      realm.sessions.set(sid, { userId: user.id, start: now, lastAccess: now })
      const bearer = await token({ sid, auth_time: Math.floor(now / 1_000), ...claims })
      const ask = (method: Method, path: string, body?: object) =>
        call(method, `/${area}${path}`, { bearer, headers, ...(body && { body }) })
      return { sid, ask }
    }
    const { sid, ask } = await openSession()
    return {
      user,
      email: `${user.email}`,
      sid,
      ask,
      openSession,
      isOpen: (id: string) => realm.sessions.has(id),
      /** What the account did, oldest first. */
      auditActions: () => auditOf(realm.name, user.id),
    }
  }

  async function auditOf(realm: string, subject: string): Promise<string[]> {
    const actor = pseudonymOf(deps.config, 'audit', { issuer: `${peer.url}/realms/${realm}`, subject })
    const rows = await sql('select action from audit_entry where actor = $1 or concerns = $1 order by id', [actor])
    return rows.map(({ action }) => action)
  }

  return { ...api, newPerson }
}
