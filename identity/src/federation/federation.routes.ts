import type { FederationFailureKind } from '#pages/federation-failure.messages.ts'
import { federationFailurePage } from '#pages/federation-failure.page.ts'
import { expiredPage } from '#pages/notices.page.ts'
import { inLanguage } from '#pages/page-language.ts'
import { type Exchange, redirect } from '#platform/http/exchange.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { answerPage, type RealmContext, type RealmRoute, viewOf } from '#realm/realm-context.ts'
import { federationMethod } from '#realm/token-claims.ts'
import { finishSignIn } from '#sign-in/finish-sign-in.ts'
import { federationAddress, passwordAddress } from '#sign-in/sign-in-address.ts'
import { federationAlias } from './federation.ts'
import { FederationFailure, reasonOf } from './federation-failure.ts'
import { findDeparture, saveFederationRequest, takeFederationRequest } from './federation-requests.repository.ts'
import { linkAccount } from './link-account.service.ts'

/** Below the page of the sign-in, where its cookie is sent. */
const path = '/login-actions/authenticate/:uid/federation'

export const federationRoutes: readonly RealmRoute[] = [
  { method: 'GET', path, answer: guarded(sendToFederation) },
  // Keycloak's path: what federations have registered
  { method: 'GET', path: `/broker/${federationAlias}/endpoint`, answer: receive },
  { method: 'GET', path: `${path}/return`, answer: guarded(finish) },
]

/** Also said of a visitor who tampers; a number of them means that something is wrong. */
const concernsOperator: ReadonlySet<FederationFailureKind> = new Set(['unavailable', 'failed'])

type Step = (context: RealmContext, exchange: Exchange, underWay: UnderWay) => Promise<void>
type UnderWay = { uid: string; params: Record<string, unknown> }

/** A step of a sign-in under way in this browser. What the federation fails at ends on a page with ways out. */
function guarded(step: Step): RealmRoute['answer'] {
  return async (context, exchange) => {
    const { deps, realm } = context
    const { federation } = realm.definition
    if (!federation) throw new HttpError(404)
    const underWay = await realm.provider().interactionDetails(exchange.req, exchange.res)
    try {
      await step(context, exchange, underWay)
    } catch (error) {
      if (!(error instanceof FederationFailure)) throw error
      const level = concernsOperator.has(error.kind) ? 'warn' : 'info'
      deps.logger[level]({ realm: realm.definition.name, reason: reasonOf(error) }, 'federation did not identify')
      const page = federationFailurePage(
        // shown again, this address would use up what was used already: the other language asks anew
        { ...viewOf(context, exchange, underWay.params), address: undefined },
        {
          kind: error.kind,
          federationName: federation.name,
          passwordHref: passwordAddress(realm.definition, underWay.uid),
          retryHref: federationAddress(realm.definition, underWay.uid),
        },
      )
      answerPage(context, exchange, page)
    }
  }
}

async function sendToFederation(context: RealmContext, exchange: Exchange, { uid, params }: UnderWay): Promise<void> {
  const { deps, realm } = context
  const { language } = viewOf(context, exchange, params)
  const { url, request } = await deps.federation.prepare(redirectUri(context), language)
  await saveFederationRequest(deps.db, realm.definition.name, { signInUid: uid, language }, request)
  redirect(exchange, url.href)
}

/** Back from the federation. The cookie of the sign-in is not sent here: the browser goes on to where it is. */
async function receive(context: RealmContext, exchange: Exchange): Promise<void> {
  const { deps, realm } = context
  if (!realm.definition.federation) throw new HttpError(404)
  const { searchParams, search } = exchange.url
  const departure = await findDeparture(deps.db, realm.definition.name, searchParams.get('state') ?? '')
  if (!departure) return answerPage(context, exchange, expiredPage(viewOf(context, exchange)))
  const { signInUid, language } = departure
  redirect(exchange, inLanguage(`${federationAddress(realm.definition, signInUid)}/return${search}`, language))
}

async function finish(context: RealmContext, exchange: Exchange, { uid, params }: UnderWay): Promise<void> {
  const { deps, realm } = context
  const { name } = realm.definition
  const { searchParams, search } = exchange.url
  const request = await takeFederationRequest(deps.db, name, uid, searchParams.get('state') ?? '')
  if (!request) throw new FederationFailure('failed')
  const person = await deps.federation.identify(new URL(redirectUri(context) + search), request)
  const { language } = viewOf(context, exchange, params)
  const account = await linkAccount(deps, name, person, language)
  await finishSignIn(realm, exchange, account, federationMethod(federationAlias))
}

const redirectUri = ({ realm }: RealmContext) => `${realm.definition.issuer}/broker/${federationAlias}/endpoint`
