import { canonicalEmail, emailFormatProblem } from '@bailclair/domain/identity/email.rules.ts'
import type { Deps } from '#deps.ts'
import type { RealmName } from '#realm/realm-names.ts'
import { type Account, maySignIn } from './account.ts'
import { findAccountWithPassword } from './accounts.repository.ts'

/**
 * Not right for an unknown e-mail, a wrong password, no password, or an unconfirmed or disabled account. All cases take
 * the same time, so nobody learns which one it was.
 */
export async function authenticate(
  deps: Pick<Deps, 'db' | 'passwords'>,
  realm: RealmName,
  email: string,
  password: string,
): Promise<{ account: Account | undefined; isRight: boolean }> {
  const isEmail = emailFormatProblem(email) === undefined
  const found = isEmail ? await findAccountWithPassword(deps.db, realm, canonicalEmail(email)) : undefined
  const isPassword = await deps.passwords.matches(password, found?.passwordHash)
  return { account: found?.account, isRight: found !== undefined && isPassword && maySignIn(found.account) }
}
