import type { CredentialType } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { PublicRealm, Realm } from '#platform/session.ts'

/** The application of each realm; only its tokens are accepted. */
export const clientOf: Readonly<Record<Realm, string>> = {
  owner: 'owner-front',
  tenant: 'tenant-front',
  staff: 'desk-front',
}

/** Unknown fields are kept, because an update must send the whole user. */
export type IdentityUser = {
  id: string
  email: string
  /** The mailbox is proved, so the account is confirmed. */
  emailVerified: boolean
  enabled: boolean
  [field: string]: unknown
}

export type UnconfirmedUser = { id: string; createdAt: Date }

export type NewUser = {
  email: string
  password: string
  language: Language
  isConfirmed: boolean
  firstName?: string
  lastName?: string
}

/** What happened around sign-in. `time` is in milliseconds since 1970. */
export type ListedEvent = {
  id?: string | undefined
  time: number
  type: string
  userId?: string | undefined
  sessionId?: string | undefined
  error?: string | undefined
  details: { reason?: string | undefined; credential_type?: string | undefined }
}

/** What an account signs in with. `left`: recovery codes that were not used. */
export type ListedCredential = {
  id: string
  type: CredentialType
  name: string | undefined
  createdAt: Date | undefined
  lastUsedAt: Date | undefined
  left: number | undefined
}

export type ListedSession = { id: string; startedAt: Date; lastUsedAt: Date }

/**
 * Keycloak or the bundled identity server. Every function fails with IdentityUnavailable during an outage; ending
 * something that is already gone succeeds.
 */
export type Identity = {
  findUser: (realm: Realm, id: string) => Promise<IdentityUser | undefined>
  findUserByEmail: (realm: Realm, email: string) => Promise<IdentityUser | undefined>
  /** A page of the accounts whose e-mail is not confirmed, with their creation date. */
  listUnconfirmed: (realm: PublicRealm, page: { first: number; max: number }) => Promise<UnconfirmedUser[]>
  /** The id of the new account; undefined when the e-mail is taken. */
  createUser: (realm: Realm, user: NewUser) => Promise<string | undefined>
  /** Needs the user as just read, because Keycloak erases what an update leaves out. */
  updateUser: (
    realm: Realm,
    user: IdentityUser,
    changes: Partial<Pick<IdentityUser, 'email' | 'emailVerified' | 'enabled'>>,
  ) => Promise<'done' | 'missing' | 'taken'>
  /** Without pages: only for a realm with few accounts. */
  listUsers: (realm: 'staff') => Promise<IdentityUser[]>
  listRoles: (realm: Realm, id: string) => Promise<string[]>
  /** No effect when the user already has the role. */
  giveRole: (realm: Realm, id: string, role: string) => Promise<void>
  resetPassword: (realm: Realm, id: string, password: string) => Promise<'done' | 'missing'>
  /** Without those of types that we do not know. Undefined without such an account. */
  listCredentials: (realm: Realm, id: string) => Promise<ListedCredential[] | undefined>
  renameCredential: (realm: Realm, id: string, credential: string, name: string) => Promise<'done' | 'missing'>
  removeCredential: (realm: Realm, id: string, credential: string) => Promise<void>
  isFederated: (realm: Realm, id: string) => Promise<boolean>
  /** The federation no longer signs in to the account until it is linked again. */
  unlinkFederation: (realm: Realm, id: string) => Promise<void>
  listSessions: (realm: Realm, id: string) => Promise<ListedSession[]>
  endSession: (realm: Realm, sid: string) => Promise<void>
  endSessions: (realm: Realm, id: string) => Promise<void>
  /** Of every account of the realm. */
  endAllSessions: (realm: Realm) => Promise<void>
  deleteUser: (realm: Realm, id: string) => Promise<void>
  /** A page of security events, latest first; may contain some from before `since`. */
  listEvents: (realm: Realm, page: { since: Date; first: number; max: number }) => Promise<ListedEvent[]>
  /** The published keys of a realm, not yet validated. */
  fetchKeys: (realm: Realm) => Promise<unknown[]>
}
