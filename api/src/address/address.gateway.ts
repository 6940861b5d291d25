import { type AddressSuggestion, shortestAddressText } from '@bailclair/domain/address/address.schema.ts'
import type { Deps } from '#deps.ts'
import { outage } from '#platform/outbound/outage.ts'
import { type ObserveOutbound, openOutbound } from '#platform/outbound/outbound.ts'
import type { Addresses } from './addresses-port.ts'
import { createAnswerCache } from './answer-cache.ts'
import { toSuggestions } from './to-suggestions.ts'

/** Suggestions asked for: as many as a list under a field can show. */
const limit = 8
/** Bytes; a suggestion of the real directory weighs about 500. */
const sizeLimit = 128 * 1024
/** The directory changes once a week; an hour later its old answer is still better than none. */
const cacheSettings = { entries: 2_000, freshFor: 5 * 60_000, staleFor: 60 * 60_000 }

/** The national geocoding API (contract, external services). Host and path are constant: the text is only ever `q`. */
export function openAddresses(
  deps: Pick<Deps, 'clock' | 'config'> & { observe: ObserveOutbound },
): Addresses & { close: () => void } {
  const outbound = openOutbound(deps, {
    name: 'address',
    baseUrl: deps.config.ADDRESS_API_URL,
    timeLimit: deps.config.ADDRESS_TIMEOUT_MS,
    sizeLimit,
  })
  const cache = createAnswerCache<readonly AddressSuggestion[]>(deps, cacheSettings)

  async function search(q: string): Promise<readonly AddressSuggestion[]> {
    const result = await outbound.call({ path: ['search'], query: { q, limit: String(limit) } })
    // a text it does not take is like no address
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

/** One spelling of what is the same to the directory, which wants a letter or a digit first. */
const searchTextOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
