import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { privateNoteContract } from '@bailclair/domain/private-note/private-note.contract.ts'
import type { PrivateNote } from '@bailclair/domain/private-note/private-note.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const keyOf = (id: string) => ['application', id, 'private-note']
/** The server answers a malformed id like an unknown one. */
const paramsOf = (id: string) => ({ id: id as ApplicationId })

/** Another tab may have saved: the note is read again when this one is looked at. */
export function usePrivateNote(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api(privateNoteContract.get, { params: paramsOf(id) }, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  })
}

export function useSavePrivateNote(id: string) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { text: string; version: number }) =>
      api(privateNoteContract.save, { params: paramsOf(id), body }),
    onSuccess: async (saved) => {
      // A running refetch would be older than this answer.
      await client.cancelQueries({ queryKey: keyOf(id) })
      client.setQueryData<PrivateNote>(keyOf(id), saved)
    },
    // Saved elsewhere meanwhile: both are shown.
    onError: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  })
}
