import { applicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { slotId } from '@bailclair/domain/visit/slot.schema.ts'
import { visitContract } from '@bailclair/domain/visit/visit.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const keyOf = (id: string) => ['tenant', 'applications', id, 'visit']
/** In milliseconds: others book while the page is open. */
const freshness = 30_000

export function useMyVisit(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api(visitContract.mine, { params: { id: applicationId.parse(id) } }, { signal }),
    refetchInterval: freshness,
    refetchOnMount: 'always',
  })
}

/** Books a slot, moves the booking to it, or cancels. */
export function useChangeVisit(id: string) {
  const api = useApi()
  const client = useQueryClient()
  const params = { id: applicationId.parse(id) }
  return useMutation({
    mutationFn: (change: { slotId: string } | 'cancel') =>
      change === 'cancel'
        ? api(visitContract.cancelMine, { params })
        : api(visitContract.book, { params, body: { slotId: slotId.parse(change.slotId) } }),
    onSuccess: async (visit) => {
      // a running refetch would be older than this answer
      await client.cancelQueries({ queryKey: keyOf(id) })
      client.setQueryData(keyOf(id), visit)
    },
    // taken or removed meanwhile
    onError: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  })
}

export function useVisitCalendar(id: string) {
  const api = useApi()
  return useMutation({ mutationFn: () => api(visitContract.myCalendar, { params: { id: applicationId.parse(id) } }) })
}
