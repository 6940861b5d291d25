import type { AuditEntry, AuditPage } from '@bailclair/domain/audit/audit.schema.ts'
import { auditWords } from '@bailclair/texts/audit-texts.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/messages/formats.ts'
import { useLanguage, useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import { LoadFailed } from '#ui/loaded/load-failed.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Table } from '#ui/table/table.tsx'
import { auditMessages } from './audit.messages.ts'

type Props = {
  /** The page before this place of the log; the latest one without it. */
  load: (query: { before?: string }, options: { signal: AbortSignal }) => Promise<AuditPage>
  /** Owners have properties; tenants do not. */
  hasProperties?: boolean
}

/** The audit log of the account, newest first (decision 153). */
export function AuditList({ load, hasProperties = false }: Props) {
  const t = useMessages(auditMessages)
  const query = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam, signal }) => load(pageParam ? { before: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Includes what the person just did.
    refetchOnMount: 'always',
  })
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage } = query
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  if (error && !data) return <LoadFailed title={t.failed} query={query} />
  if (!data) return <Skeleton kind="rows" count={6} />
  if (entries.length === 0) {
    return (
      <EmptyState illustration="letter" title={t.none.title}>
        {t.none.text}
      </EmptyState>
    )
  }
  return (
    <Stack gap={24}>
      <Entries entries={entries} hasProperties={hasProperties} />
      {hasNextPage && (
        <Cluster>
          <Button variant="secondary" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t.more}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}

type Row = AuditEntry & { place: number }

function Entries({ entries, hasProperties }: { entries: readonly AuditEntry[]; hasProperties: boolean }) {
  const t = useMessages(auditMessages)
  const { moment } = useFormats()
  const words = auditWords[useLanguage().language]
  const propertyColumn = {
    key: 'property',
    header: t.columns.property,
    cell: ({ propertyName }: Row) => propertyName ?? '–',
  }
  return (
    <Table<Row>
      caption={t.caption}
      rows={entries.map((entry, place) => ({ ...entry, place }))}
      rowKey={({ place }) => String(place)}
      columns={[
        { key: 'when', header: t.columns.when, cell: ({ occurredAt }) => moment(new Date(occurredAt)) },
        { key: 'what', header: t.columns.what, cell: ({ action }) => words[action], isTitle: true },
        { key: 'who', header: t.columns.who, cell: ({ by }) => t.by[by] },
        ...(hasProperties ? [propertyColumn] : []),
      ]}
    />
  )
}
