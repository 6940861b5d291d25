import type { Sealed } from '@bailclair/server-kit/key-ring.ts'
import type { AccountId } from '#account/account.ts'
import type { Db } from '#platform/database/database.ts'

export type CodeApp = Sealed & {
  id: string
  accountId: AccountId
  lastStep: number
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const columns = `id, account_id as "accountId", sealed, key_id as "keyId", last_step::float8 as "lastStep", name,
  created_at as "createdAt", last_used_at as "lastUsedAt"`

export async function findCodeApp(db: Db, account: AccountId): Promise<CodeApp | undefined> {
  const [found] = await db.query<CodeApp>(`select ${columns} from code_app where account_id = $1`, [account])
  return found
}

/** A new one replaces the former. */
export async function replaceCodeApp(
  db: Db,
  account: AccountId,
  { sealed, keyId, lastStep, name }: Sealed & Pick<CodeApp, 'lastStep' | 'name'>,
): Promise<void> {
  await db.query(
    `insert into code_app (account_id, sealed, key_id, last_step, name) values ($1, $2, $3, $4, $5)
      on conflict (account_id) do update set id = gen_random_uuid(), sealed = excluded.sealed,
        key_id = excluded.key_id, last_step = excluded.last_step, name = excluded.name, created_at = now(),
        last_used_at = null`,
    [account, sealed, keyId, lastStep, name],
  )
}

/** False when this or a later code was used before: of parallel calls exactly one gets true. */
export async function useStep(db: Db, id: string, step: number): Promise<boolean> {
  const rows = await db.query(
    'update code_app set last_step = $2, last_used_at = now() where id = $1 and last_step < $2 returning 1',
    [id, step],
  )
  return rows.length > 0
}

export async function renameCodeApp(db: Db, account: AccountId, id: string, name: string): Promise<boolean> {
  const rows = await db.query('update code_app set name = $3 where account_id = $1 and id = $2 returning 1', [
    account,
    id,
    name,
  ])
  return rows.length > 0
}

export async function deleteCodeApp(db: Db, account: AccountId, id: string): Promise<boolean> {
  const rows = await db.query('delete from code_app where account_id = $1 and id = $2 returning 1', [account, id])
  return rows.length > 0
}

/** Those that another key encrypts, in batches. */
export const listOutdatedCodeApps = (db: Db, currentKeyId: string, limit: number): Promise<CodeApp[]> =>
  db.query<CodeApp>(`select ${columns} from code_app where key_id <> $1 limit $2`, [currentKeyId, limit])

export async function updateSealedSecret(db: Db, id: string, { sealed, keyId }: Sealed): Promise<void> {
  await db.query('update code_app set sealed = $2, key_id = $3 where id = $1', [id, sealed, keyId])
}
