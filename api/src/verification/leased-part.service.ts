import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { answerDueAt } from '@bailclair/domain/verification/answer-time.rules.ts'
import { leaseEndsAt } from '@bailclair/domain/verification/lease.rules.ts'
import type { PartNotes } from '@bailclair/domain/verification/part-notes.schema.ts'
import type { Release } from '@bailclair/domain/verification/release.schema.ts'
import type { Deps, Verifier } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { readNotes, saveNotes } from '#rental-file/part/part-notes.service.ts'
import { findWholePart, type WholePart } from '#rental-file/part/read-part.service.ts'
import { insertRelease } from './desk-limit.repository.ts'
import { assertWithinLimit, withAlarm } from './desk-limit.service.ts'
import { dropLeases, extendLease, type Lease, lockLease } from './lease.repository.ts'
import { pseudonymOfVerifier, recordVerifierAction } from './record-verifier-action.service.ts'
import { upsertSecondOpinion } from './second-opinion.repository.ts'
import { type DeskPartAnswer, toDeskPart } from './to-desk-part.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * Row lock on the caller's lease. An expired lease stays valid until somebody else takes the part (decision 125): then
 * `LeaseLost`. `PartChanged` when the part waits for its tenant again.
 */
export async function lockOwnLease(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  verifier: Verifier,
  id: TenantId,
): Promise<Lease & { leaseEndsAt: Date }> {
  const me = pseudonymOfVerifier(deps, verifier)
  const lease = await lockLease(tx, id, { verifier: me, email: verifier.email, now: deps.clock() })
  const isMine = lease?.verifier?.equals(me) ?? false
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
    return showPart(deps, tx, part, lease.leaseEndsAt)
  })

/** Another 20 minutes. A new `version` tells the desk that the part was changed. */
export const renewLease = (deps: Needs, verifier: Verifier, id: TenantId) =>
  deps.db.transaction().execute(async (tx) => {
    const { version } = await lockOwnLease(deps, tx, verifier, id)
    const endsAt = leaseEndsAt(deps.clock())
    await extendLease(tx, id, endsAt)
    return { leaseEndsAt: endsAt.toISOString(), version }
  })

/** Also after the lease has expired, unless somebody else took the part. */
export const saveLeasedNotes = (deps: Needs, verifier: Verifier, id: TenantId, notes: PartNotes) =>
  deps.db.transaction().execute(async (tx) => {
    await lockOwnLease(deps, tx, verifier, id)
    return { savedAt: (await saveNotes(deps, tx, id, notes)).toISOString() }
  })

/** The part keeps its place in the queue, and its notes. A question makes it wait for somebody else. */
export const releasePart = (
  deps: Needs & Pick<Deps, 'metrics'>,
  verifier: Verifier,
  id: TenantId,
  { reason, question }: Release,
): Promise<void> =>
  withAlarm(deps, verifier, () =>
    deps.db.transaction().execute(async (tx) => {
      await assertWithinLimit(deps, tx, verifier, 'releases')
      const released = await releaseParts(deps, tx, verifier, id)
      const release = { verifier: pseudonymOfVerifier(deps, verifier), reason, releasedAt: deps.clock() }
      if (released === 0) return
      await insertRelease(tx, release)
      if (question === undefined) return
      await upsertSecondOpinion(tx, id, { askedBy: release.verifier, askedAt: release.releasedAt, question })
      await recordVerifierAction(deps, tx, verifier, 'SECOND_OPINION_ASKED', await getWholePart(tx, id))
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

export async function showPart(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  part: WholePart,
  endsAt: Date,
): Promise<DeskPartAnswer> {
  const { tenantId: id, submittedAt } = part
  if (!submittedAt) throw new AppError('PartChanged')
  const dueAt = answerDueAt(submittedAt, config.FIGURE_ANSWER_HOURS)
  const kept = await readNotes(tx, id)
  return toDeskPart(part, { id, submittedAt, dueAt, leaseEndsAt: endsAt, now: clock(), kept })
}
