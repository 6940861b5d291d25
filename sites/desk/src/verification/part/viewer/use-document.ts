import type { DeskDocument } from '@bailclair/domain/verification/desk-part.schema.ts'
import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Ten megabytes over a slow line, in milliseconds. */
const timeLimit = 120_000

export const documentKey = ['desk', 'document'] as const

/**
 * The bytes of a document. Asked for when it is looked at and never ahead: each answer is written down as a view. They
 * stay while the part is open, so that going back and forth is no further view.
 */
export function useDocument({ id, mediaType }: Pick<DeskDocument, 'id' | 'mediaType'>) {
  const api = useApi()
  return useQuery({
    queryKey: [...documentKey, id],
    queryFn: async ({ signal }) => {
      const bytes = await api(verificationContract.document, { params: { id } }, { signal, timeLimit })
      // Of the kind that was announced, whatever the answer calls itself: this address is of our own origin.
      return new Blob([bytes], { type: mediaType })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}

/** An address for bytes in memory, which goes with the component. */
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
