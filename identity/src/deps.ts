import type { Logger } from '@bailclair/server-kit/logger.ts'
import type { Tracer } from '@bailclair/server-kit/trace/tracer.ts'
import type { Enqueue } from '#account/bounded-queue.ts'
import type { PasswordHasher } from '#account/password-hasher.ts'
import type { SecretRing } from '#factor/secret-ring.ts'
import type { FederationGateway } from '#federation/federation.gateway.ts'
import type { Config } from '#platform/config/environment.ts'
import type { Database } from '#platform/database/database.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { SigningKeyRing } from '#signing-key/signing-key-ring.ts'

/** Everything that the identity server needs from outside. Built by create-deps.ts. */
export type Deps = {
  db: Database
  config: Config
  logger: Logger
  /** Served on the private port. */
  metrics: Metrics
  /** Gives requests their trace ids. */
  tracer: Tracer
  passwords: PasswordHasher
  passwordQueue: Enqueue
  signInQueue: Enqueue
  federation: FederationGateway
  /** Encrypts the signing keys in the database. */
  signingKeyRing: SigningKeyRing
  /** Encrypts the secrets of code apps. */
  secretRing: SecretRing
}
