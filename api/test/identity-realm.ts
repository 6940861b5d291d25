import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export type PeerUser = {
  id: string
  username: string
  email: string | undefined
  firstName: string | undefined
  lastName: string | undefined
  attributes: Record<string, string[]> | undefined
  enabled: boolean
  emailVerified: boolean
  password: string | undefined
  federations: { identityProvider: string; userId: string }[]
  /** Milliseconds since 1970. */
  createdTimestamp: number
  roles: string[]
  /** Passkeys, code apps and others, as Keycloak lists them. */
  factors: PeerCredential[]
}
export type PeerCredential = {
  id: string
  type: string
  userLabel?: string
  createdDate?: number
  lastUsedDate?: number
  credentialData?: string
}
type PeerSession = { userId: string; start?: number; lastAccess?: number }
type Given = Partial<Omit<PeerUser, 'password'>> & { credentials?: { value: string }[] }

const newKey = async () => {
  const kid = randomUUID()
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, privateKey, published: { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' } }
}

export async function createRealm(name: 'owner' | 'tenant' | 'staff') {
  const users = new Map<string, PeerUser>()
  const sessions = new Map<string, PeerSession>()
  /** Latest first, like Keycloak. */
  const events: object[] = []
  let key = await newKey()
  let retired: (typeof key)[] = []
  let foreign: object[] = []
  const isTaken = (email: string | undefined, but?: string) =>
    [...users.values()].some((user) => user.id !== but && (user.email === email || user.username === email))

  function add(given: Given): PeerUser {
    const { username = '', email, firstName, lastName, attributes, enabled = false, emailVerified = false } = given
    const password = given.credentials?.[0]?.value
    const profile = { username, email, firstName, lastName, attributes, enabled, emailVerified, password }
    const { federations = [], roles = [], factors = [], createdTimestamp = 1_700_000_000_000 } = given
    const user = { id: randomUUID(), ...profile, federations, roles, factors, createdTimestamp }
    users.set(user.id, user)
    return user
  }

  return {
    name,
    users,
    sessions,
    events,
    add,
    findByEmail: (email: string) => [...users.values()].find((user) => user.email === email),

    create(given: Given, address: (id: string) => string) {
      if (isTaken(given.email)) return { status: 409 }
      return { status: 201, location: address(add(given).id) }
    },
    /** A page of the matching users. */
    search(query: URLSearchParams) {
      const [email, emailVerified, first] = [query.get('email'), query.get('emailVerified'), Number(query.get('first'))]
      return [...users.values()]
        .filter((user) => email === null || user.email === email)
        .filter((user) => emailVerified === null || String(user.emailVerified) === emailVerified)
        .slice(first, first + Number(query.get('max') ?? 100))
        .map((user) => represent(user))
    },
    represent,
    /** Like Keycloak, erases fields that the update leaves out. */
    update(user: PeerUser, { username, email, firstName, lastName, attributes, ...given }: Given) {
      if (!email) return 400
      if (isTaken(email, user.id)) return 409
      Object.assign(user, { username: username ?? email, email, firstName, lastName, attributes })
      user.enabled = given.enabled ?? user.enabled
      user.emailVerified = given.emailVerified ?? user.emailVerified
      return 204
    },
    setPassword(user: PeerUser, { value }: { value: string }) {
      user.password = value
      return 204
    },
    /** The password is listed first, under an id of its own. */
    credentialsOf: (user: PeerUser): PeerCredential[] => [
      ...(user.password ? [{ id: passwordIdOf(user), type: 'password', createdDate: user.createdTimestamp }] : []),
      ...user.factors,
    ],
    rename(user: PeerUser, id: string, userLabel: string) {
      const found = user.factors.find((factor) => factor.id === id)
      if (found) found.userLabel = userLabel
      return found ? 204 : 404
    },
    removeCredential(user: PeerUser, id: string) {
      const left = user.factors.filter((factor) => factor.id !== id)
      const isFound = left.length < user.factors.length
      user.factors = left
      return isFound ? 204 : 404
    },
    sessionsOf: (user: PeerUser) =>
      [...sessions].flatMap(([id, { userId, start = user.createdTimestamp, lastAccess = start }]) =>
        userId === user.id ? [{ id, username: user.username, userId, start, lastAccess }] : [],
      ),
    endSession: (sid: string) => sessions.delete(sid),
    endAllSessions() {
      sessions.clear()
      return 204
    },
    endSessions(userId: string) {
      for (const [sid, session] of sessions) if (session.userId === userId) sessions.delete(sid)
      return 204
    },
    remove(userId: string) {
      users.delete(userId)
      for (const [sid, session] of sessions) if (session.userId === userId) sessions.delete(sid)
      return 204
    },

    publishedKeys: () => [...foreign, ...[key, ...retired].map(({ published }) => published)],
    /** Publishes keys that sign no token. */
    publishBeside(keys: object[]) {
      foreign = keys
    },
    /** A new key signs; the old one stays published unless it is withdrawn. */
    async rotateKey({ withdraw = false } = {}) {
      retired = withdraw ? [] : [key, ...retired]
      key = await newKey()
    },
    sign: (payload: JWTPayload, header: { kid?: string; typ?: string } = {}) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT', ...header })
        .sign(key.privateKey),
    privateKey: () => key.privateKey,
    publicKey: () => key.published,
  }
}
export type PeerRealm = Awaited<ReturnType<typeof createRealm>>

/** A UUID that differs from that of the account. */
export const passwordIdOf = ({ id }: Pick<PeerUser, 'id'>) => `00000000${id.slice(8)}`

const represent = ({ password: _, federations: __, roles: ___, factors: ____, ...user }: PeerUser) => ({
  ...user,
  totp: false,
  requiredActions: [],
})
