import { completeFileContract } from '@bailclair/domain/complete-file/complete-file.contract.ts'
import type { ShownDocument } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import type { FileToken } from '@bailclair/domain/complete-file/file-token.schema.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { documentTexts } from '@bailclair/site-kit/platform/document-texts.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { uiMessages } from '@bailclair/site-kit/ui/ui.messages.ts'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { openTab } from './document-tab.ts'
import { personMessages } from './person.messages.ts'
import { timeLimit, useDownload } from './use-download.ts'

type Props = {
  document: ShownDocument
  holder: string
  /** Position among documents of the same kind. */
  which?: number
  token: FileToken
  onClosed: () => void
}

/** Opens a watermarked document in a new tab. */
export function OpenDocument({ document, holder, which, token, onClosed }: Props) {
  const t = useMessages(personMessages)
  const { newWindow } = useMessages(uiMessages)
  const categories = useMessages(documentTexts)
  const api = useApi()
  const { isPending, fetchBytes } = useDownload(onClosed)
  const { id, category, pages } = document
  const name = categories[category]

  const open = () => {
    const tab = openTab(t.opening, t.openingHelp)
    const params = { token, id: id as DocumentId }
    void fetchBytes(() => api(completeFileContract.document, { params }, { timeLimit }), {
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
