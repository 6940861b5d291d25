import { type KeyRing, openKeyRing, type Sealed } from '@bailclair/server-kit/key-ring.ts'
import type { JWK } from 'jose'
import type { Config } from '#platform/config/environment.ts'
import type { RealmName } from '#realm/realm-names.ts'

export type SigningKeyRing = ReturnType<typeof openSigningKeyRing>

/** The first key of SIGNING_KEY_ENCRYPTION_KEYS encrypts, the others still decrypt. */
export function openSigningKeyRing(config: Pick<Config, 'SIGNING_KEY_ENCRYPTION_KEYS'>) {
  const keys = config.SIGNING_KEY_ENCRYPTION_KEYS.trim().split(/\s+/) as [string, ...string[]]
  const { currentId, seal, unseal }: KeyRing = openKeyRing('signing-key', keys)
  // a key cannot be moved to another realm or id
  const context = (realm: RealmName, kid: string) => `signing-key:${realm}:${kid}`
  return {
    currentId,
    seal: (realm: RealmName, kid: string, jwk: JWK): Sealed =>
      seal(Buffer.from(JSON.stringify(jwk)), context(realm, kid)),
    unseal: (realm: RealmName, kid: string, sealed: Sealed): JWK =>
      JSON.parse(unseal(sealed, context(realm, kid)).toString()),
  }
}
