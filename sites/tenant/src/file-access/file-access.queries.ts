import { applicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { RouteResult } from '@bailclair/domain/contract/route.ts'
import { fileAccessContract } from '@bailclair/domain/file-access/file-access.contract.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const accessesKey = ['tenant', 'accesses']

/** Visits come in while one looks at the page. In milliseconds. */
const freshness = 30_000

export type Accesses = RouteResult<typeof fileAccessContract.list>

/** Who sees the file. */
export function useFileAccesses() {
  const api = useApi()
  return useQuery({
    queryKey: accessesKey,
    queryFn: ({ signal }) => api(fileAccessContract.list, {}, { signal }),
    refetchInterval: freshness,
    refetchOnMount: 'always',
  })
}

export type AccessChange = { id: string; change: { paused: boolean } | { extend: true } | 'withdraw' }

/** Each call answers the whole list, so that no card shows what was true before. */
export function useChangeAccess() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: AccessChange) => {
      const params = { id: applicationId.parse(id) }
      return change === 'withdraw'
        ? api(fileAccessContract.withdraw, { params })
        : api(fileAccessContract.change, { params, body: change })
    },
    onSuccess: async (accesses) => {
      // A list that was asked for before is older than this one.
      await client.cancelQueries({ queryKey: accessesKey })
      client.setQueryData(accessesKey, accesses)
    },
    onError: (cause) => {
      // The owner removed it meanwhile: the list is out of date.
      if (cause instanceof ApiError && cause.code === 'ApplicationNotFound')
        return client.invalidateQueries({ queryKey: accessesKey })
    },
  })
}
