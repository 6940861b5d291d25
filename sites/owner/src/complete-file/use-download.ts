import { completeFileContract } from '@bailclair/domain/complete-file/complete-file.contract.ts'
import type { DownloadTicket } from '@bailclair/domain/complete-file/download-ticket.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { isClosedLink } from '@bailclair/site-kit/platform/use-secret-link.ts'
import { useState } from 'react'

/** How a page gives documents out: by session, or by viewing link. */
export type FileDownload = {
  /** Asks for the ticket of one document, or of the whole file. */
  grant: (documentId: string | undefined) => Promise<{ ticket: DownloadTicket }>
  /** The access has ended meanwhile. */
  onClosed: () => void
}

/** In milliseconds: watermarks are made on demand, and files may be large. */
const timeLimit = 120_000

type Ends = { onLoaded: (bytes: Blob) => void; onFailed?: () => void }

/** For download buttons. A closed access is reported to the page, other failures to the visitor. */
export function useDownload({ grant, onClosed }: FileDownload) {
  const errors = useMessages(errorMessages)
  const api = useApi()
  const [isPending, setPending] = useState(false)

  async function fetchBytes(documentId: string | undefined, { onLoaded, onFailed }: Ends) {
    setPending(true)
    try {
      const { ticket } = await grant(documentId)
      onLoaded(await api(completeFileContract.download, { params: { ticket } }, { timeLimit }))
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
