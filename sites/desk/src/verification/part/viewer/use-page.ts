import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { DeskDocument } from '@bailclair/domain/verification/desk-part.schema.ts'
import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useQuery } from '@tanstack/react-query'

/** In milliseconds: a large page on a slow connection. */
const timeLimit = 120_000
/** In milliseconds: going back and forth loads nothing again. */
const kept = 60_000

export const documentKey = ['desk', 'document'] as const

/** A page of the document that is shown, which is recorded as a view. Its neighbours are loaded once it is there. */
export function usePage({ id, pages }: Pick<DeskDocument, 'id' | 'pages'>, page: number) {
  const api = useApi()
  const queryOf = (number: number) => ({
    queryKey: [...documentKey, id, number],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const params = { id: id as DocumentId, page: number }
      // Not the type that the server says: the object URL has our origin.
      return new Blob([await api(verificationContract.page, { params }, { signal, timeLimit })], { type: 'image/jpeg' })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: kept,
  })
  const query = useQuery(queryOf(page))
  useQuery({ ...queryOf(Math.min(page + 1, pages)), enabled: query.isSuccess })
  useQuery({ ...queryOf(Math.max(page - 1, 1)), enabled: query.isSuccess })
  return query
}
