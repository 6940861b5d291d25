import type { Sealed } from '@bailclair/server-kit/key-ring.ts'
import type { Account, AccountId } from '#account/account.ts'
import type { Db } from '#platform/database/database.ts'
import type { RealmName } from '#realm/realm-names.ts'

type Owned = { accountId: AccountId }
export type ExportedPasskey = Owned & {
  credentialId: Buffer
  publicKey: Buffer
  signCount: number
  transports: string[]
  aaguid: string
  name: string
  createdAt: Date
}
type ExportedPassword = Owned & { hash: string; createdAt: Date }
type ExportedCodeApp = Owned & Sealed & { name: string; createdAt: Date }

/** An account with everything that it signs in with. */
export type ExportedAccount = {
  account: Account
  password: ExportedPassword | undefined
  codeApp: ExportedCodeApp | undefined
  passkeys: ExportedPasskey[]
  federatedSubjects: string[]
  hasRecoveryCodes: boolean
}

const firstId = '00000000-0000-0000-0000-000000000000'

/** The accounts after `after`, in the order of their ids. */
export async function listExportedAccounts(
  db: Db,
  realm: RealmName,
  { after = firstId, limit }: { after: string | undefined; limit: number },
): Promise<ExportedAccount[]> {
  const accounts = await db.query<Account>(
    `select id, realm, email, email_verified as "emailVerified", enabled, first_name as "firstName",
        last_name as "lastName", language, not_before as "notBefore", created_at as "createdAt",
        array(select role from account_role where account_id = account.id order by role) as roles
      from account where realm = $1 and id > $2 order by id limit $3`,
    [realm, after, limit],
  )
  const ids = accounts.map(({ id }) => id)
  const [passwords, codeApps, passkeys, identities, recoveryCodes] = [
    await db.query<ExportedPassword>(
      `select account_id as "accountId", hash, created_at as "createdAt" from password_credential
        where account_id = any($1)`,
      [ids],
    ),
    await db.query<ExportedCodeApp>(
      `select account_id as "accountId", sealed, key_id as "keyId", name, created_at as "createdAt" from code_app
        where account_id = any($1)`,
      [ids],
    ),
    await db.query<ExportedPasskey>(
      `select account_id as "accountId", credential_id as "credentialId", public_key as "publicKey",
          sign_count::float8 as "signCount", transports, aaguid, name, created_at as "createdAt"
        from passkey where account_id = any($1) order by created_at, id`,
      [ids],
    ),
    await db.query<Owned & { subject: string }>(
      `select account_id as "accountId", subject from federated_identity where account_id = any($1)
        order by created_at`,
      [ids],
    ),
    await db.query<Owned>(
      `select distinct account_id as "accountId" from recovery_code where account_id = any($1) and used_at is null`,
      [ids],
    ),
  ]
  return accounts.map((account) => {
    const isTheirs = ({ accountId }: Owned) => accountId === account.id
    return {
      account,
      password: passwords.find(isTheirs),
      codeApp: codeApps.find(isTheirs),
      passkeys: passkeys.filter(isTheirs),
      federatedSubjects: identities.filter(isTheirs).map(({ subject }) => subject),
      hasRecoveryCodes: recoveryCodes.some(isTheirs),
    }
  })
}
