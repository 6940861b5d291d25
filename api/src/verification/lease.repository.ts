import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { secondOpinionCutoff } from '@bailclair/domain/verification/second-opinion.rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { isInFile, isWaiting } from './queue.repository.ts'
import { isAskedBy } from './second-opinion.repository.ts'

/** The verifier, by pseudonym and by the e-mail that must not be in the file. */
export type Taker = { verifier: Buffer; email: string; now: Date; endsAt: Date }

/** One claim at a time per verifier, also from several tabs. */
export async function lockClaims(tx: Db, verifier: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${verifier.readBigInt64BE().toString()}::bigint)`.execute(tx)
}

/** Drops leases that have expired or whose part no longer waits. */
export async function dropEnded(tx: Db, { verifier, now }: Taker): Promise<void> {
  await sql`update tenant set verifier = null, lease_ends_at = null
    where verifier = ${verifier} and (lease_ends_at <= ${now} or not ${isWaiting})`.execute(tx)
}

const free = ({ verifier, email, now }: Taker) =>
  sql`${isWaiting} and (lease_ends_at is null or lease_ends_at <= ${now}) and not ${isInFile(email)}
    and not ${isAskedBy(verifier, secondOpinionCutoff(now))}`

const claim = async (tx: Db, { verifier, endsAt }: Taker, chosen: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ id: TenantId }>`update tenant set verifier = ${verifier}, lease_ends_at = ${endsAt}
    where id = (${chosen}) returning id`.execute(tx)
  return rows[0]?.id
}

/** The oldest free part, in one statement. Locked rows are skipped, so nobody waits and no two get the same part. */
export const claimOldest = (tx: Db, taker: Taker): Promise<TenantId | undefined> =>
  claim(
    tx,
    taker,
    sql`select id from tenant where ${free(taker)} order by submitted_at, id limit 1 for update skip locked`,
  )

/** This part, if it is free. */
export const claimThis = (tx: Db, id: TenantId, taker: Taker): Promise<TenantId | undefined> =>
  claim(tx, taker, sql`select id from tenant where id = ${id} and ${free(taker)} for update`)

/** The part of their latest lease. */
export const findLeased = async (db: Db, verifier: Buffer): Promise<{ id: TenantId; leaseEndsAt: Date } | undefined> =>
  (
    await sql<{ id: TenantId; leaseEndsAt: Date }>`select id, lease_ends_at from tenant where verifier = ${verifier}
      order by lease_ends_at desc limit 1`.execute(db)
  ).rows[0]

export type Lease = {
  verifier: Buffer | null
  leaseEndsAt: Date | null
  version: number
  isWaiting: boolean
  isOwnFile: boolean
  isAskedByMe: boolean
}

/** Row lock: nobody takes or changes the part until the transaction ends. */
export const lockLease = async (
  tx: Db,
  id: TenantId,
  { verifier, email, now }: Omit<Taker, 'endsAt'>,
): Promise<Lease | undefined> =>
  (
    await sql<Lease>`select verifier, lease_ends_at, version, ${isWaiting} as is_waiting,
        ${isInFile(email)} as is_own_file,
        ${isAskedBy(verifier, secondOpinionCutoff(now))} as is_asked_by_me
      from tenant where id = ${id} for update of tenant`.execute(tx)
  ).rows[0]

export async function extendLease(tx: Db, id: TenantId, leaseEndsAt: Date): Promise<void> {
  await tx.updateTable('tenant').set({ leaseEndsAt }).where('id', '=', id).execute()
}

/** Drops the lease on one part, or all of a verifier. Returns those parts. */
export async function dropLeases(tx: Db, verifier: Buffer, id?: TenantId): Promise<TenantId[]> {
  const rows = await tx
    .updateTable('tenant')
    .set({ verifier: null, leaseEndsAt: null })
    .where('verifier', '=', verifier)
    .$if(id !== undefined, (query) => query.where('id', '=', id as TenantId))
    .returning(sql<TenantId>`id`.as('id'))
    .execute()
  return rows.map((row) => row.id)
}
