import type { DeskDocument } from '@bailclair/domain/verification/desk-part.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { codesTitleId } from './code/code-panel.tsx'
import { readingMessages } from './reading.messages.ts'
import { signalsTitleId } from './signal/signal-panel.tsx'
import { useReading } from './viewer/use-reading.ts'

type Props = { document: Pick<DeskDocument, 'id'> }

/** Beside the decision: whether there is something to look at below it. Its place is kept while the reading loads. */
export function ReadingStatus({ document }: Props) {
  return (
    <div className="reading-status small">
      <Status document={document} />
    </div>
  )
}

function Status({ document }: Props) {
  const t = useMessages(readingMessages)
  const { data, errorUpdateCount, isFetching, refetch } = useReading(document)
  if (data)
    return (
      <>
        {data.signals.length > 0 && <ShowButton titleId={signalsTitleId}>{t.signals(data.signals.length)}</ShowButton>}
        {data.codes.length > 0 && <ShowButton titleId={codesTitleId}>{t.codes(data.codes.length)}</ShowButton>}
      </>
    )
  // not `isError`, which ends when it is tried again
  if (errorUpdateCount > 0)
    return (
      <>
        <span>{t.failed}</span>
        <Button variant="quiet" compact pending={isFetching} onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </>
    )
  return <span className="reading-pending muted">{t.pending}</span>
}

function ShowButton({ titleId, children }: { titleId: string; children: string }) {
  const show = () => window.document.getElementById(titleId)?.focus()
  return (
    <Button variant="quiet" compact icon="arrow-down" onClick={show}>
      {children}
    </Button>
  )
}
