import type { SignalKind } from '@bailclair/domain/signal/signal.schema.ts'
import { recordServiceAction } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { deleteOpinions, lockTally, updateTally } from './signal.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * Opinions of before are forgotten, so that none of them is taken back from the fresh tally. False when it is on
 * already.
 */
export const switchOn = (deps: Needs, kind: SignalKind): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    const { offSince } = await lockTally(tx, kind)
    if (!offSince) return false
    await deleteOpinions(tx, kind)
    await updateTally(tx, kind, { useful: 0, notUseful: 0, offSince: null })
    await recordServiceAction(deps, tx, 'SIGNAL_SWITCHED_ON', { object: { kind: 'SIGNAL', id: kind } })
    return true
  })

/** False when it is off already. */
export const switchOff = (deps: Needs, kind: SignalKind): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    const { offSince } = await lockTally(tx, kind)
    if (offSince) return false
    await updateTally(tx, kind, { offSince: deps.clock() })
    await recordServiceAction(deps, tx, 'SIGNAL_SWITCHED_OFF', { object: { kind: 'SIGNAL', id: kind } })
    return true
  })
