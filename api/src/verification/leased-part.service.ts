import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { answerDueAt } from '@bailclair/domain/verification/answer-time.rules.ts'
import { leaseEndsAt } from '@bailclair/domain/verification/lease.rules.ts'
import type { ReleaseReason } from '@bailclair/domain/verification/release-reason.rules.ts'
import type { Deps, Verifier } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { findWholePart, type WholePart } from '#rental-file/part/read-part.service.ts'
import { insertRelease } from './desk-limit.repository.ts'
import { assertWithinLimit, withAlarm } from './desk-limit.service.ts'
import { dropLeases, extendLease, type Lease, lockLease } from './lease.repository.ts'
import { pseudonymOfVerifier, recordVerifierAction } from './record-verifier-action.service.ts'
import { type DeskPartAnswer, toDeskPart } from './to-desk-part.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * Row lock on the caller's lease. An expired lease stays valid until somebody else takes the part (decision 125): then
 * `LeaseLost`. `PartChanged` when the part waits for its tenant again.
 */
export async function lockOwnLease(
  deps: Pick<Deps, 'config'>,
  tx: Db,
  verifier: Verifier,
  id: TenantId,
): Promise<Lease & { leaseEndsAt: Date }> {
  const lease = await lockLease(tx, id, verifier.email)
  const isMine = lease?.verifier?.equals(pseudonymOfVerifier(deps, verifier)) ?? false
  if (!lease || (!isMine && !lease.isWaiting)) throw new AppError('PartNotFound')
  if (!isMine || !lease.leaseEndsAt) throw new AppError('LeaseLost')
  if (!lease.isWaiting) throw new AppError('PartChanged')
  return { ...lease, leaseEndsAt: lease.leaseEndsAt }
}

export const readPart = (deps: Needs, verifier: Verifier, id: TenantId): Promise<DeskPartAnswer> =>
  deps.db.transaction().execute(async (tx) => {
    const lease = await lockOwnLease(deps, tx, verifier, id)
    if (lease.leaseEndsAt <= deps.clock()) throw new AppError('LeaseLost')
    const part = await getWholePart(tx, id)
    await recordVerifierAction(deps, tx, verifier, 'PART_VIEWED', part)
    return showPart(deps, part, lease.leaseEndsAt)
  })

/** Another 20 minutes. A new `version` tells the desk that the part was changed. */
export const renewLease = (deps: Needs, verifier: Verifier, id: TenantId) =>
  deps.db.transaction().execute(async (tx) => {
    const { version } = await lockOwnLease(deps, tx, verifier, id)
    const endsAt = leaseEndsAt(deps.clock())
    await extendLease(tx, id, endsAt)
    return { leaseEndsAt: endsAt.toISOString(), version }
  })

/** The part keeps its place in the queue. */
export const releasePart = (
  deps: Needs & Pick<Deps, 'metrics'>,
  verifier: Verifier,
  id: TenantId,
  reason: ReleaseReason,
): Promise<void> =>
  withAlarm(deps, verifier, () =>
    deps.db.transaction().execute(async (tx) => {
      await assertWithinLimit(deps, tx, verifier, 'releases')
      const released = await releaseParts(deps, tx, verifier, id)
      const release = { verifier: pseudonymOfVerifier(deps, verifier), reason, releasedAt: deps.clock() }
      if (released > 0) await insertRelease(tx, release)
    }),
  )

/** One part, or all parts of the verifier. Returns how many. */
export async function releaseParts(deps: Needs, tx: Db, verifier: Verifier, id?: TenantId): Promise<number> {
  const released = await dropLeases(tx, pseudonymOfVerifier(deps, verifier), id)
  for (const part of released)
    await recordVerifierAction(deps, tx, verifier, 'PART_RELEASED', await getWholePart(tx, part))
  return released.length
}

export async function getWholePart(tx: Db, id: TenantId): Promise<WholePart> {
  const part = await findWholePart(tx, id)
  if (!part) throw new AppError('PartNotFound')
  return part
}

export function showPart(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  part: WholePart,
  endsAt: Date,
): DeskPartAnswer {
  const { tenantId: id, submittedAt } = part
  if (!submittedAt) throw new AppError('PartChanged')
  const dueAt = answerDueAt(submittedAt, config.FIGURE_ANSWER_HOURS)
  return toDeskPart(part, { id, submittedAt, dueAt, leaseEndsAt: endsAt, now: clock() })
}
