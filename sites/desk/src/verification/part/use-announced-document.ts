import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useEffect, useRef, useState } from 'react'
import type { CurrentDocument } from './use-current-document.ts'
import { useDocumentName } from './use-document-name.ts'
import { viewerMessages } from './viewer/viewer.messages.ts'

export const viewerTitleId = 'viewer-title'

/** After the next frame, when what takes the focus is there. */
export const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())

/**
 * For people who do not see the screen: says what was done and which document is shown since then. The focus goes to
 * its title when the pressed button is gone.
 */
export function useAnnouncedDocument({ partDocument, place, count }: CurrentDocument) {
  const t = useMessages(viewerMessages)
  const nameOf = useDocumentName()
  const id = partDocument?.document.id
  const [done, setDone] = useState<{ text: string; documentId: string | undefined }>()
  const [hasChanged, setChanged] = useState(false)
  const last = useRef(id)

  useEffect(() => {
    if (last.current === id) return
    last.current = id
    setChanged(true)
    const active = document.activeElement
    if (!active || active === document.body) document.getElementById(viewerTitleId)?.focus()
  }, [id])

  const shown =
    hasChanged && partDocument && t.shown(place, count, t.of(nameOf(partDocument), partDocument.holder.name))
  return {
    announcement: [done?.documentId === id && done?.text, shown].filter(Boolean).join(' '),
    /** `documentId`: the document that is shown afterwards. */
    announce: (text: string, documentId = id) => setDone({ text, documentId }),
  }
}
