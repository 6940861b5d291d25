import type { Language } from '@bailclair/domain/value/language.ts'

/** Realms in which people create their own accounts. */
export type PublicRealm = 'owner' | 'tenant'
/** Staff accounts, for the verification desk, are created by a command (decision 42). */
export type Realm = PublicRealm | 'staff'

/** What a valid access token says about the caller. */
export type Session = {
  issuer: string
  subject: string
  /** The session at the identity server; refreshes do not change it. */
  sid: string
  /** Canonical and verified. */
  email: string
  firstName: string | undefined
  lastName: string | undefined
  isFederated: boolean
  startedAt: Date
  /** When the person last proved who they are; undefined when the token does not say. */
  authenticatedAt: Date | undefined
}

/** A call of somebody who is signed in. */
export type SignedInVisit = {
  realm: Realm
  session: Session
  ownerId?: string
  /** The random id that our pages send; other programs have none, so each of their sessions is a new device. */
  device: string | undefined
  userAgent: string | undefined
  /** ISO 3166, as a trusted proxy says. */
  country?: string | undefined
  language: Language
}

/** `iss` of every token of a realm: the public address, also when the internal one differs. */
export const issuerOf = ({ IDENTITY_URL }: { IDENTITY_URL: string }, realm: Realm): string =>
  `${IDENTITY_URL.replace(/\/$/, '')}/realms/${realm}`
