import type { Logger } from '@bailclair/server-kit/logger.ts'
import { measurePool } from '@bailclair/server-kit/metrics/measure-pool.ts'
import { createTracer } from '@bailclair/server-kit/trace/tracer.ts'
import { createPasswordQueue, createSignInQueue } from '#account/bounded-queue.ts'
import { createPasswordHasher } from '#account/password-hasher.ts'
import type { Deps } from '#deps.ts'
import { openSecretRing } from '#factor/secret-ring.ts'
import { createFederationGateway } from '#federation/federation.gateway.ts'
import type { Config } from '#platform/config/environment.ts'
import { openDatabase } from '#platform/database/database.ts'
import { createMetrics } from '#platform/metrics.ts'
import { openSigningKeyRing } from '#signing-key/signing-key-ring.ts'

export async function createDeps(config: Config, logger: Logger): Promise<Deps> {
  const db = openDatabase(config, logger)
  const metrics = createMetrics()
  measurePool(metrics.registry, db.usage)
  const passwordQueue = createPasswordQueue(config)
  const signInQueue = createSignInQueue()
  metrics.measureQueues({ password: passwordQueue.waiting, 'sign-in': signInQueue.waiting })
  return {
    db,
    config,
    logger,
    metrics,
    tracer: createTracer(config, {
      registry: metrics.registry,
      samplingKey: config.BAILCLAIR_API_CLIENT_SECRET,
    }),
    passwords: await createPasswordHasher(config.PASSWORD_CONCURRENCY),
    passwordQueue,
    signInQueue,
    federation: createFederationGateway(config),
    signingKeyRing: openSigningKeyRing(config),
    secretRing: openSecretRing(config),
  }
}
