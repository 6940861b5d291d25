import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { leaseModelContract } from '@bailclair/domain/lease-model/lease-model.contract.ts'
import type { LeaseRequest } from '@bailclair/domain/lease-model/lease-model.schema.ts'
import { downloadTimeLimit } from '@bailclair/site-kit/platform/api/api-client.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useQuery } from '@tanstack/react-query'

const paramsOf = (id: string) => ({ id: id as ApplicationId })

/** Like the file, never kept in memory after the page. */
export function useLease(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['application', id, 'lease-model'],
    queryFn: ({ signal }) => api(leaseModelContract.read, { params: paramsOf(id) }, { signal }),
    gcTime: 0,
  })
}

export function usePrintLease(id: string) {
  const api = useApi()
  return (body: LeaseRequest): Promise<Blob> =>
    api(leaseModelContract.print, { params: paramsOf(id), body }, { timeLimit: downloadTimeLimit })
}
