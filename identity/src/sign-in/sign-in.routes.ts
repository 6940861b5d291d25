import { proofs } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import type { Interaction } from 'oidc-provider'
import type { Deps } from '#deps.ts'
import { signInOptions } from '#factor/passkey.service.ts'
import { federationAlias } from '#federation/federation.ts'
import { chosenLanguageCookie } from '#pages/page-language.ts'
import { type SignInProblem, signInPage } from '#pages/sign-in.page.ts'
import { type Exchange, redirect } from '#platform/http/exchange.ts'
import { readForm } from '#platform/http/read-body.ts'
import { Unavailable } from '#platform/unavailable.ts'
import { answerPage, type RealmContext, type RealmRoute, viewOf } from '#realm/realm-context.ts'
import type { RealmName } from '#realm/realm-names.ts'
import { browserOf, countSignIn, recordEvent, type SignInOutcome } from '#security-event/record-event.service.ts'
import { findSignIn, type ShownSignIn } from './current-sign-in.ts'
import { continueSignIn } from './finish-sign-in.ts'
import { readKnownBrowser } from './known-browser.ts'
import { findReauthentication } from './reauthentication.ts'
import { type SignInResult, signIn } from './sign-in.service.ts'
import {
  cancelAddress,
  enrolmentAddress,
  federationAddress,
  passkeyAddress,
  passwordAddress,
  signInAddress,
} from './sign-in-address.ts'
import { signInLinks } from './sign-in-links.ts'
import { tryPasskey } from './try-passkey.ts'

const path = '/login-actions/authenticate/:uid'

export const signInRoutes: readonly RealmRoute[] = [
  {
    method: 'GET',
    path,
    async answer(context, exchange) {
      const interaction = await findSignIn(context, exchange)
      if (interaction.prompt.name === 'action')
        return redirect(exchange, enrolmentAddress(context.realm.definition, interaction.uid))
      const { kc_idp_hint: hint, login_hint: email } = interaction.params
      const isSentOn = hint === federationAlias && !exchange.url.searchParams.has('password')
      const confirming = await findReauthentication(context.deps, context.realm.definition.name, interaction)
      if (context.realm.definition.federation && isSentOn && !confirming)
        return redirect(exchange, federationAddress(context.realm.definition, interaction.uid))
      const chosen = chosenLanguageCookie(context.deps.config, exchange.url)
      if (chosen) exchange.res.appendHeader('set-cookie', chosen)
      await showForm(context, exchange, { interaction, confirming }, typeof email === 'string' ? email : '')
    },
  },
  {
    method: 'POST',
    path,
    async answer(context, exchange) {
      const interaction = await findSignIn(context, exchange)
      const form = await readForm(exchange.req)
      const confirming = await findReauthentication(context.deps, context.realm.definition.name, interaction)
      // somebody who confirms that it is them cannot become somebody else
      const email = confirming?.account.email ?? form.get('username') ?? ''
      const problem = await tryPassword(context, exchange, interaction, email, form.get('password') ?? '')
      if (problem) await showForm(context, exchange, { interaction, confirming }, email, problem)
    },
  },
  {
    method: 'POST',
    path: `${path}/passkey`,
    async answer(context, exchange) {
      const interaction = await findSignIn(context, exchange)
      const form = await readForm(exchange.req)
      const confirming = await findReauthentication(context.deps, context.realm.definition.name, interaction)
      const problem = await tryPasskey(context, exchange, { interaction, confirming }, form.get('passkey') ?? '')
      if (problem)
        await showForm(context, exchange, { interaction, confirming }, confirming?.account.email ?? '', problem)
    },
  },
  {
    method: 'GET',
    path: `${path}/cancel`,
    async answer(context, exchange) {
      await findSignIn(context, exchange)
      const refusal = { error: 'access_denied', error_description: 'The person cancelled' }
      await context.realm.provider().interactionFinished(exchange.req, exchange.res, refusal)
    },
  },
]

async function tryPassword(
  { deps, realm }: RealmContext,
  exchange: Exchange,
  interaction: Interaction,
  email: string,
  password: string,
): Promise<SignInProblem | undefined> {
  const missing = [
    ...(email.trim() === '' ? ['email' as const] : []),
    ...(password === '' ? ['password' as const] : []),
  ]
  const { definition } = realm
  const { req, address } = exchange
  const tell = (outcome: SignInOutcome) => countSignIn(deps, req, definition.name, outcome)
  if (missing.length > 0) {
    tell('missing')
    return { kind: 'missing', fields: missing }
  }
  const browser = readKnownBrowser(deps.config, definition.name, email, req.headers.cookie)
  try {
    const result = await signIn(deps, { realm: definition.name, email, password, browser, address })
    tell(result.kind)
    if (result.kind !== 'signed-in') {
      recordFailure(deps, req, definition.name, result)
      return result
    }
    await continueSignIn({ deps, realm }, exchange, interaction, result.account, [proofs.password])
    return undefined
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    tell('unavailable')
    return { kind: 'unavailable', retryAfter: error.retryAfter }
  }
}

type Failure = Exclude<SignInResult, { kind: 'signed-in' }>

/** Nobody waits for it: the time to store it would reveal that the address has an account. */
function recordFailure(deps: Deps, req: Exchange['req'], realm: RealmName, { kind, accountId }: Failure): void {
  const known = accountId ? 'invalid_user_credentials' : 'user_not_found'
  const error = kind === 'slowed-down' ? 'user_temporarily_disabled' : known
  void recordEvent(deps, { type: 'LOGIN_ERROR', realm, account: accountId, error, details: browserOf(req) })
}

async function showForm(
  context: RealmContext,
  exchange: Exchange,
  { interaction: { uid, params }, confirming }: ShownSignIn,
  email: string,
  problem?: SignInProblem,
): Promise<void> {
  const { definition } = context.realm
  const page = signInPage({
    ...viewOf(context, exchange, params),
    realm: definition.name,
    // after an error or a language change, the form must not lead to the federation
    action: params['kc_idp_hint'] ? passwordAddress(definition, uid) : signInAddress(definition, uid),
    email,
    problem,
    hasEnded: params['session_ended'] === 'true',
    confirming: confirming && {
      ...confirming,
      email: confirming.account.email,
      cancelHref: cancelAddress(definition, uid),
    },
    passkey: {
      action: passkeyAddress(definition, uid),
      options: JSON.stringify(await signInOptions(context.deps, uid)),
    },
    links: signInLinks(definition, params['redirect_uri']),
    federation: definition.federation && {
      name: definition.federation.name,
      href: federationAddress(definition, uid),
    },
  })
  answerPage(context, exchange, page)
}
