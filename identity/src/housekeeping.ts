import { repeat, type Worker } from '@bailclair/server-kit/worker.ts'
import type { Deps } from '#deps.ts'
import type { Realms } from '#realm/realm.ts'
import { deleteExpiredEvents } from '#security-event/security-events.repository.ts'
import { countSessions, deleteExpiredPayloads } from '#session/payloads.repository.ts'
import { deleteExpiredAttempts } from '#sign-in/sign-in-attempts.repository.ts'

const purgeEveryMs = 60_000
const batchSize = 1_000
/** Every instance uses a rotated key within this time; the next key was published long before. */
const keysEveryMs = 30_000

/** Deletes expired sessions, codes and tokens, old counts of failed sign-ins and old security events. */
export async function purge({ db }: Pick<Deps, 'db'>): Promise<void> {
  let deletedCount = batchSize
  while (deletedCount === batchSize) deletedCount = await deleteExpiredPayloads(db, batchSize)
  await deleteExpiredAttempts(db)
  while ((await deleteExpiredEvents(db, batchSize)) === batchSize);
}

/** Not at each scrape: with many sessions the count takes a while. */
async function measureSessions({ db, metrics }: Pick<Deps, 'db' | 'metrics'>, realms: Realms): Promise<void> {
  const counts = await countSessions(db)
  for (const realm of realms.keys()) metrics.sessions.set({ realm }, counts.get(realm) ?? 0)
}

export const startHousekeeping = (deps: Pick<Deps, 'db' | 'logger' | 'metrics'>, realms: Realms): Worker[] => [
  repeat({ name: 'purge', everyMs: purgeEveryMs, logger: deps.logger }, () => purge(deps)),
  repeat({ name: 'sessions', everyMs: purgeEveryMs, atOnce: true, logger: deps.logger }, () =>
    measureSessions(deps, realms),
  ),
  repeat({ name: 'signing keys', everyMs: keysEveryMs, logger: deps.logger }, async () => {
    for (const realm of realms.values()) await realm.refreshKeys()
  }),
]
