import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { withTheme } from '@bailclair/domain/value/theme.ts'
import { minimumValidity } from '@bailclair/site-kit/identity/session/keycloak-options.ts'
import { probeIdentity } from '@bailclair/site-kit/identity/session/probe-identity.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { holdFailureWhileLeaving } from '@bailclair/site-kit/platform/hold-failure.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { currentLanguage } from '@bailclair/site-kit/platform/messages/current-language.ts'
import Keycloak from 'keycloak-js'
import type { TenantSession } from '#platform/tenant-session.ts'

type Options = {
  config: Pick<SiteConfig, 'hosts' | 'realms'>
  /** With the parameters of the identity server. */
  location: Pick<Location, 'origin' | 'hash' | 'assign' | 'replace'>
}

/** In milliseconds: keycloak-js has no timeout. */
const exchangeLimit = 10_000

/**
 * Reads the identity server's answer from the URL and removes it; otherwise asks nothing. No iframes and no silent
 * checks: visitors with a session return from sign-in at once.
 */
export async function connectTenant({ config, location }: Options): Promise<TenantSession> {
  const { realm, clientId } = config.realms.tenant
  const realmAddress = { url: config.hosts.identity, realm }
  const identity = new Keycloak({ ...realmAddress, clientId })
  const isReturning = /[#&]state=/.test(location.hash)

  const signIn: TenantSession['signIn'] = async (returnTo, { replacesPage = false } = {}) => {
    await probeIdentity(realmAddress).catch((cause) => {
      throw new ApiError('IdentityUnavailable', { cause })
    })
    const redirectUri = `${location.origin}${returnTo}`
    const signInPage = await identity.createLoginUrl({ redirectUri, locale: currentLanguage() })
    const address = withTheme(signInPage, document.cookie)
    if (replacesPage) location.replace(address)
    else location.assign(address)
  }

  const findAccessToken = async () => {
    const renewal = holdFailureWhileLeaving(identity.updateToken(minimumValidity))
    await renewal.catch((cause) => logError('Failed to refresh token', cause))
    return identity.token
  }

  try {
    const isSignedIn = await holdFailureWhileLeaving(
      withinLimit(identity.init({ pkceMethod: 'S256', checkLoginIframe: false })),
    )
    const status = isSignedIn ? 'signed-in' : isReturning ? 'failed' : 'signed-out'
    return { status, signIn, findAccessToken }
  } catch (cause) {
    logError('Authenticated Failed', cause)
    return { status: 'failed', signIn, findAccessToken }
  }
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The identity server takes too long.')), exchangeLimit)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
