import { levelOf, stepAfterPassword, twoFactors } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import type { Interaction } from 'oidc-provider'
import type { Account } from '#account/account.ts'
import { findSignInMethods } from '#factor/factors.repository.ts'
import { type Exchange, redirect } from '#platform/http/exchange.ts'
import type { RealmContext } from '#realm/realm-context.ts'
import { browserOf, recordEvent } from '#security-event/record-event.service.ts'
import { signInTime } from '#session/end-sessions.service.ts'
import { keepStep } from '#session/sign-in-step.ts'
import { knownBrowserCookie } from './known-browser.ts'
import { enrolmentAddress, secondStepAddress } from './sign-in-address.ts'

/** Opens the session of an identified account and redirects to the application. `amr`: how it was identified. */
export async function finishSignIn(
  { deps, realm }: RealmContext,
  { req, res }: Exchange,
  account: Pick<Account, 'id' | 'email' | 'notBefore'>,
  amr: readonly string[],
): Promise<void> {
  const acr = levelOf(amr)
  const login = {
    accountId: account.id,
    amr: [...amr, ...(acr === twoFactors ? ['mfa'] : [])],
    acr,
    ts: signInTime(account.notBefore),
    // a browser-session cookie, like Keycloak without "remember me"
    remember: false,
  }
  // not before the last factor: who knows only the password would get a count of guesses for each new browser
  res.appendHeader('set-cookie', knownBrowserCookie(deps.config, realm.definition, account.email))
  const details = { auth_method: amr.join(' '), ...browserOf(req) }
  await recordEvent(deps, { type: 'LOGIN', realm: realm.definition.name, account: account.id, details })
  await realm.provider().interactionFinished(req, res, { login }, { mergeWithLastSubmission: false })
}

/** After a right password: the session, or what is still missing. */
export async function continueSignIn(
  context: RealmContext,
  exchange: Exchange,
  interaction: Interaction,
  account: Account,
  amr: string[],
): Promise<void> {
  const { definition } = context.realm
  const next = stepAfterPassword(await findSignInMethods(context.deps.db, account.id), definition)
  if (next === 'signed-in') return finishSignIn(context, exchange, account, amr)
  await keepStep(interaction, { account: account.id, amr })
  const address = next === 'enrolment' ? enrolmentAddress : secondStepAddress
  redirect(exchange, address(definition, interaction.uid))
}
