import { ownerDataContract } from '@bailclair/domain/owner/owner-data.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useInfiniteQuery } from '@tanstack/react-query'

/** Newest first, 100 per request. */
export function useAudit() {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam, signal }) =>
      api(ownerDataContract.audit, { query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Includes what the owner just did.
    refetchOnMount: 'always',
  })
}
