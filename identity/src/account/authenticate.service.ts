import { canonicalEmail, emailFormatProblem } from '@bailclair/domain/identity/email.rules.ts'
import type { Deps } from '#deps.ts'
import type { RealmName } from '#realm/realm-names.ts'
import { type Account, maySignIn } from './account.ts'
import { findAccountWithPassword } from './accounts.repository.ts'

/**
 * Whose e-mail and password are these? Undefined for an unknown e-mail, a wrong password, an account that was not
 * confirmed or that is disabled, and one without a password: all alike, and after the same time.
 */
export async function authenticate(
  deps: Pick<Deps, 'db' | 'passwords'>,
  realm: RealmName,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const isEmail = emailFormatProblem(email) === undefined
  const found = isEmail ? await findAccountWithPassword(deps.db, realm, canonicalEmail(email)) : undefined
  const isPassword = await deps.passwords.matches(password, found?.passwordHash)
  return found && isPassword && maySignIn(found.account) ? found.account : undefined
}
