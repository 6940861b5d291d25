import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useState } from 'react'
import { isClosedLink } from '#platform/use-secret-link.ts'

/** In milliseconds: watermarks are made on demand, and files may be large. */
export const timeLimit = 120_000

type Ends = { onLoaded: (bytes: Blob) => void; onFailed?: () => void }

/** For download buttons. A closed link is reported to the page, other failures to the visitor. */
export function useDownload(onClosed: () => void) {
  const errors = useMessages(errorMessages)
  const [isPending, setPending] = useState(false)

  async function fetchBytes(ask: () => Promise<Blob>, { onLoaded, onFailed }: Ends) {
    setPending(true)
    try {
      onLoaded(await ask())
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
