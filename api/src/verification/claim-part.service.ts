import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { leaseEndsAt } from '@bailclair/domain/verification/lease.rules.ts'
import type { Deps, Verifier } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { assertWithinLimit, withAlarm } from './desk-limit.service.ts'
import {
  claimOldest,
  claimThis,
  dropEnded,
  extendLease,
  findLeased,
  lockClaims,
  lockLease,
  type Taker,
} from './lease.repository.ts'
import { getWholePart, showPart } from './leased-part.service.ts'
import { pseudonymOfVerifier, recordVerifierAction } from './record-verifier-action.service.ts'
import type { DeskPartAnswer } from './to-desk-part.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'metrics'>

/** The oldest free part; or the part they already have, so that a reload continues with it. */
export const claimNext = (deps: Needs, verifier: Verifier): Promise<{ part: DeskPartAnswer | null }> =>
  withClaimLock(deps, verifier, async (tx, taker, leased) => {
    const id = leased ?? (await claimOldest(tx, taker))
    return { part: id ? await open(deps, tx, verifier, taker, { id, isNew: id !== leased }) : null }
  })

export const claimPart = (deps: Needs, verifier: Verifier, id: TenantId): Promise<DeskPartAnswer> =>
  withClaimLock(deps, verifier, async (tx, taker, leased) => {
    if (leased !== undefined && leased !== id) throw new AppError('HoldsAnother')
    if (leased === undefined && !(await claimThis(tx, id, taker))) throw await refusal(tx, taker, id)
    return open(deps, tx, verifier, taker, { id, isNew: leased === undefined })
  })

/** One part at a time per verifier (decision 125). */
const withClaimLock = <T>(
  deps: Needs,
  verifier: Verifier,
  work: (tx: Db, taker: Taker, leased: TenantId | undefined) => Promise<T>,
): Promise<T> =>
  withAlarm(deps, verifier, () =>
    deps.db.transaction().execute(async (tx) => {
      const now = deps.clock()
      const me = pseudonymOfVerifier(deps, verifier)
      const taker = { verifier: me, email: verifier.email, now, endsAt: leaseEndsAt(now) }
      await lockClaims(tx, me)
      await dropEnded(tx, taker)
      return work(tx, taker, (await findLeased(tx, me))?.id)
    }),
  )

async function open(
  deps: Needs,
  tx: Db,
  verifier: Verifier,
  { endsAt }: Taker,
  { id, isNew }: { id: TenantId; isNew: boolean },
): Promise<DeskPartAnswer> {
  if (isNew) await assertWithinLimit(deps, tx, verifier, 'claims')
  else await extendLease(tx, id, endsAt)
  const part = await getWholePart(tx, id)
  await recordVerifierAction(deps, tx, verifier, isNew ? 'PART_TAKEN' : 'PART_VIEWED', part)
  return showPart(deps, tx, part, endsAt)
}

async function refusal(tx: Db, taker: Taker, id: TenantId): Promise<AppError> {
  const lease = await lockLease(tx, id, taker)
  if (!lease?.isWaiting) return new AppError('PartNotFound')
  if (lease.isOwnFile) return new AppError('OwnFile')
  return new AppError(lease.isAskedByMe && !lease.verifier ? 'SecondOpinionPending' : 'PartTaken')
}
