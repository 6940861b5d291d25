import { applicationListContract } from '@bailclair/domain/application/application-list.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { profileKey } from '#platform/cache-keys.ts'
import { type AllListState, filterOf } from './all-list-state.ts'

/** Milliseconds: what is withdrawn must leave every screen within 5 s (decision 169). */
const liveInterval = 3_000

const allKey = ['applications']

/** A page of the applications to all properties. The former page stays until the next one is there. */
export function useAllApplications({ page, after, before, ...state }: AllListState) {
  const api = useApi()
  const query = {
    ...filterOf(state),
    ...(page > 1 && { page }),
    ...(after && { after }),
    ...(before && { before }),
  }
  return useQuery({
    queryKey: [...allKey, query],
    queryFn: ({ signal }) => api(applicationListContract.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: liveInterval,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

/** After applications were removed: the list and the counts of the dashboard are asked again. */
export function useReloadApplications() {
  const client = useQueryClient()
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: allKey }), client.invalidateQueries({ queryKey: profileKey })])
}
