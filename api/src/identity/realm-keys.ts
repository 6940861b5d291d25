import { type CryptoKey, importJWK } from 'jose'
import { z } from 'zod/mini'
import type { Deps } from '#deps.ts'
import type { Realm } from '#platform/session.ts'

/** An unknown key id makes us fetch the keys again, but strangers must not cause a call per request. */
const minFetchPauseMs = 5_000
/** A key that is no longer published expires after this time, unless the identity server is down. */
const maxKeyAgeMs = 10 * 60_000

const publishedKey = z.object({
  kid: z.string(),
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  use: z.exactOptional(z.literal('sig')),
  alg: z.exactOptional(z.literal('RS256')),
})
type PublishedKey = z.output<typeof publishedKey>

/** The public keys of a realm by `kid`. They are kept during outages, so that no outage signs anybody out. */
export function createRealmKeys(deps: Pick<Deps, 'clock' | 'logger' | 'identity'>, realm: Realm) {
  let keys: ReadonlyMap<string, CryptoKey> = new Map()
  let fetchStartedAt = Number.NEGATIVE_INFINITY
  let fetchedAt = Number.NEGATIVE_INFINITY
  let fetching: Promise<void> | undefined

  const refresh = (): Promise<void> => {
    fetchStartedAt = deps.clock().getTime()
    fetching ??= fetchAll().finally(() => {
      fetching = undefined
    })
    return fetching
  }

  async function fetchAll() {
    const published = await deps.identity.fetchKeys(realm)
    // realms also publish encryption keys and other algorithms
    const usable = published.map((key) => publishedKey.safeParse(key).data).filter((key) => key !== undefined)
    keys = new Map((await Promise.all(usable.map(importKey))).flat())
    fetchedAt = deps.clock().getTime()
  }

  return {
    /** Undefined when the realm has no such key; IdentityUnavailable when that cannot be checked. */
    async findKey(kid: string): Promise<CryptoKey | undefined> {
      const now = deps.clock().getTime()
      const known = keys.get(kid)
      if (!known) {
        if (now - fetchedAt >= minFetchPauseMs) await refresh()
        return keys.get(kid)
      }
      if (now - fetchedAt >= maxKeyAgeMs && now - fetchStartedAt >= minFetchPauseMs)
        refresh().catch((err) => deps.logger.warn({ err, realm }, 'the keys of the realm could not be renewed'))
      return known
    },
  }
}

/** One unreadable key must not discard the others. */
async function importKey(key: PublishedKey): Promise<[string, CryptoKey][]> {
  try {
    return [[key.kid, (await importJWK(key, 'RS256')) as CryptoKey]]
  } catch {
    return []
  }
}
