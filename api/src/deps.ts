import type { KnownLaw } from '@bailclair/domain/law/known-law.schema.ts'
import type { Clock } from '@bailclair/domain/value/clock.ts'
import type { Logger } from '@bailclair/server-kit/logger.ts'
import type { Tracer } from '@bailclair/server-kit/trace/tracer.ts'
import type { Registry } from 'prom-client'
import type { Addresses } from '#address/addresses-port.ts'
import type { Documents } from '#document/documents-port.ts'
import type { Certificates } from '#energy-certificate/certificates-port.ts'
import type { Identity } from '#identity/identity-port.ts'
import type { Config } from '#platform/config/environment.ts'
import type { Db } from '#platform/database/db.ts'
import type { Replica } from '#platform/database/replica.ts'
import type { Exports } from '#platform/export/exports-port.ts'
import type { AccountGate } from '#platform/http/account-gate.ts'
import type { AnswerMemory } from '#platform/http/answer-memory.ts'
import type { ReachedLimit } from '#platform/rate-limit/reached-limit.ts'
import type { Session, SignedInVisit } from '#platform/session.ts'
import type { TokenKeyring } from '#platform/token/token-keyring.ts'

declare const owner: unique symbol
/** Never leaves the server, so the domain does not know it. */
export type OwnerId = string & { readonly [owner]: true }

declare const rentalFile: unique symbol
/** Never leaves the server: owners know a file by the id of its application. */
export type RentalFileId = string & { readonly [rentalFile]: true }

declare const profile: unique symbol
/** The account of a tenant in our database; never leaves the server. */
export type ProfileId = string & { readonly [profile]: true }

/** The caller with a token of the tenant realm. Without a profile until the first visit to the tenant area. */
export type TenantAccount = Session & { profileId: ProfileId | undefined }

/** The caller with a token of the staff realm and the role `verifier`. */
export type Verifier = Session

/** The caller with a token of the owner realm. */
export type SignedIn = {
  ownerId: OwnerId
  session: Session
  /** Grows with each change that the owner's pages show; read before the answer. Undefined for a new account. */
  changes?: string | undefined
}

/** Everything that the API needs from outside. Built in main.ts; tests build their own. */
export type Deps = {
  db: Db
  clock: Clock
  config: Config
  logger: Logger
  /** Metrics are registered here and served on the private port. */
  metrics: Registry
  /** Gives requests, jobs and mails their trace ids. */
  tracer: Tracer
  /** 256 random bits in base64url. */
  newToken: () => string
  /** Hashes and encrypts tokens of links before they are stored. */
  tokens: TokenKeyring
  identity: Identity
  addresses: Addresses
  certificates: Certificates
  /** What the operator says of the rules of letting; a few seconds old. */
  law: () => Promise<KnownLaw>
  documents: Documents
  exports: Exports
  /** For figures and exports. */
  replica: Replica
  accountGate: AccountGate
  answerMemory: AnswerMemory
  /** Rejects with NotSignedIn unless the bearer token is valid in the owner realm and its session has not ended. */
  verifyAccessToken: (bearer: string) => Promise<SignedIn>
  /** The same for the tenant realm. */
  verifyTenantToken: (bearer: string) => Promise<TenantAccount>
  /** The same for the staff realm; rejects with NotAllowed without the role `verifier`. */
  verifyStaffToken: (bearer: string) => Promise<Verifier>
  /** Keeps the kind of browser of each session, and tells its person about a new device. */
  noticeVisit: (visit: SignedInVisit) => Promise<void>
  /** Counts a limit that a caller reached; that of an account goes into its audit log. */
  noticeLimit: (reached: ReachedLimit) => Promise<void>
}
