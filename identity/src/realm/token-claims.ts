import { oneFactor } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import type { AccessToken, ClientCredentials, KoaContextWithOIDC, Account as ProviderAccount } from 'oidc-provider'
import { type Account, maySignIn, maySignInByFederation } from '#account/account.ts'

/** `amr` carries how somebody signed in from the sign-in to every token of the session. */
export const federationMethod = (alias: string): string => `idp:${alias}`
export const identityProviderOf = (amr: readonly string[] | undefined): string | undefined =>
  amr?.find((method) => method.startsWith('idp:'))?.slice('idp:'.length)

/** The code or refresh token that a token is issued for. */
export type TokenSource = {
  sessionUid?: string | undefined
  authTime?: number | undefined
  amr?: string[] | undefined
  acr?: string | undefined
  clientId?: string | undefined
}

/** Keycloak's claims about person and session, the same in access and ID tokens. */
const personClaims = (account: Account, source: TokenSource) => ({
  azp: source.clientId,
  sid: source.sessionUid,
  auth_time: source.authTime,
  acr: source.acr ?? oneFactor,
  amr: source.amr,
  email: account.email,
  email_verified: account.emailVerified,
  given_name: account.firstName,
  family_name: account.lastName,
  identity_provider: identityProviderOf(source.amr),
})

/** Every claim of an ID token; independent of the scope, like Keycloak by default. */
export const idTokenClaims = [
  'sub',
  'typ',
  ...[
    'azp',
    'sid',
    'auth_time',
    'acr',
    'amr',
    'email',
    'email_verified',
    'given_name',
    'family_name',
    'identity_provider',
  ],
]

/**
 * The account of a session, code or refresh token. Undefined when it may no longer sign in or was signed out everywhere
 * since.
 */
export function toProviderAccount(account: Account, source: TokenSource): ProviderAccount | undefined {
  const isSignedOut = source.authTime === undefined || source.authTime <= account.notBefore
  const isWelcome = identityProviderOf(source.amr) ? maySignInByFederation(account) : maySignIn(account)
  if (!isWelcome || isSignedOut) return undefined
  return {
    accountId: account.id,
    account,
    claims: () => ({ sub: account.id, typ: 'ID', ...personClaims(account, source) }),
  }
}

/** oidc-provider looks up the account of a session before it has any token. */
export const sessionSource = ({ oidc: { session } }: KoaContextWithOIDC): TokenSource => ({
  sessionUid: session?.uid,
  authTime: session?.loginTs,
  amr: session?.amr,
  acr: session?.acr,
})

export function accessTokenClaims({ oidc }: KoaContextWithOIDC, token: AccessToken | ClientCredentials) {
  const source = oidc.entities.RefreshToken ?? oidc.entities.AuthorizationCode
  const account = oidc.account?.['account'] as Account | undefined
  return {
    typ: 'Bearer',
    azp: token.clientId,
    ...(token.kind === 'AccessToken' && account && source && personClaims(account, source)),
    ...(account && account.roles.length > 0 && { realm_access: { roles: account.roles } }),
  }
}
