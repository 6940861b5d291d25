import { documentContract } from '@bailclair/domain/document/document.contract.ts'
import { acceptedUploads } from '@bailclair/domain/document/document.rules.ts'
import { documentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { documentMessages } from './document.messages.ts'
import { DocumentThumbnail } from './document-thumbnail.tsx'
import { TurnButton } from './turn-button.tsx'
import { useDocumentFacts } from './use-document-facts.ts'
import { useFileDialog } from './use-file-dialog.tsx'

const tones = { ADDED: 'draft', PENDING: 'processing', ACCEPTED: 'verified', DECLINED: 'modification' } as const

type Props = {
  document: MyDocument
  /** Whether the team reviews it; before, it is only stored. */
  isSubmitted: boolean
  /** Why the team declined it. */
  reason: string
  /** Of the team's comment. */
  language: Language
  onReplace: (files: Iterable<File>) => void
  onRemove: () => void
  /** What a machine noticed about it. */
  remarks?: ReactNode
}

/** An uploaded document with its review state and actions. */
export function DocumentLine({ document, isSubmitted, reason, language, onReplace, onRemove, remarks }: Props) {
  const t = useMessages(documentMessages)
  const facts = useDocumentFacts()
  const dialog = useFileDialog({ accept: acceptedUploads }, onReplace)
  const { fileName, status, comment } = document
  const shown = status === 'PENDING' && !isSubmitted ? 'ADDED' : status
  const which = <VisuallyHidden>{t.which(fileName)}</VisuallyHidden>
  return (
    <li className="document">
      <DocumentThumbnail document={document} />
      <div className="document-what">
        <p className="document-name">
          <bdi>{fileName}</bdi>
        </p>
        <p className="small muted">{facts(document)}</p>
      </div>
      <Badge tone={tones[shown]}>{t.statuses[shown]}</Badge>
      {status === 'DECLINED' && (
        <div className="document-reason">
          <p>
            <strong>{t.why}</strong> {reason}
          </p>
          {comment && (
            <p className="document-comment" lang={language}>
              {comment}
            </p>
          )}
        </div>
      )}
      {remarks}
      <div className="document-actions cluster">
        {dialog.input}
        <Button variant={status === 'DECLINED' ? 'secondary' : 'quiet'} compact icon="refresh" onClick={dialog.open}>
          {t.replace}
          {which}
        </Button>
        <TurnButton document={document} />
        <DownloadButton document={document} />
        <Button variant="quiet" compact icon="trash" onClick={onRemove}>
          {t.remove}
          {which}
        </Button>
      </div>
    </li>
  )
}

function DownloadButton({ document: { id, fileName } }: { document: MyDocument }) {
  const t = useMessages(documentMessages)
  const api = useApi()
  const { mutate: download, isPending } = useMutation({
    mutationFn: () => api(documentContract.open, { params: { id: documentId.parse(id) } }),
    onSuccess: (bytes) => saveFile(bytes, fileName),
    onError: useFailureToast(),
  })
  return (
    <Button variant="quiet" compact icon="download" pending={isPending} onClick={() => download()}>
      {t.download}
      <VisuallyHidden>{t.which(fileName)}</VisuallyHidden>
    </Button>
  )
}
