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
  caption?: string
  parts: readonly QueuedPart[]
  /** A verifier has one lease at a time (decision 125). */
  hasLease: boolean
  onTake: (part: QueuedPart) => void
  /** The part being claimed. */
  pendingId: string | undefined
}

/** Oldest first, as the server sorts. Rows keep their order and the focus when others come and go. */
export function QueueList({ caption, parts, hasLease, onTake, pendingId }: Props) {
  const t = useMessages(queueMessages)
  const { date } = useFormats()
  const columns: Column<QueuedPart>[] = [
    {
      key: 'person',
      header: t.columns.person,
      isTitle: true,
      cell: ({ initials, applicationType, isResubmitted, wantsSecondOpinion }) => (
        <span className="cluster gap-8">
          <span>
            {initials} <span className="queue-type">{t.types[applicationType]}</span>
          </span>
          {isResubmitted && <Badge tone="draft">{t.resubmitted}</Badge>}
          {wantsSecondOpinion && <Badge tone="processing">{t.secondOpinion}</Badge>}
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
  return <Table caption={caption ?? t.caption} columns={columns} rows={parts} rowKey={({ id }) => id} />
}

/** Never shows a name: the desk does not rank verifiers. */
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
