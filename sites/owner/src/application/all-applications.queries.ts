import { applicationListContract } from '@bailclair/domain/application/application-list.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AllListState } from './all-list-state.ts'

/** Milliseconds: what is withdrawn must leave every screen within 5 s (decision 169). */
const liveInterval = 3_000

/** A page of the applications to all properties. The former page stays until the next one is there. */
export function useAllApplications({ status, property, page }: AllListState) {
  const api = useApi()
  const query = { ...(status && { status }), ...(property && { property }), ...(page > 1 && { page }) }
  return useQuery({
    queryKey: ['applications', query],
    queryFn: ({ signal }) => api(applicationListContract.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: liveInterval,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}
