import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import type { ReleaseReason } from '@bailclair/domain/verification/release-reason.rules.ts'
import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deskKeys } from '../verification.queries.ts'
import { type Draft, decisionOf } from './draft.ts'
import { forgetPartDraft } from './use-part-draft.ts'
import { documentKey } from './viewer/use-document.ts'

/** Never refetched in the background, so that nothing changes while the verifier reads. */
export function usePart(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: deskKeys.part(id),
    queryFn: ({ signal }) => api(verificationContract.part, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Removes personal data from the cache when the page is left. */
export function useForgetOnLeave(id: string): void {
  const client = useQueryClient()
  useEffect(
    () => () => {
      // After the page is unmounted: a refetch would be refused.
      setTimeout(() => {
        client.removeQueries({ queryKey: deskKeys.part(id), type: 'inactive' })
        client.removeQueries({ queryKey: documentKey, type: 'inactive' })
      })
    },
    [client, id],
  )
}

/** Clears the caches after the verifier concluded or gave back the part. */
function useGone() {
  const client = useQueryClient()
  return (id: string) => {
    forgetPartDraft(id)
    for (const queryKey of [deskKeys.queue, deskKeys.figures]) void client.invalidateQueries({ queryKey })
  }
}

export function useRelease() {
  const api = useApi()
  const gone = useGone()
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: ReleaseReason }) =>
      api(verificationContract.release, { params: { id }, body: { reason } }),
    onSuccess: (_, { id }) => gone(id),
  })
}

export function useDecide() {
  const api = useApi()
  const gone = useGone()
  return useMutation({
    mutationFn: ({ part, draft }: { part: DeskPart; draft: Draft }) =>
      api(verificationContract.decide, { params: { id: part.id }, body: decisionOf(part, draft) }),
    onSuccess: (_, { part }) => gone(part.id),
  })
}
