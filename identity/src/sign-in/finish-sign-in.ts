import type { Account } from '#account/account.ts'
import type { Exchange } from '#platform/http/exchange.ts'
import type { Realm } from '#realm/realm.ts'
import { signInTime } from '#session/end-sessions.service.ts'

/** Opens the session of an identified account and redirects to the application. */
export async function finishSignIn(
  realm: Realm,
  { req, res }: Exchange,
  account: Pick<Account, 'id' | 'notBefore'>,
  method: string,
): Promise<void> {
  const login = {
    accountId: account.id,
    amr: [method],
    ts: signInTime(account.notBefore),
    // a browser-session cookie, like Keycloak without "remember me"
    remember: false,
  }
  await realm.provider().interactionFinished(req, res, { login }, { mergeWithLastSubmission: false })
}
