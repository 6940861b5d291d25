import type { Account } from '#account/account.ts'
import type { Exchange } from '#platform/http/exchange.ts'
import type { RealmContext } from '#realm/realm-context.ts'
import { browserOf, recordEvent } from '#security-event/record-event.service.ts'
import { signInTime } from '#session/end-sessions.service.ts'

/** Opens the session of an identified account and redirects to the application. */
export async function finishSignIn(
  { deps, realm }: RealmContext,
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
  const details = { auth_method: method, ...browserOf(req) }
  await recordEvent(deps, { type: 'LOGIN', realm: realm.definition.name, account: account.id, details })
  await realm.provider().interactionFinished(req, res, { login }, { mergeWithLastSubmission: false })
}
