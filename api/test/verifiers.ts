import { randomUUID } from 'node:crypto'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import type { JWTPayload } from 'jose'
import { pseudonymOf } from '#platform/pseudonym.ts'
import { startTenants } from './tenants.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Staff = { email?: string; roles?: string[] }
type Declined = { category: string; reason?: string; comment?: string }
type Decisions = { declined?: Declined[]; corrections?: object[] }

/** The API with tenants who submit their parts, and verifiers at the desk. */
export async function startVerifiers(environment: Record<string, string> = {}) {
  const tenants = await startTenants(environment)
  const { peer, call, now, deps, sql } = tenants
  let people = 0

  /** A signed-in verifier, with a fresh token for each call. */
  function newVerifier({ email = `verifier-${++people}@example.org`, roles = ['verifier'] }: Staff = {}) {
    const user = peer.staff.add({ username: email, email, enabled: true, emailVerified: true, roles })
    const sid = randomUUID()
    peer.staff.sessions.set(sid, { userId: user.id })
    const startedAt = now()
    const token = (given: JWTPayload = {}) =>
      peer.staff.sign({
        iss: `${peer.url}/realms/staff`,
        sub: user.id,
        sid,
        aud: ['staff-api', 'account'],
        azp: 'desk-front',
        typ: 'Bearer',
        email,
        email_verified: true,
        given_name: 'Vera',
        family_name: 'Petit',
        realm_access: { roles: ['offline_access', ...roles] },
        iat: now(),
        exp: now() + 300,
        auth_time: startedAt,
        acr: '2',
        ...given,
      })
    const ask = async (method: Method, path: string, body?: object) =>
      call(method, `/desk${path}`, { bearer: await token(), ...(body && { body }) })
    const decide = (part: DeskPart, { declined = [], ...more }: Decisions = {}) =>
      ask('POST', `/parts/${part.id}/decide`, {
        version: part.version,
        documents: decisionsOn(part, declined),
        ...more,
      })
    const actor = pseudonymOf(deps.config, 'audit', { issuer: `${peer.url}/realms/staff`, subject: user.id })
    return {
      user,
      actor,
      email,
      sid,
      token,
      ask,
      decide,
      claimNext: async (): Promise<DeskPart | undefined> => (await ask('POST', '/claim')).json().part,
      claim: async (id: TenantId): Promise<DeskPart> => (await ask('POST', `/parts/${id}/claim`)).json(),
      queue: async () => (await ask('GET', '/queue')).json(),
      /** Their audit actions, oldest first. */
      auditActions: async (): Promise<string[]> =>
        (await sql('select action from audit_entry where actor = $1 order by id', [actor])).map(({ action }) => action),
    }
  }

  /** A single tenant whose part waits, and the verifier who leased it. */
  async function newLeasedPart() {
    const tenant = await tenants.newTenantAt('TO_PROCESS')
    const id = await tenant.myId()
    const vera = newVerifier()
    return { tenant, id, vera, part: await vera.claim(id) }
  }

  async function verify(id: TenantId, declined: Declined[] = []) {
    const vera = newVerifier()
    const reply = await vera.decide(await vera.claim(id), { declined })
    if (reply.statusCode !== 200) throw new Error(reply.body)
    return reply.json()
  }

  return { ...tenants, newVerifier, newLeasedPart, verify }
}

/** Accepts every document except those of the declined categories. */
const decisionsOn = ({ documents, guarantors }: DeskPart, declined: readonly Declined[]) =>
  [...documents, ...guarantors.flatMap((guarantor) => guarantor.documents)].map(({ id, category }) => {
    const found = declined.find((each) => each.category === category)
    if (!found) return { id, status: 'ACCEPTED' }
    return { id, status: 'DECLINED', reason: found.reason ?? 'UNREADABLE', comment: found.comment }
  })
