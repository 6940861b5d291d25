import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import type { Release } from '@bailclair/domain/verification/release.schema.ts'
import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deskKeys } from '../verification.queries.ts'
import { type Draft, decisionOf } from './draft.ts'
import { forgetUnsaved } from './use-notes-saving.ts'
import { documentKey } from './viewer/use-page.ts'

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
    forgetUnsaved(id)
    for (const queryKey of [deskKeys.queue, deskKeys.figures]) void client.invalidateQueries({ queryKey })
  }
}

/** `saveNotes`: without the lease they could not be saved any more. */
export function useRelease(saveNotes: () => Promise<void>) {
  const api = useApi()
  const gone = useGone()
  return useMutation({
    mutationFn: async ({ id, release }: { id: string; release: Release }) => {
      await saveNotes()
      return api(verificationContract.release, { params: { id }, body: release })
    },
    onSuccess: (_, { id }) => gone(id),
  })
}

export function useDecide(saveNotes: () => Promise<void>) {
  const api = useApi()
  const gone = useGone()
  return useMutation({
    mutationFn: async ({ part, draft }: { part: DeskPart; draft: Draft }) => {
      await saveNotes()
      return api(verificationContract.decide, { params: { id: part.id }, body: decisionOf(part, draft) })
    },
    onSuccess: (_, { part }) => gone(part.id),
  })
}
