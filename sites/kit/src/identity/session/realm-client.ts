import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import Keycloak from 'keycloak-js'
import type { AccountSite } from '#identity/account-site.ts'
import { probeIdentity } from './probe-identity.ts'

export type SessionOptions = {
  config: SiteConfig
  account: Pick<AccountSite, 'client' | 'paths' | 'loadCalls'>
  language: () => Language
  origin: string
  /** Whether the open page is useless without a session. */
  needsSignIn: () => boolean
}

/** The site's client at its realm. `current` is replaced when the page connects anew. */
export type RealmClient = {
  current: Keycloak
  create: () => Keycloak
  probe: () => Promise<void>
  origins: string[]
  /** The last renewal of tokens that was begun. */
  renewal: Promise<void>
}

export function createRealmClient({ config, account, origin }: SessionOptions): RealmClient {
  const { realm, clientId } = account.client(config)
  const address = { url: config.hosts.identity, realm }
  const create = () => new Keycloak({ ...address, clientId })
  return {
    current: create(),
    create,
    probe: () => probeIdentity(address),
    origins: [origin, new URL(config.hosts.identity).origin],
    renewal: Promise.resolve(),
  }
}
