import { applicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { RouteResult } from '@bailclair/domain/contract/route.ts'
import { fileAccessContract } from '@bailclair/domain/file-access/file-access.contract.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const accessesKey = ['tenant', 'accesses']

/** In milliseconds: visits change while the page is open. */
const freshness = 30_000

export type Accesses = RouteResult<typeof fileAccessContract.list>

export function useFileAccesses() {
  const api = useApi()
  return useQuery({
    queryKey: accessesKey,
    queryFn: ({ signal }) => api(fileAccessContract.list, {}, { signal }),
    refetchInterval: freshness,
    refetchOnMount: 'always',
  })
}

export type AccessChange = {
  id: string
  change: { paused: boolean } | { extend: true } | { shareFile: true } | 'withdraw'
}

/** Each call returns the whole list, so that no card is outdated. */
function useListChange<Variables>(change: (variables: Variables) => Promise<Accesses>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (accesses) => {
      // A running refetch would be older than this answer.
      await client.cancelQueries({ queryKey: accessesKey })
      client.setQueryData(accessesKey, accesses)
      // The pages of single applications show the same.
      await client.invalidateQueries({ queryKey: ['tenant', 'applications'] })
    },
    onError: (cause) => {
      // Gone meanwhile, or paused by somebody else: refetch.
      if (cause instanceof ApiError && outdated.has(cause.code))
        return client.invalidateQueries({ queryKey: accessesKey })
    },
  })
}

const outdated: ReadonlySet<string> = new Set(['ApplicationNotFound', 'ApplicationAnswered', 'StoppedByCoTenant'])

export function useChangeAccess() {
  const api = useApi()
  return useListChange(({ id, change }: AccessChange) => {
    const params = { id: applicationId.parse(id) }
    return change === 'withdraw'
      ? api(fileAccessContract.withdraw, { params })
      : api(fileAccessContract.change, { params, body: change })
  })
}

/** Ends the own withdrawal: the initiator may apply again. */
export function useAllowAgain() {
  const api = useApi()
  return useListChange((id: string) => api(fileAccessContract.allowAgain, { params: { id: applicationId.parse(id) } }))
}
