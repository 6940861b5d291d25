import { canonicalEmail } from '@bailclair/domain/identity/email.rules.ts'
import type { Account, AccountId } from '#account/account.ts'
import { findAccountByEmail } from '#account/accounts.repository.ts'
import { authenticate } from '#account/authenticate.service.ts'
import type { Deps } from '#deps.ts'
import type { RealmName } from '#realm/realm-names.ts'
import { limitAttempts } from './limit-attempts.ts'

export type SignInAttempt = {
  realm: RealmName
  email: string
  password: string
  address: string
  /** Set when the account signed in from this browser before. */
  browser: string | undefined
}
export type SignInResult =
  | { kind: 'signed-in'; account: Account }
  /** `accountId`: whose password it was not, for the account's log only. */
  | { kind: 'wrong-credentials'; accountId: AccountId | undefined }
  /** In seconds. */
  | { kind: 'slowed-down'; retryAfter: number; accountId: AccountId | undefined }

/**
 * The wait grows with the failures of the account and of the network. Unknown e-mails count like known ones; an attempt
 * that finds the queue full does not count.
 */
export const signIn = (deps: SignInDeps, attempt: SignInAttempt): Promise<SignInResult> =>
  deps.passwordQueue(attempt.address, () => decide(deps, attempt))

type SignInDeps = Pick<Deps, 'db' | 'config' | 'passwords' | 'passwordQueue'>

async function decide(deps: SignInDeps, attempt: SignInAttempt): Promise<SignInResult> {
  const { realm, email, password, address, browser } = attempt
  const target = browser ? ['browser', browser] : ['account', canonicalEmail(email)]
  const result = await limitAttempts(deps, { realm, address, target }, () => authenticate(deps, realm, email, password))
  if ('retryAfter' in result) {
    const { retryAfter, by } = result
    const slowed = by === 'target' ? await findAccountByEmail(deps.db, realm, canonicalEmail(email)) : undefined
    return { kind: 'slowed-down', retryAfter, accountId: slowed?.id }
  }
  const { account, isRight } = result
  return account && isRight ? { kind: 'signed-in', account } : { kind: 'wrong-credentials', accountId: account?.id }
}
