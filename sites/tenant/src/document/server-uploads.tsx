import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import { uploadContract } from '@bailclair/domain/document/upload.contract.ts'
import { type MyUpload, uploadId } from '@bailclair/domain/document/upload.schema.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { ProgressBar } from '@bailclair/site-kit/ui/progress/progress-bar.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { useProfileCall } from '#platform/use-profile-call.ts'
import { uploadMessages } from './upload.messages.ts'
import { useReadingAnnouncement } from './use-reading-announcement.ts'

type Props = { uploads: readonly MyUpload[]; documents: readonly MyDocument[] }

/** Files that have arrived and are still read, or that could not be read. */
export function ServerUploads({ uploads, documents }: Props) {
  const t = useMessages(uploadMessages)
  const announcement = useReadingAnnouncement(uploads, documents)
  return (
    <>
      {uploads.length > 0 && (
        <ul className="uploads" aria-label={t.arrived}>
          {uploads.map((upload) => (
            <li key={upload.id} className="upload">
              {upload.state === 'FAILED' ? <Failed upload={upload} /> : <BeingRead upload={upload} />}
              <RemoveButton upload={upload} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  )
}

function BeingRead({ upload: { fileName } }: { upload: MyUpload }) {
  const t = useMessages(uploadMessages)
  return (
    <div>
      <ProgressBar label={<bdi>{fileName}</bdi>} />
      <p className="upload-note small muted">{t.reading}</p>
    </div>
  )
}

function Failed({ upload: { fileName, refusal = 'DocumentUnreadable' } }: { upload: MyUpload }) {
  const errors = useMessages(errorMessages)
  return (
    <div className="upload-failed">
      <Icon name="danger" />
      <div>
        <p className="upload-name">
          <bdi>{fileName}</bdi>
        </p>
        <p>{errors[refusal]}</p>
      </div>
    </div>
  )
}

function RemoveButton({ upload: { id, fileName, state } }: { upload: MyUpload }) {
  const t = useMessages(uploadMessages)
  const { mutate: remove, isPending } = useProfileCall(uploadContract.remove)
  const onError = useFailureToast()
  return (
    <div className="cluster">
      <Button
        variant="quiet"
        compact
        icon="close"
        pending={isPending}
        onClick={() => remove({ params: { id: uploadId.parse(id) } }, { onError })}
      >
        {state === 'FAILED' ? t.dismiss : t.cancel}
        <VisuallyHidden>{t.of(fileName)}</VisuallyHidden>
      </Button>
    </div>
  )
}
