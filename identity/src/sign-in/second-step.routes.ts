import { type Proof, proofs } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import type { Interaction } from 'oidc-provider'
import { type Account, maySignIn } from '#account/account.ts'
import { findAccount } from '#account/accounts.repository.ts'
import { checkCode } from '#factor/code-app.service.ts'
import { findSignInMethods } from '#factor/factors.repository.ts'
import { checkPasskey, signInOptions } from '#factor/passkey.service.ts'
import { checkRecoveryCode } from '#factor/recovery-codes.service.ts'
import { type SecondStepProblem, secondStepPage } from '#pages/second-step.page.ts'
import { type Exchange, redirect } from '#platform/http/exchange.ts'
import { readForm } from '#platform/http/read-body.ts'
import { answerPage, type RealmContext, type RealmRoute, viewOf } from '#realm/realm-context.ts'
import { browserOf, countSignIn, recordEvent } from '#security-event/record-event.service.ts'
import { type SignInStep, stepOf } from '#session/sign-in-step.ts'
import { findSignIn } from './current-sign-in.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { readKnownBrowser } from './known-browser.ts'
import { codeWaitSeconds, limitAttempts } from './limit-attempts.ts'
import { secondStepAddress, signInAddress } from './sign-in-address.ts'

const path = '/login-actions/authenticate/:uid/second-step'

/** After a right password: a code, a passkey or a recovery code. */
export const secondStepRoutes: readonly RealmRoute[] = [
  {
    method: 'GET',
    path,
    answer: withFirstStep(async (context, exchange, step) => showStep(context, exchange, step)),
  },
  {
    method: 'POST',
    path,
    answer: withFirstStep(async (context, exchange, step) => {
      const form = await readForm(exchange.req)
      const problem = await tryProof(context, exchange, step, form)
      if (problem) await showStep(context, exchange, step, problem)
    }),
  },
]

type FirstStep = SignInStep & { interaction: Interaction; person: Account }
type Answer = (context: RealmContext, exchange: Exchange, step: FirstStep) => Promise<void>

/** Whoever has not typed the password in this browser begins there. */
function withFirstStep(answer: Answer): RealmRoute['answer'] {
  return async (context, exchange) => {
    const { deps, realm } = context
    const interaction = await findSignIn(context, exchange)
    const step = stepOf(interaction)
    const person = step && (await findAccount(deps.db, realm.definition.name, step.account))
    if (!step || !person || !maySignIn(person))
      return redirect(exchange, signInAddress(realm.definition, interaction.uid))
    await answer(context, exchange, { ...step, interaction, person })
  }
}

type Problem = Exclude<SecondStepProblem['kind'], 'slowed-down'>
type Verdict = { isRight: true; proof: Proof } | { isRight: false; problem: Problem }

async function tryProof(
  context: RealmContext,
  exchange: Exchange,
  { person, amr, interaction }: FirstStep,
  form: URLSearchParams,
): Promise<SecondStepProblem | undefined> {
  const { deps, realm } = context
  const { name } = realm.definition
  const { req, address } = exchange
  if ([...form.values()].every((value) => value.trim() === '')) return { kind: 'missing' }
  const browser = readKnownBrowser(deps.config, name, person.email, req.headers.cookie)
  const attempt = { realm: name, address, target: ['factor', browser ?? person.id], maxWaitSeconds: codeWaitSeconds }
  const result = await limitAttempts(deps, attempt, () => judge(context, { person, uid: interaction.uid }, form))
  const event = { type: 'LOGIN_ERROR', realm: name, account: person.id, details: browserOf(req) } as const
  if ('retryAfter' in result) {
    countSignIn(deps, req, name, 'slowed-down')
    await recordEvent(deps, { ...event, error: 'user_temporarily_disabled' })
    return { kind: 'slowed-down', retryAfter: result.retryAfter }
  }
  if (!result.isRight) {
    countSignIn(deps, req, name, 'wrong-credentials')
    await recordEvent(deps, { ...event, error: 'invalid_user_credentials' })
    return { kind: result.problem }
  }
  countSignIn(deps, req, name, 'signed-in')
  await finishSignIn(context, exchange, person, [...amr, result.proof])
  return undefined
}

async function judge(
  { deps, realm }: RealmContext,
  { person, uid }: { person: Account; uid: string },
  form: URLSearchParams,
): Promise<Verdict> {
  const answer = form.get('passkey')
  if (answer) {
    const verdict = await checkPasskey(deps, { realm: realm.definition.name, uid, answer })
    const isTheirs = verdict.kind === 'right' && verdict.passkey.accountId === person.id
    return isTheirs ? { isRight: true, proof: proofs.passkey } : { isRight: false, problem: 'wrong-passkey' }
  }
  const recovery = form.get('recovery')
  if (recovery) {
    const isRight = await checkRecoveryCode(deps, person.id, recovery)
    return isRight ? { isRight, proof: proofs.code } : { isRight, problem: 'wrong-recovery' }
  }
  const verdict = await checkCode(deps, person.id, form.get('otp') ?? '')
  return verdict === 'right' ? { isRight: true, proof: proofs.code } : { isRight: false, problem: verdict }
}

async function showStep(
  context: RealmContext,
  exchange: Exchange,
  { interaction: { uid, params }, person }: FirstStep,
  problem?: SecondStepProblem,
): Promise<void> {
  const { deps, realm } = context
  const { definition } = realm
  const methods = await findSignInMethods(deps.db, person.id)
  const page = secondStepPage({
    ...viewOf(context, exchange, params),
    realm: definition.name,
    action: secondStepAddress(definition, uid),
    cancelHref: signInAddress(definition, uid),
    hasCodeApp: methods.codeApp,
    recoveryCodes: methods.recoveryCodes,
    passkeyOptions: methods.passkeys > 0 ? JSON.stringify(await signInOptions(deps, uid)) : undefined,
    problem,
  })
  answerPage(context, exchange, page)
}
