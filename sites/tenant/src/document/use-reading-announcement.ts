import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import type { MyUpload } from '@bailclair/domain/document/upload.schema.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useState } from 'react'
import { uploadMessages } from './upload.messages.ts'

/** What screen readers are told when the standing of an upload changes. */
export function useReadingAnnouncement(uploads: readonly MyUpload[], documents: readonly MyDocument[]): string {
  const t = useMessages(uploadMessages)
  const errors = useMessages(errorMessages)
  const [known, setKnown] = useState(uploads)
  const [announcement, setAnnouncement] = useState('')
  if (standingOf(known) !== standingOf(uploads)) {
    setKnown(uploads)
    const changes = describeChanges(known, uploads, documents)
    if (changes.length > 0)
      setAnnouncement(
        changes
          .map(({ fileName, refusal, event }) =>
            event === 'failed'
              ? t.told.failed(fileName, errors[refusal ?? 'DocumentUnreadable'])
              : t.told[event](fileName),
          )
          .join(' '),
      )
  }
  return announcement
}

const standingOf = (uploads: readonly MyUpload[]) => uploads.map(({ id, state }) => `${id} ${state}`).join()

type Change = Pick<MyUpload, 'fileName' | 'refusal'> & { event: 'reading' | 'read' | 'failed' }

/** A document has the id of its upload. */
function describeChanges(
  before: readonly MyUpload[],
  after: readonly MyUpload[],
  documents: readonly MyDocument[],
): Change[] {
  const read = before.filter(({ id }) => documents.some((document) => document.id === id))
  const changed = after.filter(({ id, state }) => before.find((known) => known.id === id)?.state !== state)
  return [
    ...read.map((upload) => ({ ...upload, event: 'read' as const })),
    ...changed.map((upload) => ({
      ...upload,
      event: upload.state === 'FAILED' ? ('failed' as const) : ('reading' as const),
    })),
  ]
}
