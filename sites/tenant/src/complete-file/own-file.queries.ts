import { ownFileContract } from '@bailclair/domain/complete-file/own-file.contract.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { downloadTimeLimit, type FileDownload } from '@bailclair/site-kit/complete-file/use-download.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'

const ownFileKey = ['tenant', 'own-file']

/** One's own part as owners see it. Never kept: the team may decide meanwhile. */
export function useOwnFile() {
  const api = useApi()
  return useQuery({
    queryKey: ownFileKey,
    queryFn: ({ signal }) => api(ownFileContract.open, {}, { signal }),
    refetchOnMount: 'always',
    gcTime: 0,
  })
}

/** The whole copy, or one document of it. */
export function useOwnDownload(): FileDownload {
  const api = useApi()
  const client = useQueryClient()
  const options = { timeLimit: downloadTimeLimit }
  return {
    load: (id) =>
      id === undefined
        ? api(ownFileContract.pdf, {}, options)
        : api(ownFileContract.document, { params: { id: id as DocumentId } }, options),
    loadPage: (id, page, signal) =>
      api(ownFileContract.page, { params: { id: id as DocumentId, page } }, { ...options, signal }),
    onClosed: () => void client.invalidateQueries({ queryKey: ownFileKey }),
  }
}
