import { domainToUnicode } from 'node:url'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { canonicalEmail } from '@bailclair/domain/identity/email.rules.ts'
import { identityEventTypes } from '@bailclair/domain/identity/security-event.rules.ts'
import { daysBefore } from '@bailclair/domain/retention/periods.rules.ts'
import { z } from 'zod/mini'
import type { Deps } from '#deps.ts'
import {
  type ObserveOutbound,
  type OutboundRequest,
  type OutboundResult,
  openOutbound,
} from '#platform/outbound/outbound.ts'
import type { Realm } from '#platform/session.ts'
import {
  credentialAnswer,
  eventAnswer,
  federatedAnswer,
  keysAnswer,
  parseAnswer,
  roleAnswer,
  sessionAnswer,
  toCredential,
  unconfirmedAnswer,
  userAnswer,
} from './identity-answers.ts'
import type { Identity, NewUser } from './identity-port.ts'
import { identityUnavailable } from './identity-unavailable.ts'
import { createServiceAccount } from './service-account.gateway.ts'

/** The largest responses are a user with all attributes and the keys of a realm. */
const maxBodyBytes = 256 * 1024

/** The default page size of Keycloak. */
const pageSize = 100

type Settled = { status: number; location: string | undefined; body: unknown }

/** The part of Keycloak's admin REST API that we use; the bundled identity server implements it too. */
export function openIdentity(
  deps: Pick<Deps, 'clock' | 'config'> & { observe: ObserveOutbound },
): Identity & { close: () => void } {
  const { IDENTITY_INTERNAL_URL, IDENTITY_URL, IDENTITY_TIMEOUT_MS } = deps.config
  const outbound = openOutbound(deps, {
    name: 'identity',
    baseUrl: IDENTITY_INTERNAL_URL || IDENTITY_URL,
    timeoutMs: IDENTITY_TIMEOUT_MS,
    maxBodyBytes,
  })
  const serviceAccount = createServiceAccount(deps, outbound)

  async function attempt(realm: Realm, request: OutboundRequest): Promise<OutboundResult> {
    const headers = { authorization: `Bearer ${await serviceAccount.token(realm)}` }
    return outbound.call({ ...request, path: ['admin', 'realms', realm, ...request.path], headers })
  }

  /** `refusals` are the statuses that the caller handles; any other failure is an outage. */
  async function ask(realm: Realm, request: OutboundRequest, refusals: readonly number[] = []): Promise<Settled> {
    let result = await attempt(realm, request)
    if (!result.ok && result.kind === 'status' && result.status === 401) {
      serviceAccount.forget(realm)
      result = await attempt(realm, request)
    }
    if (result.ok) return { status: result.status, location: result.headers.location, body: result.body }
    if (result.kind !== 'status' || !refusals.includes(result.status)) throw identityUnavailable(result)
    return { status: result.status, location: undefined, body: undefined }
  }

  const end = async (realm: Realm, request: OutboundRequest) => {
    await ask(realm, request, [404])
  }

  return {
    async findUser(realm, id) {
      const { status, body } = await ask(realm, { path: ['users', id] }, [404])
      return status === 404 ? undefined : parseAnswer(userAnswer, body)
    },

    async findUserByEmail(realm, email) {
      for (const spelling of spellingsOf(email)) {
        const { body } = await ask(realm, { path: ['users'], query: { email: spelling, exact: 'true' } })
        const found = parseAnswer(z.array(userAnswer), body).find((user) => canonicalEmail(user.email) === email)
        if (found) return found
      }
      return undefined
    },

    async listUnconfirmed(realm, { first, max }) {
      const query = { emailVerified: 'false', first: String(first), max: String(max) }
      const { body } = await ask(realm, { path: ['users'], query })
      // never trust the server's filter: confirmed users are left out here too
      return parseAnswer(z.array(unconfirmedAnswer), body).flatMap(({ id, emailVerified, createdTimestamp }) =>
        emailVerified ? [] : [{ id, createdAt: new Date(createdTimestamp) }],
      )
    },

    async createUser(realm, user) {
      const { status, location } = await ask(
        realm,
        { method: 'POST', path: ['users'], body: { json: describeUser(user) } },
        [400, 409],
      )
      if (status === 409) return undefined
      assertAccepted(status)
      return parseAnswer(z.string().check(z.minLength(1)), location?.split('/').at(-1))
    },

    async updateUser(realm, user, changes) {
      const whole = { ...user, ...changes, ...(changes.email && { username: changes.email }) }
      const { status } = await ask(
        realm,
        { method: 'PUT', path: ['users', user.id], body: { json: whole } },
        [400, 404, 409],
      )
      if (status === 404) return 'missing'
      if (status === 409) return 'taken'
      assertAccepted(status)
      return 'done'
    },

    async listUsers(realm) {
      const users: z.output<typeof userAnswer>[] = []
      for (let page = 1; users.length === (page - 1) * pageSize; page++) {
        const query = { first: String(users.length), max: String(pageSize) }
        const { body } = await ask(realm, { path: ['users'], query })
        users.push(...parseAnswer(z.array(userAnswer), body))
      }
      return users
    },

    async listRoles(realm, id) {
      const { body } = await ask(realm, { path: ['users', id, 'role-mappings', 'realm'] })
      return parseAnswer(z.array(roleAnswer), body).map(({ name }) => name)
    },

    async giveRole(realm, id, role) {
      const path = ['users', id, 'role-mappings', 'realm']
      const { body } = await ask(realm, { path: [...path, 'available'] })
      // Keycloak identifies a role by its id
      const given = parseAnswer(z.array(roleAnswer), body).filter(({ name }) => name === role)
      if (given.length > 0) await ask(realm, { method: 'POST', path, body: { json: given } })
    },

    async resetPassword(realm, id, password) {
      const { status } = await ask(
        realm,
        { method: 'PUT', path: ['users', id, 'reset-password'], body: { json: credential(password) } },
        [400, 404],
      )
      if (status === 404) return 'missing'
      assertAccepted(status)
      return 'done'
    },

    async listCredentials(realm, id) {
      const { status, body } = await ask(realm, { path: ['users', id, 'credentials'] }, [404])
      return status === 404 ? undefined : parseAnswer(z.array(credentialAnswer), body).flatMap(toCredential)
    },

    async renameCredential(realm, id, credentialId, name) {
      const path = ['users', id, 'credentials', credentialId, 'userLabel']
      const { status } = await ask(realm, { method: 'PUT', path, body: { text: name } }, [400, 404])
      if (status === 404) return 'missing'
      assertAccepted(status)
      return 'done'
    },

    removeCredential: (realm, id, credentialId) =>
      end(realm, { method: 'DELETE', path: ['users', id, 'credentials', credentialId] }),

    async isFederated(realm, id) {
      const { status, body } = await ask(realm, { path: ['users', id, 'federated-identity'] }, [404])
      return status !== 404 && parseAnswer(z.array(z.unknown()), body).length > 0
    },

    async unlinkFederation(realm, id) {
      const path = ['users', id, 'federated-identity']
      const { status, body } = await ask(realm, { path }, [404])
      if (status === 404) return
      for (const { identityProvider } of parseAnswer(z.array(federatedAnswer), body))
        await end(realm, { method: 'DELETE', path: [...path, identityProvider] })
    },

    async listSessions(realm, id) {
      const { status, body } = await ask(realm, { path: ['users', id, 'sessions'] }, [404])
      if (status === 404) return []
      return parseAnswer(z.array(sessionAnswer), body).map(({ id: sid, start, lastAccess }) => ({
        id: sid,
        startedAt: new Date(start),
        lastUsedAt: new Date(lastAccess),
      }))
    },

    endSession: (realm, sid) => end(realm, { method: 'DELETE', path: ['sessions', sid] }),
    endSessions: (realm, id) => end(realm, { method: 'POST', path: ['users', id, 'logout'] }),
    endAllSessions: (realm) => end(realm, { method: 'POST', path: ['logout-all'] }),
    deleteUser: (realm, id) => end(realm, { method: 'DELETE', path: ['users', id] }),

    async listEvents(realm, { since, first, max }) {
      // both servers understand a day; the day before, because Keycloak reads it in its own time zone
      const dateFrom = daysBefore(since, 1).toISOString().slice(0, 10)
      const page = Object.entries({ dateFrom, first: String(first), max: String(max) })
      const query = [...identityEventTypes.map((type) => ['type', type] as const), ...page]
      const { body } = await ask(realm, { path: ['events'], query })
      return parseAnswer(z.array(eventAnswer), body)
    },

    async fetchKeys(realm) {
      const answer = await outbound.call({ path: ['realms', realm, 'protocol', 'openid-connect', 'certs'] })
      if (!answer.ok) throw identityUnavailable(answer)
      return parseAnswer(keysAnswer, answer.body).keys
    },

    close: outbound.close,
  }
}

/** A Keycloak may have accounts whose domain is stored with its accents, and compares letter by letter. */
function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf('@') + 1
  const accented = email.slice(0, at) + domainToUnicode(email.slice(at))
  return accented === email ? [email] : [email, accented]
}

const credential = (password: string) => ({ type: 'password', value: password, temporary: false })

/** The e-mail is also the user name, so both find the user on the sign-in page. */
const describeUser = ({ email, password, language, isConfirmed, ...names }: NewUser) => ({
  username: email,
  email,
  enabled: isConfirmed,
  emailVerified: isConfirmed,
  ...names,
  attributes: { language: [language] },
  credentials: [credential(password)],
})

/** 400 means that the operator's own rule refused the value, for instance a password policy in Keycloak. */
function assertAccepted(status: number) {
  if (status === 400) throw new AppError('InvalidRequest')
}
