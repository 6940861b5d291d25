import { type AddressSuggestion, shortestAddressText } from '@bailclair/domain/address/address.schema.ts'
import type { Deps } from '#deps.ts'
import { outage } from '#platform/outbound/outage.ts'
import { type ObserveOutbound, openOutbound } from '#platform/outbound/outbound.ts'
import type { Addresses } from './addresses-port.ts'
import { createAnswerCache } from './answer-cache.ts'
import { toSuggestions } from './to-suggestions.ts'

/** As many suggestions as the list under the field shows. */
const limit = 8
/** One suggestion of the real directory is about 500 bytes. */
const maxBodyBytes = 128 * 1024
/** The directory changes once a week, so an hour-old response is better than none. */
const cacheSettings = { entries: 2_000, freshForMs: 5 * 60_000, staleForMs: 60 * 60_000 }

/** The national geocoding API. Host and path are fixed: the text is only the parameter `q`. */
export function openAddresses(
  deps: Pick<Deps, 'clock' | 'config'> & { observe: ObserveOutbound },
): Addresses & { close: () => void } {
  const outbound = openOutbound(deps, {
    name: 'address',
    baseUrl: deps.config.ADDRESS_API_URL,
    timeoutMs: deps.config.ADDRESS_TIMEOUT_MS,
    maxBodyBytes,
  })
  const cache = createAnswerCache<readonly AddressSuggestion[]>(deps, cacheSettings)

  async function search(q: string): Promise<readonly AddressSuggestion[]> {
    const result = await outbound.call({ path: ['search'], query: { q, limit: String(limit) } })
    // the directory refuses the text: no address matches
    if (!result.ok && result.kind === 'status' && result.status === 400) return []
    const suggestions = result.ok ? toSuggestions(result.body) : undefined
    if (!suggestions) throw outage('AddressServiceUnavailable', result)
    return suggestions.slice(0, limit)
  }

  return {
    async list(text) {
      const q = searchTextOf(text)
      return q.length < shortestAddressText ? [] : cache.get(q, () => search(q))
    },
    close: outbound.close,
  }
}

/** Normalises the text, so that equal searches share a cache entry. The directory wants a letter or a digit first. */
const searchTextOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
