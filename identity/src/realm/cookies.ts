import type { Configuration } from 'oidc-provider'
import type { Config } from '#platform/config/environment.ts'
import { createCookieSigner } from './cookie-signer.ts'
import type { RealmDefinition } from './realm-definition.ts'
import type { RealmName } from './realm-names.ts'

/**
 * Names contain the realm, because cookies ignore ports and on one machine every host is localhost. Browsers accept a
 * `__Secure-` cookie over https only; `__Host-` would need the path `/`, which all realms share.
 */
export function cookieNames(realm: RealmName, serverUrl: string) {
  const prefix = serverUrl.startsWith('https:') ? '__Secure-' : ''
  return {
    session: `${prefix}AUTH_SESSION_${realm}`,
    interaction: `${prefix}AUTH_INTERACTION_${realm}`,
    resume: `${prefix}AUTH_RESUME_${realm}`,
    /** A hash of the session id, for the script of the session iframe; useless elsewhere. */
    watched: `${prefix}KEYCLOAK_SESSION_${realm}`,
    /** Marks a browser that signed in before (sign-in/known-browser.ts). */
    knownBrowser: `${prefix}AUTH_KNOWN_${realm}`,
  }
}

type Settings = Pick<Config, 'COOKIE_KEYS' | 'IDENTITY_URL'>

export const isSecure = ({ IDENTITY_URL }: Pick<Config, 'IDENTITY_URL'>): boolean => IDENTITY_URL.startsWith('https:')

export function providerCookies(config: Settings, realm: RealmDefinition): NonNullable<Configuration['cookies']> {
  const { session, interaction, resume } = cookieNames(realm.name, config.IDENTITY_URL)
  const options = { httpOnly: true, sameSite: 'lax', secure: isSecure(config), signed: true } as const
  return {
    keys: createCookieSigner(config.COOKIE_KEYS.trim().split(/\s+/)),
    names: { session, interaction, resume },
    long: { ...options, path: realm.path },
    // oidc-provider sets the path of one sign-in, so that tabs do not disturb each other
    short: options,
  }
}
