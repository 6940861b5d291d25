import { type SignalFigure, signalKinds } from '@bailclair/domain/signal/signal.schema.ts'
import type { Db } from '#platform/database/db.ts'
import { listTallies } from './signal.repository.ts'

/** Every kind, whether anybody said something about it or not. */
export async function listSignalFigures(db: Db): Promise<SignalFigure[]> {
  const tallies = new Map((await listTallies(db)).map((tally) => [tally.kind, tally]))
  return signalKinds.map((kind) => {
    const { useful = 0, notUseful = 0, offSince } = tallies.get(kind) ?? {}
    return { kind, useful, notUseful, isOff: Boolean(offSince) }
  })
}
