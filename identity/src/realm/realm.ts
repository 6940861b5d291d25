import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import type Provider from 'oidc-provider'
import type { Deps } from '#deps.ts'
import { ensureSigningKeys, loadSigningKeys, publicJwk, sealSigningKeys } from '#signing-key/signing-keys.service.ts'
import { createProvider } from './create-provider.ts'
import { logProvider } from './log-provider.ts'
import { addMiddleware } from './middleware.ts'
import { defineRealms, type RealmDefinition } from './realm-definition.ts'
import type { RealmName } from './realm-names.ts'

/** The provider is replaced when the keys change, so it is read at each request. */
export type Realm = {
  definition: RealmDefinition
  provider: () => Provider
  /** The realm's public keys, to verify its own tokens. */
  verificationKey: JWTVerifyGetKey
  /** Loads keys that changed here or on another instance. */
  refreshKeys: () => Promise<void>
}
export type Realms = ReadonlyMap<RealmName, Realm>

export async function startRealms(deps: Deps): Promise<Realms> {
  const realms = await Promise.all(defineRealms(deps.config).map((definition) => startRealm(deps, definition)))
  return new Map(realms.map((realm) => [realm.definition.name, realm]))
}

async function startRealm(deps: Deps, definition: RealmDefinition): Promise<Realm> {
  await ensureSigningKeys(deps, definition.name)
  await sealSigningKeys(deps, definition.name)
  let current = await load()
  return {
    definition,
    provider: () => current.provider,
    verificationKey: (...token) => current.verify(...token),
    refreshKeys: async () => {
      current = await load(current)
    },
  }

  async function load(previous?: Awaited<ReturnType<typeof build>>) {
    const keys = await loadSigningKeys(deps, definition.name)
    return previous?.version === keys.version ? previous : build(keys)
  }
  async function build({ jwks, version }: Awaited<ReturnType<typeof loadSigningKeys>>) {
    const provider = createProvider(deps, definition, jwks)
    addMiddleware(provider, deps, definition)
    logProvider(provider, deps, definition)
    return { version, provider, verify: createLocalJWKSet({ keys: jwks.keys.map(publicJwk) }) }
  }
}
