import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { documentTexts } from '@bailclair/site-kit/platform/document-texts.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { ProgressBar } from '@bailclair/site-kit/ui/progress/progress-bar.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { uploadMessages } from './upload.messages.ts'
import type { Upload } from './upload-queue.ts'
import { canBeRetried } from './upload-rules.ts'

type Props = {
  uploads: readonly Upload[]
  /** What may be given here. */
  kinds: readonly DocumentKind[]
  onRetry: (id: number) => void
  onRemove: (id: number) => void
}

/** Running and failed uploads. */
export function UploadList({ uploads, kinds, onRetry, onRemove }: Props) {
  const t = useMessages(uploadMessages)
  if (uploads.length === 0) return null
  return (
    <ul className="uploads" aria-label={t.uploads}>
      {uploads.map((upload) => (
        <li key={upload.id} className="upload">
          {upload.state === 'failed' ? <Failed upload={upload} kinds={kinds} /> : <UnderWay upload={upload} />}
          <div className="cluster">
            {upload.error && canBeRetried(upload.error) && (
              <Button variant="secondary" compact icon="refresh" onClick={() => onRetry(upload.id)}>
                {t.retry}
                <VisuallyHidden>{t.of(upload.file.name)}</VisuallyHidden>
              </Button>
            )}
            <Button variant="quiet" compact icon="close" onClick={() => onRemove(upload.id)}>
              {upload.error ? t.dismiss : t.cancel}
              <VisuallyHidden>{t.of(upload.file.name)}</VisuallyHidden>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

function UnderWay({ upload: { file, state, isPostponed, progress } }: { upload: Upload }) {
  const t = useMessages(uploadMessages)
  const label = <bdi>{file.name}</bdi>
  if (state === 'waiting')
    return (
      <p className="upload-name">
        {label} <span className="muted">{isPostponed ? t.postponed : t.waiting}</span>
      </p>
    )
  return (
    <div>
      <ProgressBar label={label} value={progress < 1 ? progress : undefined} />
      <p className="upload-note small muted">{progress < 1 ? '\u00A0' : t.treating}</p>
    </div>
  )
}

function Failed({ upload: { file, error = 'Unexpected' }, kinds }: { upload: Upload } & Pick<Props, 'kinds'>) {
  const t = useMessages(uploadMessages)
  const errors = useMessages(errorMessages)
  const names = useMessages(documentTexts)
  const instead = error === 'DocumentKindRefused' && t.instead(kinds.map((kind) => names[kind]).join(', '))
  return (
    <div className="upload-failed">
      <Icon name="danger" />
      <div>
        <p className="upload-name">
          <bdi>{file.name}</bdi>
        </p>
        <p>{[errors[error], instead].filter(Boolean).join(' ')}</p>
      </div>
    </div>
  )
}
