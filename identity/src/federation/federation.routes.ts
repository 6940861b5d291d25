import type { Interaction } from 'oidc-provider'
import { findAccountIdOf } from '#account/federated-identities.repository.ts'
import { type FederationFailureKind, failureKinds } from '#pages/federation-failure.messages.ts'
import { federationFailurePage } from '#pages/federation-failure.page.ts'
import { expiredPage } from '#pages/notices.page.ts'
import { inLanguage } from '#pages/page-language.ts'
import { type Exchange, redirect } from '#platform/http/exchange.ts'
import { HttpError } from '#platform/http/http-error.ts'
import type { Params } from '#platform/http/routes.ts'
import { answerPage, type RealmContext, type RealmRoute, viewOf } from '#realm/realm-context.ts'
import { federationMethod } from '#realm/token-claims.ts'
import { countSignIn } from '#security-event/record-event.service.ts'
import { finishSignIn } from '#sign-in/finish-sign-in.ts'
import { findReauthentication } from '#sign-in/reauthentication.ts'
import { federationAddress, passwordAddress } from '#sign-in/sign-in-address.ts'
import { federationAlias } from './federation.ts'
import { FederationFailure, reasonOf } from './federation-failure.ts'
import { findDepartedSignIn, saveFederationRequest, takeFederationRequest } from './federation-requests.repository.ts'
import { linkAccount } from './link-account.service.ts'

/** Below the path of the sign-in page, so that its cookie is sent. */
const path = '/login-actions/authenticate/:uid/federation'

export const federationRoutes: readonly RealmRoute[] = [
  { method: 'GET', path, answer: withCurrentSignIn(sendToFederation) },
  // Keycloak's path, which federations have registered
  { method: 'GET', path: `/broker/${federationAlias}/endpoint`, answer: receive },
  { method: 'GET', path: `${path}/return`, answer: withCurrentSignIn(finish) },
  { method: 'GET', path: `${path}/failure/:kind`, answer: withCurrentSignIn(showFailure) },
]

/** A tampering visitor can cause these too; many of them mean that something is wrong. */
const operatorFailures: ReadonlySet<FederationFailureKind> = new Set(['unavailable', 'failed'])

type SignIn = Pick<Interaction, 'uid' | 'params' | 'prompt' | 'session'>
type Step = (context: RealmContext, exchange: Exchange, signIn: SignIn, params: Params) => Promise<void> | void

/** A step of the sign-in of this browser. A failure at the federation redirects to a page that can be reloaded. */
function withCurrentSignIn(step: Step): RealmRoute['answer'] {
  return async (context, exchange, params) => {
    const { deps, realm } = context
    const { definition } = realm
    if (!definition.federation) throw new HttpError(404)
    const signIn = await realm.provider().interactionDetails(exchange.req, exchange.res)
    try {
      await step(context, exchange, signIn, params)
    } catch (error) {
      if (!(error instanceof FederationFailure)) throw error
      countSignIn(deps, exchange.req, definition.name, `federation-${error.kind}`)
      const level = operatorFailures.has(error.kind) ? 'warn' : 'info'
      deps.logger[level]({ realm: definition.name, reason: reasonOf(error) }, 'federation did not identify')
      const { language } = viewOf(context, exchange, signIn.params)
      redirect(exchange, inLanguage(`${federationAddress(definition, signIn.uid)}/failure/${error.kind}`, language))
    }
  }
}

function showFailure(context: RealmContext, exchange: Exchange, { uid, params }: SignIn, { kind }: Params): void {
  const { definition } = context.realm
  const known = failureKinds.find((it) => it === kind)
  if (!definition.federation || !known) throw new HttpError(404)
  const page = federationFailurePage(viewOf(context, exchange, params), {
    kind: known,
    federationName: definition.federation.name,
    passwordHref: passwordAddress(definition, uid),
    retryHref: federationAddress(definition, uid),
  })
  answerPage(context, exchange, page)
}

async function sendToFederation(context: RealmContext, exchange: Exchange, signIn: SignIn): Promise<void> {
  const { deps, realm } = context
  const { uid, params } = signIn
  const confirming = await findReauthentication(deps, realm.definition.name, signIn)
  const { language } = viewOf(context, exchange, params)
  const { url, request } = await deps.federation.prepare(redirectUri(context), {
    language,
    isReauthentication: confirming !== undefined,
  })
  await saveFederationRequest(deps.db, realm.definition.name, { signInUid: uid, language }, request)
  redirect(exchange, url.href)
}

/** The cookie of the sign-in is not sent to this path, so the browser is redirected to the one that gets it. */
async function receive(context: RealmContext, exchange: Exchange): Promise<void> {
  const { deps, realm } = context
  if (!realm.definition.federation) throw new HttpError(404)
  const { searchParams, search } = exchange.url
  const departure = await findDepartedSignIn(deps.db, realm.definition.name, searchParams.get('state') ?? '')
  if (!departure) return answerPage(context, exchange, expiredPage(viewOf(context, exchange)))
  const { signInUid, language } = departure
  redirect(exchange, inLanguage(`${federationAddress(realm.definition, signInUid)}/return${search}`, language))
}

async function finish(context: RealmContext, exchange: Exchange, signIn: SignIn): Promise<void> {
  const { deps, realm } = context
  const { uid, params } = signIn
  const { name } = realm.definition
  const { searchParams, search } = exchange.url
  const request = await takeFederationRequest(deps.db, name, uid, searchParams.get('state') ?? '')
  if (!request) throw new FederationFailure('failed')
  const person = await deps.federation.identify(new URL(redirectUri(context) + search), request)
  const { language } = viewOf(context, exchange, params)
  const confirming = await findReauthentication(deps, name, signIn)
  // somebody who confirms that it is them links nothing and cannot become somebody else
  if (confirming && (await findAccountIdOf(deps.db, name, person)) !== confirming.account.id)
    throw new FederationFailure('other-person')
  const account = confirming?.account ?? (await linkAccount(deps, name, person, language))
  countSignIn(deps, exchange.req, name, 'signed-in')
  await finishSignIn(context, exchange, account, [federationMethod(federationAlias)])
}

const redirectUri = ({ realm }: RealmContext) => `${realm.definition.issuer}/broker/${federationAlias}/endpoint`
