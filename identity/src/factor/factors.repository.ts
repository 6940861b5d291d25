import type { SignInMethods } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import type { AccountId } from '#account/account.ts'
import type { Db } from '#platform/database/database.ts'

/** What the account can sign in with, in one statement: it is asked at each sign-in. */
export async function findSignInMethods(
  db: Db,
  account: AccountId,
): Promise<SignInMethods & { recoveryCodes: number }> {
  const [found] = await db.query<SignInMethods & { recoveryCodes: number }>(
    `select exists (select from password_credential where account_id = $1) as password,
      exists (select from federated_identity where account_id = $1) as federation,
      (select count(*)::int from passkey where account_id = $1) as passkeys,
      exists (select from code_app where account_id = $1) as "codeApp",
      (select count(*)::int from recovery_code where account_id = $1 and used_at is null) as "recoveryCodes"`,
    [account],
  )
  return found as SignInMethods & { recoveryCodes: number }
}
