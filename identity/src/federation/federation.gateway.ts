import type { Language } from '@bailclair/domain/value/language.ts'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Config } from '#platform/config/environment.ts'
import { type FederatedPerson, personOf } from './federated-person.ts'
import { FederationFailure, toFederationFailure } from './federation-failure.ts'
import type { FederationRequest } from './federation-requests.repository.ts'
import { limitedFetch } from './limited-fetch.ts'

/** Timeout of all calls to the federation while somebody waits. */
const timeoutMs = 3_500

/** `isReauthentication`: the federation must ask the person again, whatever session it has. */
type FederationWish = { language: Language; isReauthentication: boolean }

export type FederationGateway = {
  /**
   * Returns the URL to send the browser to and the values to store. Checks that the federation responds, which the
   * browser could not report.
   */
  prepare: (redirectUri: string, wish: FederationWish) => Promise<{ url: URL; request: FederationRequest }>
  identify: (callback: URL, request: FederationRequest) => Promise<FederatedPerson>
}

type Settings = Pick<Config, 'FEDERATION_ISSUER' | 'FEDERATION_CLIENT_ID' | 'FEDERATION_CLIENT_SECRET'>

/** All calls to the federation. Every failure is a `FederationFailure`. */
export function createFederationGateway(settings: Settings): FederationGateway {
  let known: Configuration | undefined
  const discover = async () => {
    known = await discoverFederation(settings)
    return known
  }
  return {
    prepare: (redirectUri, { language, isReauthentication }) =>
      withTimeout(async () => {
        const federation = await discover()
        const request = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
        const url = buildAuthorizationUrl(federation, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: request.state,
          nonce: request.nonce,
          code_challenge: await calculatePKCECodeChallenge(request.codeVerifier),
          code_challenge_method: 'S256',
          ui_locales: language,
          ...(isReauthentication && { prompt: 'login' }),
        })
        return { url, request }
      }),
    identify: (callback, { state, nonce, codeVerifier }) =>
      withTimeout(async () => {
        const federation = known ?? (await discover())
        const tokens = await authorizationCodeGrant(federation, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new FederationFailure('failed')
        const { issuer, userinfo_endpoint: userInfo } = federation.serverMetadata()
        // most federations send the claims here, and only the subject in the ID token
        const told = userInfo ? await fetchUserInfo(federation, tokens.access_token, claims.sub) : {}
        return personOf(issuer, claims.sub, { ...claims, ...told })
      }),
  }
}

async function discoverFederation(settings: Settings): Promise<Configuration> {
  const { FEDERATION_ISSUER, FEDERATION_CLIENT_ID, FEDERATION_CLIENT_SECRET } = settings
  const issuer = new URL(FEDERATION_ISSUER)
  return discovery(
    issuer,
    FEDERATION_CLIENT_ID,
    undefined,
    // every OpenID provider supports Basic (OpenID Connect Core §9), unless its metadata says otherwise
    (server, ...rest) => {
      const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server
      const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
      authenticate(FEDERATION_CLIENT_SECRET)(server, ...rest)
    },
    {
      [customFetch]: limitedFetch,
      execute: [
        // also checks the ID token's signature, not only the TLS connection
        enableNonRepudiationChecks,
        // for the stand-in on one machine; load-config.ts refuses such an issuer in production
        ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    },
  )
}

async function withTimeout<Result>(work: () => Promise<Result>): Promise<Result> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new FederationFailure('unavailable')), timeoutMs)
  try {
    return await Promise.race([work(), tooLate])
  } catch (error) {
    throw toFederationFailure(error)
  } finally {
    clearTimeout(timer)
  }
}
