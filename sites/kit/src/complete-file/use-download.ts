import { useState } from 'react'
import { codeOf } from '#platform/api/code-of.ts'
import { useErrorTexts } from '#platform/api/use-error-texts.ts'
import { logError } from '#platform/log.ts'
import { showToast } from '#platform/toasts.ts'
import { isClosedLink } from '#platform/use-secret-link.ts'

/** How a page gives documents out: to its owner, by viewing link, or to the tenant. */
export type FileDownload = {
  /** One document, or the whole file. */
  load: (documentId: string | undefined) => Promise<Blob>
  /** One page of a document as a picture, from 1. */
  loadPage: (documentId: string, page: number, signal: AbortSignal) => Promise<Blob>
  /** The access has ended meanwhile. */
  onClosed: () => void
}

/** In milliseconds: watermarks are made on demand, and files may be large. */
export const downloadTimeLimit = 120_000

type Ends = { onLoaded: (bytes: Blob) => void; onFailed?: () => void }

/** For download buttons. A closed access is reported to the page, other failures to the visitor. */
export function useDownload({ load, onClosed }: FileDownload) {
  const errors = useErrorTexts()
  const [isPending, setPending] = useState(false)

  async function fetchBytes(documentId: string | undefined, { onLoaded, onFailed }: Ends) {
    setPending(true)
    try {
      onLoaded(await load(documentId))
    } catch (cause) {
      onFailed?.()
      if (isClosedLink(cause)) {
        onClosed()
        return
      }
      logError('Failed to give out a part of a file', cause)
      showToast({ kind: 'danger', text: errors[codeOf(cause)] })
    } finally {
      setPending(false)
    }
  }
  return { isPending, fetchBytes }
}
