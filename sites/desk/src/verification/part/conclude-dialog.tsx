import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Dialog } from '@bailclair/site-kit/ui/dialog/dialog.tsx'
import { useRef } from 'react'
import { concludeMessages } from './conclude.messages.ts'
import { type Draft, decisionOf, verdictOnPart } from './draft.ts'
import { partMessages } from './part.messages.ts'
import { fullName, listHolders, listPartDocuments, tenantKey } from './part-documents.ts'
import { useDocumentName } from './use-document-name.ts'

type Props = {
  open: boolean
  part: DeskPart
  draft: Draft
  pending: boolean
  error: string | undefined
  onClose: () => void
  onSend: () => void
}

/** Shows what the tenant will be told. There is no second confirmation. */
export function ConcludeDialog({ open, pending, onClose, ...props }: Props) {
  const t = useMessages(concludeMessages)
  const send = useRef<HTMLButtonElement>(null)
  const closeUnlessPending = () => !pending && onClose()
  return (
    <Dialog
      open={open}
      onClose={closeUnlessPending}
      title={open && t.titles[verdictOnPart(props.part, props.draft)]}
      // Keyboard users can send with Enter.
      initialFocus={send}
      actions={
        <>
          <Button ref={send} icon="mail" pending={pending} onClick={props.onSend}>
            {t.send}
          </Button>
          <Button variant="secondary" onClick={closeUnlessPending}>
            {t.back}
          </Button>
        </>
      }
    >
      {open && <Preview {...props} />}
    </Dialog>
  )
}

function Preview({ part, draft, error }: Pick<Props, 'part' | 'draft' | 'error'>) {
  const t = useMessages(concludeMessages)
  const { languages } = useMessages(partMessages)
  const verdict = verdictOnPart(part, draft)
  const isShared = part.coTenants.length > 0
  return (
    <div className="stack">
      <p>{t.texts[verdict](fullName(part), languages[part.language])}</p>
      {verdict === 'DECLINED' && <Asked part={part} draft={draft} />}
      <Corrections part={part} draft={draft} />
      {verdict === 'VALIDATED' && isShared && <p className="muted">{t.others}</p>}
      {error && (
        <Callout kind="danger" role="alert">
          {error}
        </Callout>
      )}
    </div>
  )
}

type PreviewProps = Pick<Props, 'part' | 'draft'>

function Asked({ part, draft }: PreviewProps) {
  const t = useMessages(concludeMessages)
  const nameOf = useDocumentName()
  const asked = listPartDocuments(part).flatMap((partDocument) => {
    const verdict = draft.verdicts[partDocument.document.id]
    return verdict?.status === 'DECLINED' ? [{ ...partDocument, verdict }] : []
  })
  return (
    <ul className="preview">
      {asked.map(({ verdict, ...partDocument }) => (
        <li key={partDocument.document.id}>
          <strong>{t.document(nameOf(partDocument), partDocument.holder.name)}</strong>
          <blockquote lang={part.language}>
            <p>{part.reasons.find(({ reason }) => reason === verdict.reason)?.text}</p>
            {verdict.comment.trim() && <p className="preview-comment">{verdict.comment}</p>}
          </blockquote>
        </li>
      ))}
    </ul>
  )
}

function Corrections({ part, draft }: PreviewProps) {
  const t = useMessages(concludeMessages)
  const { money } = useFormats()
  const holders = listHolders(part)
  const { corrections = [] } = decisionOf(part, draft)
  if (corrections.length === 0) return null
  return (
    <ul className="preview">
      {corrections.map(({ guarantorId = tenantKey, monthlyIncome, reason }) => (
        <li key={guarantorId}>
          <strong>
            {t.corrected(holders.find(({ key }) => key === guarantorId)?.name ?? '', money(monthlyIncome))}
          </strong>
          <blockquote lang={part.language}>
            <p>{reason}</p>
          </blockquote>
        </li>
      ))}
    </ul>
  )
}
