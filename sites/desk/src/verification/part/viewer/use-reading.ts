import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { DeskDocument } from '@bailclair/domain/verification/desk-part.schema.ts'
import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useQuery } from '@tanstack/react-query'
import { documentKey } from './use-page.ts'

export const readingKey = (documentId: string) => [...documentKey, documentId, 'reading'] as const

/** What a machine read in a document: once for all panels. */
export function useReading({ id }: Pick<DeskDocument, 'id'>) {
  const api = useApi()
  return useQuery({
    queryKey: readingKey(id),
    queryFn: ({ signal }) => api(verificationContract.reading, { params: { id: id as DocumentId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
