import type Provider from 'oidc-provider'

/**
 * Keycloak's rule `https://app/*`: any path below a registered origin. Refuses text that parsers may read differently:
 * spaces, backslashes, control characters, user names, fragments.
 */
export function isBelowOrigin(uri: string, origins: readonly string[]): boolean {
  if (!/^[\x21\x23-\x5b\x5d-\x7e]+$/.test(uri) || !URL.canParse(uri)) return false
  const { origin, username, password, hash } = new URL(uri)
  return origins.includes(origin) && username === '' && password === '' && hash === '' && !uri.endsWith('#')
}

/** oidc-provider itself compares whole URLs. */
export function allowPathsBelowOrigins(provider: Provider) {
  const originsOf = (uris: readonly string[] | undefined) => (uris ?? []).map((uri) => new URL(uri).origin)
  const { prototype } = provider.Client
  prototype.redirectUriAllowed = function isAllowed(uri) {
    return isBelowOrigin(uri, originsOf(this.redirectUris))
  }
  prototype.postLogoutRedirectUriAllowed = function isAllowed(uri) {
    return isBelowOrigin(uri, originsOf(this.postLogoutRedirectUris))
  }
}
