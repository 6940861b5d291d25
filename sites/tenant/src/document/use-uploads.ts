import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import { mostFiles } from '@bailclair/domain/document/document-category.rules.ts'
import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import type { MyUpload } from '@bailclair/domain/document/upload.schema.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { DocumentSlot } from './document-slot.ts'
import { uploadMessages } from './upload.messages.ts'
import { createUploadQueue, type Upload } from './upload-queue.ts'
import { refusalOf } from './upload-rules.ts'
import { type SendOptions, useSendDocument } from './use-send-document.ts'

/** Uploads of a slot, with announcements. */
export function useUploads(slot: DocumentSlot, documents: readonly MyDocument[], arrived: readonly MyUpload[]) {
  const t = useMessages(uploadMessages)
  const errors = useMessages(errorMessages)
  const sendDocument = useSendDocument(slot)
  const [announcement, setAnnouncement] = useState('')
  const most = mostFiles[slot.category]

  /** The server replaces in one step: a failure loses nothing. One removed meanwhile is simply added. */
  const send = useEffectEvent(async ({ file, kind, replaces }: Upload, options: SendOptions) => {
    const isThere = replaces !== undefined && documents.some(({ id }) => id === replaces)
    await sendDocument(file, { ...options, kind, ...(isThere && { replaces }) })
  })
  const tell = useEffectEvent((event: 'started' | 'sent' | 'failed', { file, error }: Upload) =>
    setAnnouncement(
      event === 'failed' ? t.told.failed(file.name, errors[error ?? 'Unexpected']) : t.told[event](file.name),
    ),
  )
  const [queue] = useState(() =>
    createUploadQueue({ send: (...sent) => send(...sent), tell: (...told) => tell(...told) }),
  )
  useEffect(() => () => queue.stop(), [queue])
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, queue.current)

  const onTheirWay = uploads.filter((upload) => upload.error === undefined && upload.replaces === undefined)
  // While its request waits, a file is in the queue of this page and may be in the profile as well.
  const isSending = (name: string) => uploads.some(({ state, file }) => state === 'sending' && file.name === name)
  const shown = arrived.filter(({ fileName }) => !isSending(fileName))
  const beingRead = shown.filter(({ state, replaces }) => state === 'WAITING' && replaces === undefined)
  const freePlaces = most - documents.length - beingRead.length - onTheirWay.length

  function add(files: Iterable<File>, kind: DocumentKind, replaces?: string) {
    let room = freePlaces
    for (const file of files) {
      const refusal = refusalOf(file, replaces === undefined ? room : 1)
      queue.add(file, kind, { refusal, replaces })
      if (!refusal) room -= 1
    }
  }

  return {
    uploads,
    /** Those of the profile that this page is not sending. */
    arrived: shown,
    announcement,
    add,
    retry: queue.retry,
    remove: queue.remove,
    isBusy: uploads.some(({ state }) => state !== 'failed'),
    /** How many more files fit. */
    room: freePlaces,
  }
}
