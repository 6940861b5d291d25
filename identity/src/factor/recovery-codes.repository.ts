import type { AccountId } from '#account/account.ts'
import type { Db } from '#platform/database/database.ts'

/** The former codes no longer work. */
export async function replaceRecoveryCodes(db: Db, account: AccountId, hashes: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(db, account)
  await db.query('insert into recovery_code (account_id, hash) select $1, unnest($2::bytea[])', [account, hashes])
}

/** False when there is no such code, or it was used: of parallel calls exactly one gets true. */
export async function useRecoveryCode(db: Db, account: AccountId, hash: Buffer): Promise<boolean> {
  const rows = await db.query(
    'update recovery_code set used_at = now() where account_id = $1 and hash = $2 and used_at is null returning 1',
    [account, hash],
  )
  return rows.length > 0
}

/** Undefined when the account never had any. */
export async function findRecoveryCodes(
  db: Db,
  account: AccountId,
): Promise<{ left: number; total: number; createdAt: Date } | undefined> {
  const [found] = await db.query<{ left: number; total: number; createdAt: Date | null }>(
    `select count(*) filter (where used_at is null)::int as left, count(*)::int as total, min(created_at) as "createdAt"
      from recovery_code where account_id = $1`,
    [account],
  )
  return found?.createdAt ? { ...found, createdAt: found.createdAt } : undefined
}

export async function deleteRecoveryCodes(db: Db, account: AccountId): Promise<boolean> {
  const rows = await db.query('delete from recovery_code where account_id = $1 returning 1', [account])
  return rows.length > 0
}
