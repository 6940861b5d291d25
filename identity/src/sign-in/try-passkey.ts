import { proofs } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import { maySignIn } from '#account/account.ts'
import { findAccount } from '#account/accounts.repository.ts'
import { checkPasskey, type PasskeyVerdict } from '#factor/passkey.service.ts'
import type { SignInProblem } from '#pages/sign-in.page.ts'
import type { Exchange } from '#platform/http/exchange.ts'
import type { RealmContext } from '#realm/realm-context.ts'
import { browserOf, countSignIn, recordEvent } from '#security-event/record-event.service.ts'
import type { ShownSignIn } from './current-sign-in.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { limitAttempts } from './limit-attempts.ts'

/** Signs in by a passkey alone. Nobody guesses a signature; the network's limit protects the server. */
export async function tryPasskey(
  context: RealmContext,
  exchange: Exchange,
  { interaction, confirming }: ShownSignIn,
  answer: string,
): Promise<SignInProblem | undefined> {
  const { deps, realm } = context
  const { name } = realm.definition
  const { req, address } = exchange
  const target = ['passkey', interaction.uid]
  const verdict = await limitAttempts(deps, { realm: name, address, target }, async () => {
    const checked = await checkPasskey(deps, { realm: name, uid: interaction.uid, answer })
    return { ...checked, isRight: checked.kind === 'right' }
  })
  if ('retryAfter' in verdict) {
    countSignIn(deps, req, name, 'slowed-down')
    return { kind: 'slowed-down', retryAfter: verdict.retryAfter }
  }
  const account = verdict.kind === 'right' ? await findAccount(deps.db, name, verdict.passkey.accountId) : undefined
  const isTheirs = !confirming || confirming.account.id === account?.id
  if (account && maySignIn(account) && isTheirs) {
    countSignIn(deps, req, name, 'signed-in')
    await finishSignIn(context, exchange, account, [proofs.passkey])
    return undefined
  }
  countSignIn(deps, req, name, 'wrong-credentials')
  await recordEvent(deps, {
    type: 'LOGIN_ERROR',
    realm: name,
    account: accountOf(verdict),
    error: 'invalid_user_credentials',
    details: { credential_type: 'webauthn-passwordless', ...browserOf(req) },
  })
  return { kind: 'wrong-passkey', reason: account && !isTheirs ? 'other-person' : reasonOf(verdict) }
}

const accountOf = (verdict: PasskeyVerdict) => {
  if ('passkey' in verdict) return verdict.passkey.accountId
  return 'accountId' in verdict ? verdict.accountId : undefined
}

/** An account that may not sign in is told the same as an unknown passkey. */
const reasonOf = ({ kind }: PasskeyVerdict) => (kind === 'right' ? 'unknown' : kind)
