import { createHash } from 'node:crypto'
import { type Seal, sealEntries } from '@bailclair/domain/journal/journal.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { Db } from '#platform/database/db.ts'
import { findLastSeal, insertSeals, listUnsealed, lockJournal } from './journal.repository.ts'

const batchSize = 1_000

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Seals what waits on a property, in the order of the events (decision 248). Returns how many. */
export async function sealJournal(db: Db, id: PropertyId): Promise<number> {
  let sealed = 0
  for (let batch = batchSize; batch === batchSize; sealed += batch) batch = await sealBatch(db, id)
  return sealed
}

const sealBatch = (db: Db, id: PropertyId): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await lockJournal(tx, id)
    const waiting = await listUnsealed(tx, id, batchSize)
    if (waiting.length === 0) return 0
    const entries = waiting.map(({ entry }) => entry)
    const seals = sealEntries(sha256, await findLastSeal(tx, id), entries)
    await insertSeals(
      tx,
      id,
      waiting.map(({ eventId, entry }, index) => ({ ...(seals[index] as Seal), eventId, at: new Date(entry.at) })),
    )
    return waiting.length
  })
