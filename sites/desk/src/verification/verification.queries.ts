import type { RouteResult } from '@bailclair/domain/contract/route.ts'
import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

export const deskKeys = {
  queue: ['desk', 'queue'],
  figures: ['desk', 'figures'],
  part: (id: string) => ['desk', 'part', id],
} as const

/** How often an open page asks again, in milliseconds; a hidden tab rests. */
const everyNow = { queue: 10_000, figures: 60_000 }

/** What waits for the team. It stays on the screen while it is asked for again, and when that fails. */
export function useQueue() {
  const api = useApi()
  return useQuery({
    queryKey: deskKeys.queue,
    queryFn: ({ signal }) => api(verificationContract.queue, {}, { signal }),
    refetchInterval: everyNow.queue,
    staleTime: 0,
  })
}

export function useFigures() {
  const api = useApi()
  return useQuery({
    queryKey: deskKeys.figures,
    queryFn: ({ signal }) => api(verificationContract.figures, {}, { signal }),
    refetchInterval: everyNow.figures,
    staleTime: 0,
  })
}

type Claimed = RouteResult<typeof verificationContract.claimNext>

/** Takes a part, the oldest unless one is named; without `part` nothing waits. A refusal brings the queue up to date. */
export function useClaim() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id?: string): Promise<Claimed> =>
      id === undefined
        ? api(verificationContract.claimNext, {})
        : { part: await api(verificationContract.claim, { params: { id } }) },
    onSuccess: ({ part }) => part && client.setQueryData(deskKeys.part(part.id), part),
    // not waited for: who has the part must not depend on how soon the queue answers
    onSettled: () => void client.invalidateQueries({ queryKey: deskKeys.queue }),
  })
}
