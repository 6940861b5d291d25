import type { Language } from '@bailclair/domain/value/language.ts'
import type { PublicRealm, Realm } from '#platform/session.ts'

/** The application of each realm: the only one whose tokens are taken. */
export const clientOf: Readonly<Record<Realm, string>> = {
  owner: 'owner-front',
  tenant: 'tenant-front',
  staff: 'desk-front',
}

/** An account as the identity server describes it; what we do not read is kept, because an update sends everything. */
export type IdentityUser = {
  id: string
  email: string
  /** Someone has proved that the mailbox is theirs: the account is confirmed (spec §4). */
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

/**
 * What we ask of the identity server, Keycloak or the bundled one. Every function fails with IdentityUnavailable when
 * the answer is not to be had; those that end something take "already gone" for done.
 */
export type Identity = {
  findUser: (realm: Realm, id: string) => Promise<IdentityUser | undefined>
  findUserByEmail: (realm: Realm, email: string) => Promise<IdentityUser | undefined>
  /** Accounts whose mailbox nobody has proved to be theirs, a part of them, each with the moment it was made. */
  listUnconfirmed: (realm: PublicRealm, page: { first: number; max: number }) => Promise<UnconfirmedUser[]>
  /** The id of the new account, or undefined when the e-mail is taken. */
  createUser: (realm: Realm, user: NewUser) => Promise<string | undefined>
  /** Takes the user as just read: Keycloak erases whatever an update leaves out. */
  updateUser: (
    realm: Realm,
    user: IdentityUser,
    changes: Partial<Pick<IdentityUser, 'email' | 'emailVerified' | 'enabled'>>,
  ) => Promise<'done' | 'missing' | 'taken'>
  /** Everyone of a realm whose accounts are few. */
  listUsers: (realm: 'staff') => Promise<IdentityUser[]>
  listRoles: (realm: Realm, id: string) => Promise<string[]>
  /** Nothing happens when they have it already. */
  giveRole: (realm: Realm, id: string, role: string) => Promise<void>
  resetPassword: (realm: Realm, id: string, password: string) => Promise<'done' | 'missing'>
  isFederated: (realm: Realm, id: string) => Promise<boolean>
  endSession: (realm: Realm, sid: string) => Promise<void>
  endSessions: (realm: Realm, id: string) => Promise<void>
  deleteUser: (realm: Realm, id: string) => Promise<void>
  /** The public keys of a realm, as published: each is still to be checked. */
  fetchKeys: (realm: Realm) => Promise<unknown[]>
}
