import type { Configuration } from 'oidc-provider'
import type { Config } from '#platform/config/environment.ts'
import type { RealmDefinition } from './realm-definition.ts'
import type { RealmName } from './realm-names.ts'

/** Cookies ignore ports, and on one machine everything is localhost: the names carry the realm (contract, addresses). */
export const cookieNames = (realm: RealmName) => ({
  session: `AUTH_SESSION_${realm}`,
  interaction: `AUTH_INTERACTION_${realm}`,
  resume: `AUTH_RESUME_${realm}`,
  /** Read by the script of the session iframe: a hash of the session's id, worth nothing elsewhere. */
  watched: `KEYCLOAK_SESSION_${realm}`,
  /** A browser from which someone signed in before (sign-in/known-browser.ts). */
  knownBrowser: `AUTH_KNOWN_${realm}`,
})

type Settings = Pick<Config, 'COOKIE_KEYS' | 'IDENTITY_URL'>

export const isSecure = ({ IDENTITY_URL }: Pick<Config, 'IDENTITY_URL'>): boolean => IDENTITY_URL.startsWith('https:')

export function providerCookies(config: Settings, realm: RealmDefinition): NonNullable<Configuration['cookies']> {
  const { session, interaction, resume } = cookieNames(realm.name)
  const options = { httpOnly: true, sameSite: 'lax', secure: isSecure(config), signed: true } as const
  return {
    keys: config.COOKIE_KEYS.trim().split(/\s+/),
    names: { session, interaction, resume },
    long: { ...options, path: realm.path },
    // oidc-provider gives these the path of the one sign-in they belong to: tabs do not disturb each other
    short: options,
  }
}
