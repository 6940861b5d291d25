import { createHmac } from 'node:crypto'
import { canonicalEmail } from '@bailclair/domain/identity/email.rules.ts'
import { networkOf } from '@bailclair/server-kit/network/network.ts'
import type { Account, AccountId } from '#account/account.ts'
import { findAccountByEmail } from '#account/accounts.repository.ts'
import { authenticate } from '#account/authenticate.service.ts'
import type { Deps } from '#deps.ts'
import type { RealmName } from '#realm/realm-names.ts'
import { countAttempt, resetAttempts, uncountAttempt } from './sign-in-attempts.repository.ts'

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
  const { db, config } = deps
  const { realm, email, password, address, browser } = attempt
  const network = pseudonym(deps, [realm, 'network', networkOf(address)])
  const account = pseudonym(deps, browser ? [realm, 'browser', browser] : [realm, 'account', canonicalEmail(email)])

  const networkWait = await countAttempt(db, { key: network, freeFailures: config.SIGN_IN_FREE_FAILURES_PER_NETWORK })
  if (networkWait > 0) return { kind: 'slowed-down', retryAfter: networkWait, accountId: undefined }
  const accountWait = await countAttempt(db, { key: account, freeFailures: config.SIGN_IN_FREE_FAILURES })
  if (accountWait > 0) {
    await uncountAttempt(db, network)
    const slowed = await findAccountByEmail(db, realm, canonicalEmail(email))
    return { kind: 'slowed-down', retryAfter: accountWait, accountId: slowed?.id }
  }

  const { account: found, isRight } = await authenticate(deps, realm, email, password)
  if (!found || !isRight) return { kind: 'wrong-credentials', accountId: found?.id }
  await resetAttempts(db, account)
  await uncountAttempt(db, network)
  return { kind: 'signed-in', account: found }
}

/** A keyed hash, because all IPv4 addresses can be tried against a plain one. */
const pseudonym = ({ config }: Pick<Deps, 'config'>, parts: string[]): Buffer =>
  createHmac('sha256', config.PSEUDONYM_KEY).update(JSON.stringify(parts)).digest()
