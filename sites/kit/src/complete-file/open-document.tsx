import type { ShownDocument } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { documentTexts } from '#platform/document-texts.messages.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { uiMessages } from '#ui/ui.messages.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { openTab } from './document-tab.ts'
import { personMessages } from './person.messages.ts'
import { type FileDownload, useDownload } from './use-download.ts'

type Props = {
  document: ShownDocument
  holder: string
  /** Position among documents of the same name. */
  which?: number
  download: FileDownload
}

/** Opens a watermarked document in a new tab. */
export function OpenDocument({ document, holder, which, download }: Props) {
  const t = useMessages(personMessages)
  const { newWindow } = useMessages(uiMessages)
  const names = useMessages(documentTexts)
  const { isPending, fetchBytes } = useDownload(download)
  const { id, category, kind, pages } = document
  const name = names[kind ?? category]

  const open = () => {
    const tab = openTab(t.opening, t.openingHelp)
    void fetchBytes(id, {
      onLoaded: (bytes) => tab.show(bytes, `${name}.pdf`),
      onFailed: tab.close,
    })
  }

  return (
    <Button variant="secondary" compact pending={isPending} onClick={open}>
      {which === undefined ? t.open : t.openOne(which)}
      <VisuallyHidden>{t.document(name, holder)}</VisuallyHidden>{' '}
      <span className="small muted">({t.pages(pages)})</span>
      <VisuallyHidden> {newWindow}</VisuallyHidden>
    </Button>
  )
}
