import type { ShownDocument } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { useState } from 'react'
import { documentTexts } from '#platform/document-texts.messages.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { latePart } from '#ui/late-part/late-part.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { personMessages } from './person.messages.ts'
import type { FileDownload } from './use-download.ts'

const dialog = latePart(async () => (await import('./document-dialog.tsx')).DocumentDialog)

type Props = {
  document: ShownDocument
  holder: string
  /** Position among documents of the same name. */
  which?: number
  download: FileDownload
}

/** Opens a watermarked document in a dialog. */
export function OpenDocument({ document, holder, which, download }: Props) {
  const t = useMessages(personMessages)
  const names = useMessages(documentTexts)
  const [isOpen, setOpen] = useState(false)
  const { category, kind, pages } = document
  const name = names[kind ?? category]
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" compact aria-haspopup="dialog" {...dialog.intent} onClick={() => setOpen(true)}>
        {which === undefined ? t.open : t.openOne(which)}
        <VisuallyHidden>{t.document(name, holder)}</VisuallyHidden>{' '}
        <span className="small muted">({t.pages(pages)})</span>
      </Button>
      <dialog.Part
        isNeeded={isOpen}
        onFailed={close}
        open={isOpen}
        onClose={close}
        document={document}
        name={which === undefined ? name : t.nth(name, which)}
        holder={holder}
        download={download}
      />
    </>
  )
}
