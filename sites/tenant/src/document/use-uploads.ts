import { documentContract } from '@bailclair/domain/document/document.contract.ts'
import { mostFiles } from '@bailclair/domain/document/document-category.rules.ts'
import { documentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useProfileCall } from '#platform/use-profile-call.ts'
import type { DocumentSlot } from './document-slot.ts'
import { uploadMessages } from './upload.messages.ts'
import { createUploadQueue, type Upload } from './upload-queue.ts'
import { refusalOf } from './upload-rules.ts'
import { useSendDocument } from './use-send-document.ts'

/** Uploads of a slot, with announcements. */
export function useUploads(slot: DocumentSlot, documents: readonly MyDocument[]) {
  const t = useMessages(uploadMessages)
  const errors = useMessages(errorMessages)
  const tellFailure = useFailureToast()
  const sendDocument = useSendDocument(slot)
  const { mutateAsync: remove } = useProfileCall(documentContract.remove)
  const [announcement, setAnnouncement] = useState('')
  const most = mostFiles[slot.category]

  const removeReplaced = (id: string) => remove({ params: { id: documentId.parse(id) } })

  /**
   * Uploads first, then removes the replaced one, so that a failure loses nothing; unless there is no room for both.
   */
  const send = useEffectEvent(async ({ file, replaces }: Upload, options: Parameters<typeof sendDocument>[1]) => {
    const isThere = replaces !== undefined && documents.some(({ id }) => id === replaces)
    if (isThere && documents.length >= most) {
      await removeReplaced(replaces)
      await sendDocument(file, options)
      return
    }
    await sendDocument(file, options)
    // The upload succeeded: a failure from here on must not upload again.
    if (isThere) await removeReplaced(replaces).catch(tellFailure)
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
  const freePlaces = most - documents.length - onTheirWay.length

  function add(files: Iterable<File>, replaces?: string) {
    let room = freePlaces
    for (const file of files) {
      const refusal = refusalOf(file, replaces === undefined ? room : 1)
      queue.add(file, { refusal, replaces })
      if (!refusal) room -= 1
    }
  }

  return {
    uploads,
    announcement,
    add,
    retry: queue.retry,
    remove: queue.remove,
    isBusy: uploads.some(({ state }) => state !== 'failed'),
    /** How many more files fit. */
    room: freePlaces,
  }
}
