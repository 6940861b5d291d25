import { repeat, type Worker } from '@bailclair/server-kit/worker.ts'
import type { Deps } from '#deps.ts'
import type { Realms } from '#realm/realm.ts'
import { deleteExpiredPayloads } from '#session/payloads.repository.ts'
import { deleteForgottenAttempts } from '#sign-in/sign-in-attempts.repository.ts'

const purgeEveryMs = 60_000
const payloadsPerBite = 1_000
/** A rotated key is taken over by every instance within this; the next one was published long before. */
const keysEveryMs = 30_000

/** Forgets what is over: sessions, codes and tokens past their end, and who failed to sign in a while ago. */
export async function purge({ db }: Pick<Deps, 'db'>): Promise<void> {
  let forgotten = payloadsPerBite
  while (forgotten === payloadsPerBite) forgotten = await deleteExpiredPayloads(db, payloadsPerBite)
  await deleteForgottenAttempts(db)
}

export const startHousekeeping = (deps: Pick<Deps, 'db' | 'logger'>, realms: Realms): Worker[] => [
  repeat({ name: 'purge', everyMs: purgeEveryMs, logger: deps.logger }, () => purge(deps)),
  repeat({ name: 'signing keys', everyMs: keysEveryMs, logger: deps.logger }, async () => {
    for (const realm of realms.values()) await realm.refreshKeys()
  }),
]
