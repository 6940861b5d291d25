import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ActionDialog } from '@bailclair/site-kit/ui/dialog/action-dialog.tsx'
import { type ComponentProps, useRef } from 'react'
import { concludeMessages } from './conclude.messages.ts'
import { type Draft, decisionOf, verdictOnPart } from './draft.ts'
import { partMessages } from './part.messages.ts'
import { fullName, listHolders, listPartDocuments, tenantKey } from './part-documents.ts'
import { useDocumentName } from './use-document-name.ts'

type PreviewProps = { part: DeskPart; draft: Draft }
type Props = PreviewProps &
  Pick<ComponentProps<typeof ActionDialog>, 'open' | 'pending' | 'error' | 'onClose'> & { onSend: () => void }

/** Shows what the tenant will be told. There is no second confirmation. */
export function ConcludeDialog({ part, draft, onSend, ...dialog }: Props) {
  const t = useMessages(concludeMessages)
  const send = useRef<HTMLButtonElement>(null)
  return (
    <ActionDialog
      {...dialog}
      title={t.titles[verdictOnPart(part, draft)]}
      // Keyboard users can send with Enter.
      initialFocus={send}
      action={{ ref: send, icon: 'mail', onClick: onSend, children: t.send }}
      backLabel={t.back}
    >
      <Preview part={part} draft={draft} />
    </ActionDialog>
  )
}

function Preview({ part, draft }: PreviewProps) {
  const t = useMessages(concludeMessages)
  const { languages } = useMessages(partMessages)
  const verdict = verdictOnPart(part, draft)
  const isShared = part.coTenants.length > 0
  return (
    <>
      <p>{t.texts[verdict](fullName(part), languages[part.language])}</p>
      {verdict === 'DECLINED' && <Asked part={part} draft={draft} />}
      <Corrections part={part} draft={draft} />
      {verdict === 'VALIDATED' && isShared && <p className="muted">{t.others}</p>}
    </>
  )
}

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
