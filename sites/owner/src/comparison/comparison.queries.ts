import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { comparisonContract } from '@bailclair/domain/comparison/comparison.contract.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQuery } from '@tanstack/react-query'

type Asked = { propertyId: PropertyId; ids: ApplicationId[] }

/** Never kept in memory after the page: an access may end meanwhile. */
export function useComparison({ propertyId, ids }: Asked) {
  const api = useApi()
  return useQuery({
    queryKey: ['comparison', propertyId, ...ids],
    queryFn: ({ signal }) => api(comparisonContract.compare, { params: { id: propertyId }, body: { ids } }, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  })
}

/** Finds the application behind a column: only now does the page learn which one it is. */
export function useResolveColumn({ propertyId, ids }: Asked) {
  const api = useApi()
  return useMutation({
    mutationFn: (reference: string) =>
      api(comparisonContract.resolve, { params: { id: propertyId }, body: { ids, reference } }),
  })
}
