import { addressContract } from '@bailclair/domain/address/address.contract.ts'
import { type AddressSuggestion, addressText } from '@bailclair/domain/address/address.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

/** Addresses hardly ever change: what was asked in this visit is not asked again. In milliseconds. */
const freshFor = 10 * 60_000

/** Suggestions of the national directory, and whether it is out of reach: an address can be written without it. */
export function useAddressSuggestions() {
  const api = useApi()
  const client = useQueryClient()
  const [isDown, setDown] = useState(false)

  const suggest = useCallback(
    async (typed: string, stale: AbortSignal): Promise<readonly AddressSuggestion[]> => {
      const { data: text } = addressText.safeParse(typed)
      if (text === undefined) return []
      const queryKey = ['address', text]
      stale.addEventListener('abort', () => void client.cancelQueries({ queryKey }), { once: true })
      try {
        const found = await client.fetchQuery({
          queryKey,
          queryFn: ({ signal }) => api(addressContract.list, { params: { text } }, { signal }),
          staleTime: freshFor,
          retry: false,
        })
        setDown(false)
        return found
      } catch (failure) {
        if (!stale.aborted) setDown(true)
        throw failure
      }
    },
    [api, client],
  )

  return { suggest, isDown }
}
