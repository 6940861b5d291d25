import { applicationListContract } from '@bailclair/domain/application/application-list.contract.ts'
import type { Api } from '@bailclair/site-kit/platform/api/api-client.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import type { Prefetch } from '@bailclair/site-kit/platform/prefetch.ts'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { profileKey } from '#platform/cache-keys.ts'
import { type AllListState, filterOf, readAllListState } from './all-list-state.ts'

/** Milliseconds: what is withdrawn must leave every screen within 5 s (decision 169). */
const liveInterval = 3_000

const allKey = ['applications']

const listQuery = (api: Api, state: AllListState) => {
  const { page, after, before } = state
  const query = {
    ...filterOf(state),
    ...(page > 1 && { page }),
    ...(after && { after }),
    ...(before && { before }),
  }
  // the former page stays on screen while the next one loads: its links belong to its own state
  return queryOptions({
    queryKey: [...allKey, query],
    queryFn: async ({ signal }) => ({ ...(await api(applicationListContract.list, { query }, { signal })), state }),
  })
}

/** Before the page can be shown. A failure is shown by the page, which asks again. */
export const prefetchAllApplications: Prefetch = ({ client, api, search }) =>
  void client.prefetchQuery(listQuery(api, readAllListState(new URLSearchParams(search))))

/** A page of the applications to all properties. The former page stays until the next one is there. */
export const useAllApplications = (state: AllListState) =>
  useQuery({
    ...listQuery(useApi(), state),
    placeholderData: keepPreviousData,
    refetchInterval: liveInterval,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

/** After applications were removed: the list and the counts of the dashboard are asked again. */
export function useReloadApplications() {
  const client = useQueryClient()
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: allKey }), client.invalidateQueries({ queryKey: profileKey })])
}
