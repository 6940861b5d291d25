import type { DeskDocument } from '@bailclair/domain/verification/desk-part.schema.ts'
import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** In milliseconds: 10 MB on a slow connection. */
const timeLimit = 120_000

export const documentKey = ['desk', 'document'] as const

/**
 * Fetched on display and never ahead, because each response is logged as a view. Cached while the part is open, so that
 * going back and forth logs no further view.
 */
export function useDocument({ id, mediaType }: Pick<DeskDocument, 'id' | 'mediaType'>) {
  const api = useApi()
  return useQuery({
    queryKey: [...documentKey, id],
    queryFn: async ({ signal }) => {
      const bytes = await api(verificationContract.document, { params: { id } }, { signal, timeLimit })
      // Uses the declared media type, not the response header: the object URL has our origin.
      return new Blob([bytes], { type: mediaType })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}

/** An object URL, revoked when the component unmounts. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [file])
  return url
}
