import { documentContract } from '@bailclair/domain/document/document.contract.ts'
import { documentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** A blob URL of the first page (decision 130); undefined while it loads, and for a PDF of text. */
export function useThumbnail({ id, size }: Pick<MyDocument, 'id' | 'size'>): string | undefined {
  const api = useApi()
  const { data: picture } = useQuery({
    // Turning a document changes its size, nearly always.
    queryKey: ['document', 'thumbnail', id, size],
    queryFn: async ({ signal }) => {
      const { jpeg } = await api(documentContract.thumbnail, { params: { id: documentId.parse(id) } }, { signal })
      return jpeg ? new Blob([bytesOf(jpeg)], { type: 'image/jpeg' }) : null
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [picture])
  return url
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
