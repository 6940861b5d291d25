import type { Language } from '@bailclair/domain/value/language.ts'
import type { Db } from '#platform/database/database.ts'
import type { RealmName } from '#realm/realm-names.ts'
import { type Account, type AccountId, isAccountId } from './account.ts'

type Row = Omit<Account, 'firstName' | 'lastName'> & { firstName: string | null; lastName: string | null }

const columns = `account.id, realm, email, email_verified as "emailVerified", enabled, first_name as "firstName",
  last_name as "lastName", language,
  array(select role from account_role where account_id = account.id order by role) as roles, not_before as "notBefore", account.created_at as "createdAt"`

const toAccount = (row: Row): Account => ({
  ...row,
  firstName: row.firstName ?? undefined,
  lastName: row.lastName ?? undefined,
})
const first = (rows: Row[]): Account | undefined => rows.map(toAccount)[0]

export async function findAccount(db: Db, realm: RealmName, id: string): Promise<Account | undefined> {
  if (!isAccountId(id)) return undefined
  return first(await db.query<Row>(`select ${columns} from account where realm = $1 and id = $2`, [realm, id]))
}

export async function findAccountByEmail(db: Db, realm: RealmName, email: string): Promise<Account | undefined> {
  return first(await db.query<Row>(`select ${columns} from account where realm = $1 and email = $2`, [realm, email]))
}

export async function lockAccountByEmail(db: Db, realm: RealmName, email: string): Promise<Account | undefined> {
  const sql = `select ${columns} from account where realm = $1 and email = $2 for update`
  return first(await db.query<Row>(sql, [realm, email]))
}

export async function findAccountWithPassword(
  db: Db,
  realm: RealmName,
  email: string,
): Promise<{ account: Account; passwordHash: string | undefined } | undefined> {
  const [row] = await db.query<Row & { hash: string | null }>(
    `select ${columns}, hash from account left join password_credential on account_id = account.id
      where realm = $1 and email = $2`,
    [realm, email],
  )
  if (!row) return undefined
  const { hash, ...account } = row
  return { account: toAccount(account), passwordHash: hash ?? undefined }
}

export type NewAccount = Pick<
  Account,
  'realm' | 'email' | 'emailVerified' | 'enabled' | 'firstName' | 'lastName' | 'language'
>

/** Undefined when the e-mail already has an account in the realm. */
export async function insertAccount(db: Db, account: NewAccount): Promise<Account | undefined> {
  const { realm, email, emailVerified, enabled, firstName, lastName, language } = account
  return first(
    await db.query<Row>(
      `insert into account (realm, email, email_verified, enabled, first_name, last_name, language)
        values ($1, $2, $3, $4, $5, $6, $7) on conflict (realm, email) do nothing returning ${columns}`,
      [realm, email, emailVerified, enabled, firstName, lastName, language],
    ),
  )
}

export type AccountChanges = Partial<{
  email: string
  emailVerified: boolean
  enabled: boolean
  firstName: string
  lastName: string
  language: Language
}>

/** Changes only the given fields. Undefined when there is no such account; a taken e-mail is a unique violation. */
export async function updateAccount(
  db: Db,
  realm: RealmName,
  id: AccountId,
  changes: AccountChanges,
): Promise<Account | undefined> {
  const { email, emailVerified, enabled, firstName, lastName, language } = changes
  return first(
    await db.query<Row>(
      `update account set email = coalesce($3, email), email_verified = coalesce($4, email_verified),
          enabled = coalesce($5, enabled), first_name = coalesce($6, first_name), last_name = coalesce($7, last_name),
          language = coalesce($8, language)
        where realm = $1 and id = $2 returning ${columns}`,
      [realm, id, email, emailVerified, enabled, firstName, lastName, language],
    ),
  )
}

type Page = { first: number; max: number; onlyUnverified: boolean }

/** Oldest first. Without pages only for a realm with few accounts. */
export async function listAccounts(db: Db, realm: RealmName, { first: from, max, onlyUnverified }: Page) {
  const sql = `select ${columns} from account where realm = $1 and not (email_verified and $4)
    order by account.created_at, account.id offset $2 limit $3`
  return (await db.query<Row>(sql, [realm, from, max, onlyUnverified])).map(toAccount)
}

export async function insertRole(db: Db, id: AccountId, role: string): Promise<void> {
  await db.query('insert into account_role (account_id, role) values ($1, $2) on conflict do nothing', [id, role])
}

export async function deleteAccount(db: Db, realm: RealmName, id: AccountId): Promise<void> {
  await db.query('delete from account where realm = $1 and id = $2', [realm, id])
}

/** Ends all earlier sessions. Two calls within a second still give two values. */
export async function raiseNotBefore(db: Db, realm: RealmName, id: AccountId): Promise<void> {
  await db.query(
    `update account set not_before = greatest(extract(epoch from now())::integer, not_before + 1)
      where realm = $1 and id = $2`,
    [realm, id],
  )
}

/** The same for every account of a realm. */
export async function raiseNotBeforeOfAll(db: Db, realm: RealmName): Promise<void> {
  await db.query(
    `update account set not_before = greatest(extract(epoch from now())::integer, not_before + 1) where realm = $1`,
    [realm],
  )
}
