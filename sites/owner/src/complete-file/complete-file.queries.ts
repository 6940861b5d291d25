import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { ApplicationFile } from '@bailclair/domain/complete-file/application-file.schema.ts'
import { completeFileContract } from '@bailclair/domain/complete-file/complete-file.contract.ts'
import type { FileToken } from '@bailclair/domain/complete-file/file-token.schema.ts'
import { viewingLinkContract } from '@bailclair/domain/complete-file/viewing-link.contract.ts'
import type { ViewingLink, ViewingLinkId } from '@bailclair/domain/complete-file/viewing-link.schema.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const fileKey = (id: string) => ['application', id, 'file']

/** In milliseconds: an access may end, or a link be opened, while the page is read. */
const freshness = 10_000

/** The server answers a malformed id like an unknown one. */
const paramsOf = (id: string) => ({ id: id as ApplicationId })

/** One application of the owner. Never kept in memory after the page: the access may end meanwhile. */
export function useApplicationFile(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: fileKey(id),
    queryFn: ({ signal }) => api(completeFileContract.open, { params: paramsOf(id) }, { signal }),
    refetchInterval: freshness,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  })
}

/** The application behind a link of an old mail. */
export function useOldLink(token: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['application', 'old-link', token],
    queryFn: ({ signal }) => api(completeFileContract.find, { params: { token: token as FileToken } }, { signal }),
  })
}

export function useGrant(id: string) {
  const api = useApi()
  return (documentId: string | undefined) =>
    api(completeFileContract.grant, {
      params: paramsOf(id),
      body: { documentId: documentId as DocumentId | undefined },
    })
}

/** After an answer that contains the links. */
function useKeepLinks(id: string) {
  const client = useQueryClient()
  return async (viewingLinks: ViewingLink[]) => {
    // A running refetch would be older than this answer.
    await client.cancelQueries({ queryKey: fileKey(id) })
    client.setQueryData<ApplicationFile>(fileKey(id), (known) => known && { ...known, viewingLinks })
  }
}

export function useCreateViewingLink(id: string) {
  const api = useApi()
  const keepLinks = useKeepLinks(id)
  return useMutation({
    mutationFn: (recipient: string) => api(viewingLinkContract.create, { params: paramsOf(id), body: { recipient } }),
    onSuccess: ({ viewingLinks }) => keepLinks(viewingLinks),
  })
}

export function useRevokeViewingLink(id: string) {
  const api = useApi()
  const keepLinks = useKeepLinks(id)
  return useMutation({
    mutationFn: (linkId: string) =>
      api(viewingLinkContract.revoke, { params: { ...paramsOf(id), linkId: linkId as ViewingLinkId } }),
    onSuccess: ({ viewingLinks }) => keepLinks(viewingLinks),
  })
}
