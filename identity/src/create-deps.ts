import type { Logger } from '@bailclair/server-kit/logger.ts'
import { createPasswordQueue, createSignInQueue } from '#account/bounded-queue.ts'
import { createPasswordHasher } from '#account/password-hasher.ts'
import type { Deps } from '#deps.ts'
import { createFederationGateway } from '#federation/federation.gateway.ts'
import type { Config } from '#platform/config/environment.ts'
import { openDatabase } from '#platform/database/database.ts'
import { createMetrics } from '#platform/metrics.ts'
import { openSigningKeyRing } from '#signing-key/signing-key-ring.ts'

export const createDeps = async (config: Config, logger: Logger): Promise<Deps> => ({
  db: openDatabase(config, logger),
  config,
  logger,
  metrics: createMetrics(),
  passwords: await createPasswordHasher(config.PASSWORD_CONCURRENCY),
  passwordQueue: createPasswordQueue(config),
  signInQueue: createSignInQueue(),
  federation: createFederationGateway(config),
  signingKeyRing: openSigningKeyRing(config),
})
