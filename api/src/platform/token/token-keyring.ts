import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { openKeyRing, type Sealed } from '@bailclair/server-kit/key-ring.ts'
import type { Config } from '#platform/config/environment.ts'

/** A token of one use is unknown in every other. */
export type TokenUse =
  | 'application'
  | 'share-link'
  | 'short-code'
  | 'mail'
  | 'viewing-link'
  | 'download-ticket'
  | 'visit-feed'

/** The hash finds the row of a token; the sealed copy shows it to its owner again. */
export type SealedToken = Sealed & { hash: Buffer }

/** Opened tokens in memory, about 4 MB. */
const mostRemembered = 20_000

export type TokenKeyring = ReturnType<typeof openTokenKeyring>

/**
 * TOKEN_KEY hashes and encrypts. Retired keys only find and decrypt, until every token is sealed again
 * (seal-tokens.service.ts).
 */
export function openTokenKeyring(config: Pick<Config, 'TOKEN_KEY' | 'TOKEN_RETIRED_KEYS'>) {
  const { currentId, retiredIds, keys, seal, unseal } = openKeyRing('token', [
    config.TOKEN_KEY,
    ...config.TOKEN_RETIRED_KEYS,
  ])
  /** Lists are read every few seconds, and each opened token costs the garbage collector a cipher. */
  const opened = new Map<string, string>()
  // one key for one algorithm
  const [hashKey, ...retiredHashKeys] = keys.map((key) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'token hash', 32))),
  )
  const hashWith = (key: KeyObject | undefined, use: TokenUse, token: string) =>
    createHmac('sha256', key as KeyObject)
      .update(`${use}:${token}`)
      .digest()

  return {
    currentId,
    retiredIds,
    seal: (use: TokenUse, token: string): SealedToken => ({
      hash: hashWith(hashKey, use, token),
      ...seal(Buffer.from(token), `token:${use}`),
    }),
    unseal: (use: TokenUse, { sealed, keyId }: Sealed): string => {
      const row = `${use} ${keyId} ${sealed.toString('latin1')}`
      const known = opened.get(row)
      if (known !== undefined) return known
      const token = unseal({ sealed, keyId }, `token:${use}`).toString()
      if (opened.size >= mostRemembered) opened.clear()
      opened.set(row, token)
      return token
    },
    /** Under every key: the row may not be sealed again yet. */
    hashesOf: (use: TokenUse, token: string): Buffer[] =>
      [hashKey, ...retiredHashKeys].map((key) => hashWith(key, use, token)),
  }
}
