import type { RouteResult } from '@bailclair/domain/contract/route.ts'
import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

export const deskKeys = {
  queue: ['desk', 'queue'],
  figures: ['desk', 'figures'],
  part: (id: string) => ['desk', 'part', id],
} as const

/** Poll intervals in milliseconds; hidden tabs do not poll. */
const pollIntervals = { queue: 10_000, figures: 60_000 }

/** The queue stays on screen while it is refetched and when that fails. */
export function useQueue() {
  const api = useApi()
  return useQuery({
    queryKey: deskKeys.queue,
    queryFn: ({ signal }) => api(verificationContract.queue, {}, { signal }),
    refetchInterval: pollIntervals.queue,
    staleTime: 0,
  })
}

export function useFigures() {
  const api = useApi()
  return useQuery({
    queryKey: deskKeys.figures,
    queryFn: ({ signal }) => api(verificationContract.figures, {}, { signal }),
    refetchInterval: pollIntervals.figures,
    staleTime: 0,
  })
}

/** The file that somebody named; never kept, so that its state is always the latest. */
export function useFoundFile(number: string | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: [...deskKeys.queue, number],
    queryFn: ({ signal }) => api(verificationContract.find, { query: { number: number ?? '' } }, { signal }),
    enabled: number !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
}

type Claimed = RouteResult<typeof verificationContract.claimNext>

/**
 * Claims a part: the given one or the oldest. Without `part` in the response nothing waits. A refusal refetches the
 * queue.
 */
export function useClaim() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id?: string): Promise<Claimed> =>
      id === undefined
        ? api(verificationContract.claimNext, {})
        : { part: await api(verificationContract.claim, { params: { id } }) },
    onSuccess: ({ part }) => part && client.setQueryData(deskKeys.part(part.id), part),
    // Not awaited: the claim must not wait for the queue.
    onSettled: () => void client.invalidateQueries({ queryKey: deskKeys.queue }),
  })
}
