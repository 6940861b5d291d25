import type { Db } from '#platform/database/db.ts'
import { sealEntries } from './seal.repository.ts'

const batchSize = 1_000

/** Seals every waiting entry (decision 175), unless another instance is just doing it. */
export async function sealAll(db: Db): Promise<void> {
  for (let sealed = batchSize; sealed === batchSize; ) sealed = await sealEntries(db, batchSize)
}
