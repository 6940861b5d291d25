import type { Interaction } from 'oidc-provider'
import { type Account, maySignInByFederation } from '#account/account.ts'
import { findAccount } from '#account/accounts.repository.ts'
import { findPasswordCredential } from '#account/passwords.repository.ts'
import type { Deps } from '#deps.ts'
import type { RealmName } from '#realm/realm-names.ts'
import { identityProviderOf } from '#realm/token-claims.ts'

/** Somebody who is signed in and must prove again who they are. */
export type Reauthentication = {
  account: Account
  hasPassword: boolean
  /** Signed in through the federation, so they confirm there. */
  isFederated: boolean
}

const confirmingReasons = ['login_prompt', 'max_age', 'action_age']

/** Undefined for an ordinary sign-in, also when the session's account is gone or signed out. */
export async function findReauthentication(
  { db }: Pick<Deps, 'db'>,
  realm: RealmName,
  { prompt, session }: Pick<Interaction, 'prompt' | 'session'>,
): Promise<Reauthentication | undefined> {
  const { reasons } = prompt
  if (!session?.accountId || reasons.includes('no_account')) return undefined
  if (!confirmingReasons.some((reason) => reasons.includes(reason))) return undefined
  const account = await findAccount(db, realm, session.accountId)
  if (!account || !maySignInByFederation(account)) return undefined
  const hasPassword = (await findPasswordCredential(db, account.id)) !== undefined
  return { account, hasPassword, isFederated: identityProviderOf(session.amr) !== undefined }
}
