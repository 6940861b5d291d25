import type { Queue, QueueState } from '@bailclair/domain/verification/queue.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { Cup } from '@bailclair/site-kit/ui/illustration/drawings/cup.tsx'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { pathTo } from '#paths.ts'
import { QueryState } from '../query-state.tsx'
import { useClaim, useQueue } from '../verification.queries.ts'
import { FileSearch } from './file-search.tsx'
import { queueMessages } from './queue.messages.ts'
import { QueueFigures } from './queue-figures.tsx'
import { QueueList } from './queue-list.tsx'

export default function QueuePage() {
  const t = useMessages(queueMessages)
  const errors = useErrorTexts()
  const navigate = useNavigate()
  const reading = useQueue()
  const claim = useClaim()
  const take = (id?: string) =>
    claim.mutate(id, {
      onSuccess: ({ part }) => {
        if (part) navigate(pathTo('Part', { id: part.id }))
        else showToast({ kind: 'info', text: t.nothingLeft })
      },
    })
  const isSome = (wanted: QueueState) => reading.data?.parts.some(({ state }) => state === wanted) ?? false
  const hasLease = isSome('MINE')
  return (
    <Column wide>
      <PageHeader
        title={t.title}
        actions={
          (hasLease || isSome('FREE')) && (
            <Button
              icon="arrow-right"
              pending={claim.isPending && claim.variables === undefined}
              onClick={() => take()}
            >
              {hasLease ? t.goOn : t.startNext}
            </Button>
          )
        }
      >
        {hasLease ? t.leased : t.help}
      </PageHeader>
      <Stack gap={24}>
        {claim.error && (
          <Callout kind="warning" role="alert" title={t.refused}>
            {errors[codeOf(claim.error)]}
          </Callout>
        )}
        <FileSearch hasLease={hasLease} onTake={take} pendingId={claim.isPending ? claim.variables : undefined} />
        <QueryState query={reading} texts={t}>
          {(queue) => (
            <Waiting
              queue={queue}
              hasLease={hasLease}
              onTake={take}
              pendingId={claim.isPending ? claim.variables : undefined}
            />
          )}
        </QueryState>
      </Stack>
    </Column>
  )
}

type WaitingProps = {
  queue: Queue
  hasLease: boolean
  onTake: (id: string) => void
  pendingId: string | undefined
}

function Waiting({ queue, hasLease, onTake, pendingId }: WaitingProps) {
  const t = useMessages(queueMessages)
  const { parts, waiting } = queue
  return (
    <>
      <QueueFigures queue={queue} />
      <VisuallyHidden>
        <span role="status">{t.waiting(waiting)}</span>
      </VisuallyHidden>
      {parts.length === 0 ? (
        <EmptyState illustration={<Cup />} title={t.emptyTitle}>
          {t.emptyText}
        </EmptyState>
      ) : (
        <QueueList parts={parts} hasLease={hasLease} pendingId={pendingId} onTake={({ id }) => onTake(id)} />
      )}
      {waiting > parts.length && <p className="small muted">{t.oldest(parts.length)}</p>}
    </>
  )
}
