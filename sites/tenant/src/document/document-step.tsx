import { mostFiles } from '@bailclair/domain/document/document-category.rules.ts'
import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import { tooFewPayslipPages } from '@bailclair/domain/document/payslip-hint.rules.ts'
import type { MyUpload } from '@bailclair/domain/document/upload.schema.ts'
import type { Situation } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useBlocker } from '@bailclair/site-kit/platform/router/use-blocker.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { type ReactNode, useState } from 'react'
import { documentMessages } from './document.messages.ts'
import { DocumentLine } from './document-line.tsx'
import type { DocumentSlot } from './document-slot.ts'
import { FilePicker } from './file-picker.tsx'
import { HeldFiles } from './held-files.tsx'
import { KindChoice } from './law/kind-choice.tsx'
import { NeverAsked } from './law/never-asked.tsx'
import { RemoveDocumentDialog } from './remove-document-dialog.tsx'
import { ServerUploads } from './server-uploads.tsx'
import { uploadMessages } from './upload.messages.ts'
import { UploadList } from './upload-list.tsx'
import { useDeclaredKind } from './use-declared-kind.ts'
import { useUploads } from './use-uploads.ts'

type Props = {
  slot: DocumentSlot
  /** Documents of this slot. */
  documents: readonly MyDocument[]
  /** Files of this slot that have arrived and are no documents yet. */
  arrived: readonly MyUpload[]
  situation: Situation | undefined
  /** The file cannot be verified without it. */
  isNeeded: boolean
  isSubmitted: boolean
  /** The decline reason as text. */
  reasonOf: (document: MyDocument) => string
  /** The tenant's, in which the team writes, whatever that of the page. */
  language: Language
  /** What a machine noticed about a document. */
  remarksOf?: (document: MyDocument) => ReactNode
  /** Continue and Back. */
  children: ReactNode
}

/** One category: uploaded documents, which one comes next, upload, and what nobody may ask for. */
export function DocumentStep(props: Props) {
  const { slot, documents, arrived, situation, isNeeded, isSubmitted, reasonOf, remarksOf, language, children } = props
  const t = useMessages(documentMessages)
  const words = useMessages(uploadMessages)
  const uploads = useUploads(slot, documents, arrived)
  const declared = useDeclaredKind({ slot, situation, documents, send: uploads.add })
  const question = useBlocker(uploads.isBusy || declared.held !== undefined)
  const [removed, setRemoved] = useState<MyDocument>()
  const most = mostFiles[slot.category]
  const isOptional = !isNeeded && documents.length + arrived.length === 0
  const leaving = words.leaving[uploads.isBusy ? 'busy' : 'held']
  const note = slot.holder === 'TENANT' ? t.optional : t.optionalOfGuarantor

  const fewPages = uploads.isBusy ? undefined : tooFewPayslipPages(documents)

  return (
    <Stack gap={32}>
      {isOptional && <Callout title={note.title}>{note.text}</Callout>}
      <Stack>
        {documents.length > 0 && (
          <>
            <h2 className="documents-title">{t.given}</h2>
            <ul className="documents">
              {documents.map((document) => (
                <DocumentLine
                  key={document.id}
                  document={document}
                  isSubmitted={isSubmitted}
                  reason={reasonOf(document)}
                  language={language}
                  onReplace={(files) => declared.give(files, document)}
                  onRemove={() => setRemoved(document)}
                  remarks={remarksOf?.(document)}
                />
              ))}
            </ul>
          </>
        )}
        {fewPages !== undefined && <Callout title={t.fewPages.title}>{t.fewPages.text(fewPages)}</Callout>}
        <ServerUploads uploads={uploads.arrived} documents={documents} />
        <UploadList
          uploads={uploads.uploads}
          kinds={declared.kinds}
          onRetry={uploads.retry}
          onRemove={uploads.remove}
        />
        {(uploads.room > 0 || declared.held) && <KindChoice slot={slot} declared={declared} />}
        {declared.held && <HeldFiles declared={declared} files={declared.held} />}
        {uploads.room > 0
          ? !declared.held && (
              <FilePicker
                slot={slot}
                hasFiles={documents.length > 0}
                mayPick={declared.ask}
                onPick={(files) => declared.give(files)}
              />
            )
          : documents.length >= most && <p className="small muted">{words.full(most)}</p>}
        <p role="status" className="visually-hidden">
          {uploads.announcement}
        </p>
      </Stack>
      {children}
      <NeverAsked />
      <RemoveDocumentDialog document={removed} isSubmitted={isSubmitted} onClose={() => setRemoved(undefined)} />
      <ConfirmDialog
        open={question.isAsked}
        onCancel={question.stay}
        onConfirm={question.leave}
        title={leaving.title}
        confirmLabel={words.leaving.confirm}
        danger
      >
        <p>{leaving.text}</p>
      </ConfirmDialog>
    </Stack>
  )
}
