import type { DeskDocument } from '@bailclair/domain/verification/desk-part.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import type { Mark } from '@bailclair/site-kit/ui/page-viewer/view.ts'
import { CodePanel } from './code/code-panel.tsx'
import { readingMessages } from './reading.messages.ts'
import { SignalPanel } from './signal/signal-panel.tsx'
import { useReading } from './viewer/use-reading.ts'

type Props = { document: Pick<DeskDocument, 'id'>; disabled: boolean; onShow: (mark: Mark) => void }

/** What a machine read in a document. `ReadingStatus` says when it loads or fails. */
export function DocumentReading({ document, disabled, onShow }: Props) {
  const t = useMessages(readingMessages)
  const { data } = useReading(document)
  if (!data) return null
  const { recognisedPages = [] } = data
  return (
    <>
      {recognisedPages.length > 0 && <p className="code-panel small">{t.recognised(recognisedPages)}</p>}
      <SignalPanel documentId={document.id} signals={data.signals} disabled={disabled} onShow={onShow} />
      <CodePanel codes={data.codes} checkedOn={data.codesCheckedOn} />
    </>
  )
}
