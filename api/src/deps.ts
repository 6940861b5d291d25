import type { Clock } from '@bailclair/domain/value/clock.ts'
import type { Logger } from '@bailclair/server-kit/logger.ts'
import type { Registry } from 'prom-client'
import type { Addresses } from '#address/addresses-port.ts'
import type { Documents } from '#document/documents-port.ts'
import type { Certificates } from '#energy-certificate/certificates-port.ts'
import type { Identity } from '#identity/identity-port.ts'
import type { Config } from '#platform/config/environment.ts'
import type { Db } from '#platform/database/db.ts'
import type { Session } from '#platform/session.ts'

declare const owner: unique symbol
/** Never leaves the server (contract, models), so the domain does not know it. */
export type OwnerId = string & { readonly [owner]: true }

declare const rentalFile: unique symbol
/** Never leaves the server either: to owners a file is a row of theirs. */
export type RentalFileId = string & { readonly [rentalFile]: true }

declare const profile: unique symbol
/** What the tenant area knows of an account; never leaves the server. */
export type ProfileId = string & { readonly [profile]: true }

/** Who calls with a token of the tenant realm; without a profile until they first come to the tenant area. */
export type TenantAccount = Session & { profileId: ProfileId | undefined }

/** Who calls with a token of the staff realm that has the role `verifier`. */
export type Verifier = Session

/** Who calls, as the access token and the database agree. */
export type SignedIn = { ownerId: OwnerId; session: Session }

/** Everything the API needs from the outside world. Built once in main.ts, faked in tests. */
export type Deps = {
  db: Db
  clock: Clock
  config: Config
  logger: Logger
  /** Whoever counts something registers it here; served on the private port. */
  metrics: Registry
  /** 256 random bits, base64url (quality: tokens). */
  newToken: () => string
  /** Accounts at the identity server. */
  identity: Identity
  /** Suggestions of the national address directory. */
  addresses: Addresses
  /** The national registry of energy certificates. */
  certificates: Certificates
  /** Where documents lie, and the keys that open them. */
  documents: Documents
  /** Rejects with NotSignedIn unless the bearer token is a valid one of the owner realm and its session not over. */
  verifyAccessToken: (bearer: string) => Promise<SignedIn>
  /** The same for the tenant realm. */
  verifyTenantToken: (bearer: string) => Promise<TenantAccount>
  /** The same for the staff realm; with NotAllowed, unless the token also has the role `verifier`. */
  verifyStaffToken: (bearer: string) => Promise<Verifier>
}
