import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { rentControlContract } from '@bailclair/domain/rent-control/rent-control.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useQuery } from '@tanstack/react-query'

/** Where a property is; asked again when its address changes, and on the next page if it was not found. */
export function useRentPlace(property: { id: string; address?: string | undefined } | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: ['property', property?.id, 'rent-control', property?.address],
    queryFn: ({ signal }) =>
      api(rentControlContract.ofProperty, { params: { id: property?.id as PropertyId } }, { signal }),
    enabled: property?.address !== undefined,
    staleTime: ({ state }) => (state.data?.kind === 'FOUND' ? 3_600_000 : 0),
  })
}
