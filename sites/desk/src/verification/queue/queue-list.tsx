import type { QueuedPart } from '@bailclair/domain/verification/queue.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Table } from '@bailclair/site-kit/ui/table/table.tsx'
import type { Column } from '@bailclair/site-kit/ui/table/table-props.ts'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { TimeLeftBadge } from '../time-left-badge.tsx'
import { queueMessages } from './queue.messages.ts'

type Props = {
  parts: readonly QueuedPart[]
  /** One of them is in one's own hands: no other can be taken before it is concluded or given back (decision 125). */
  hasLease: boolean
  onTake: (part: QueuedPart) => void
  /** The one being taken. */
  pendingId: string | undefined
}

/** Oldest first, as the server lists them: rows come and go, and those that stay keep their place and the focus. */
export function QueueList({ parts, hasLease, onTake, pendingId }: Props) {
  const t = useMessages(queueMessages)
  const { date } = useFormats()
  const columns: Column<QueuedPart>[] = [
    {
      key: 'person',
      header: t.columns.person,
      isTitle: true,
      cell: ({ initials, applicationType, isResubmitted }) => (
        <span className="cluster gap-8">
          <span>
            {initials} <span className="queue-type">{t.types[applicationType]}</span>
          </span>
          {isResubmitted && <Badge tone="draft">{t.resubmitted}</Badge>}
        </span>
      ),
    },
    {
      key: 'time',
      header: t.columns.time,
      cell: ({ secondsLeft }) => <TimeLeftBadge secondsLeft={secondsLeft} withBar />,
    },
    { key: 'submitted', header: t.columns.submitted, cell: ({ submittedAt }) => date(new Date(submittedAt)) },
    {
      key: 'documents',
      header: t.columns.documents,
      cell: ({ documents, guarantors }) =>
        [t.documents(documents), ...(guarantors > 0 ? [t.guarantors(guarantors)] : [])].join(', '),
    },
    { key: 'state', header: t.columns.state, cell: (part) => <State part={part} /> },
    {
      key: 'action',
      header: t.columns.action,
      hasHiddenHeader: true,
      align: 'end',
      cell: (part) =>
        part.state === (hasLease ? 'MINE' : 'FREE') && (
          <Button variant="secondary" compact pending={pendingId === part.id} onClick={() => onTake(part)}>
            {part.state === 'MINE' ? t.resume : t.take}
            <VisuallyHidden>{t.which(part.initials)}</VisuallyHidden>
          </Button>
        ),
    },
  ]
  return <Table caption={t.caption} columns={columns} rows={parts} rowKey={({ id }) => id} />
}

/** Never by name: who works on what is nobody's score. */
function State({ part: { state, leaseEndsAt } }: { part: QueuedPart }) {
  const t = useMessages(queueMessages)
  const { time } = useFormats()
  if (state === 'FREE') return <span className="muted">{t.states.FREE}</span>
  return (
    <>
      <strong>{t.states[state]}</strong>
      {state === 'TAKEN' && leaseEndsAt && <span className="muted small"> {t.until(time(new Date(leaseEndsAt)))}</span>}
    </>
  )
}
