import { openKeyRing, type Sealed } from '@bailclair/server-kit/key-ring.ts'
import type { AccountId } from '#account/account.ts'
import type { Config } from '#platform/config/environment.ts'

export type SecretRing = ReturnType<typeof openSecretRing>

/** Encrypts the secrets of code apps. A secret cannot be moved to another account. */
export function openSecretRing(config: Pick<Config, 'SIGNING_KEY_ENCRYPTION_KEYS'>) {
  const keys = config.SIGNING_KEY_ENCRYPTION_KEYS.trim().split(/\s+/) as [string, ...string[]]
  const { currentId, seal, unseal } = openKeyRing('code-app', keys)
  const context = (account: AccountId) => `code-app:${account}`
  return {
    currentId,
    seal: (account: AccountId, secret: Buffer): Sealed => seal(secret, context(account)),
    unseal: (account: AccountId, sealed: Sealed): Buffer => unseal(sealed, context(account)),
  }
}
