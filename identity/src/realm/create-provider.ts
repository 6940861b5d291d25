import { oneFactor, twoFactors } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import Provider, { type Configuration, type JWKS } from 'oidc-provider'
import { findAccount } from '#account/accounts.repository.ts'
import type { Deps } from '#deps.ts'
import { signedOutPage } from '#pages/notices.page.ts'
import { createAdapterFactory } from '#session/provider-adapter.ts'
import { signInAddress } from '#sign-in/sign-in-address.ts'
import { providerCookies } from './cookies.ts'
import { loadGrant } from './grants.ts'
import { answerLogout } from './logout.ts'
import { answerProviderError } from './provider-errors.ts'
import { showPage } from './provider-pages.ts'
import { protocolPath, type RealmDefinition } from './realm-definition.ts'
import { allowPathsBelowOrigins } from './redirects.ts'
import { shapeRefreshTokens } from './refresh-token-shape.ts'
import { resourceOf, resourceServer, scopes } from './resources.ts'
import { signInPolicy } from './sign-in-policy.ts'
import { accessTokenClaims, idTokenClaims, sessionSource, toProviderAccount } from './token-claims.ts'

/** API and sites rely on this lifetime; the others are Keycloak's defaults. */
const accessTokenSeconds = 300
const codeSeconds = 60
const signInSeconds = 1_800
/** An anonymous session only stores where to go after signing out. */
const anonymousSeconds = 600

const now = () => Math.floor(Date.now() / 1_000)

/** The oidc-provider of one realm, with Keycloak's paths and behaviour. */
export function createProvider(deps: Deps, realm: RealmDefinition, jwks: JWKS): Provider {
  const provider = new Provider(realm.issuer, {
    adapter: createAdapterFactory(deps.db, realm.name),
    clients: realm.clients,
    jwks,
    cookies: providerCookies(deps.config, realm),
    routes: {
      authorization: `${protocolPath}/auth`,
      token: `${protocolPath}/token`,
      jwks: `${protocolPath}/certs`,
      end_session: `${protocolPath}/logout`,
    },
    discovery: { check_session_iframe: `${realm.issuer}${protocolPath}/login-status-iframe.html` },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      clientCredentials: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx) => answerLogout(deps, realm, ctx),
        postLogoutSuccessSource: (ctx) => showPage(ctx, deps, realm, signedOutPage),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, client) => resourceOf(realm, client.clientId),
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource, client) => resourceServer(realm, resource, client),
      },
    },
    responseTypes: ['code'],
    // cors.ts answers before this is called
    clientBasedCORS: () => false,
    pkce: { required: () => true },
    extraParams: ['kc_action', 'kc_idp_hint', 'kc_locale', 'session_ended'],
    acrValues: [oneFactor, twoFactors],
    scopes,
    // for every scope, like Keycloak by default
    claims: { openid: idTokenClaims },
    conformIdTokenClaims: false,
    extraTokenClaims: accessTokenClaims,
    ttl: {
      AccessToken: accessTokenSeconds,
      ClientCredentials: accessTokenSeconds,
      IdToken: accessTokenSeconds,
      AuthorizationCode: codeSeconds,
      Interaction: signInSeconds,
      RefreshToken: deps.config.IDLE_SECONDS,
      // a grant must outlive the sessions that use it
      Grant: 2 * deps.config.SESSION_SECONDS,
      Session: (_ctx, { loginTs }) =>
        loginTs === undefined ? anonymousSeconds : Math.max(1, loginTs + deps.config.SESSION_SECONDS - now()),
    },
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    loadExistingGrant: (ctx) => loadGrant(realm, ctx),
    async findAccount(ctx, id, source) {
      const account = await findAccount(deps.db, realm.name, id)
      return account && toProviderAccount(account, source ?? sessionSource(ctx))
    },
    interactions: {
      policy: signInPolicy(realm),
      url: (_ctx, { uid }) => signInAddress(realm, uid),
    },
    renderError: (ctx, _out, error) => answerProviderError(ctx, deps, realm, error),
  } satisfies Configuration)

  // the server sets host and TLS from IDENTITY_URL
  provider.proxy = true
  allowPathsBelowOrigins(provider)
  shapeRefreshTokens(provider, deps.config.SESSION_SECONDS)
  return provider
}
