import type { AuditEntry } from '@bailclair/domain/audit/audit.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { Table } from '@bailclair/site-kit/ui/table/table.tsx'
import { auditWords } from '@bailclair/texts/audit-texts.ts'
import { auditMessages } from './audit.messages.ts'
import { useAudit } from './audit.queries.ts'

/** The audit log of the account, newest first (decision 153). */
export function AuditList() {
  const t = useMessages(auditMessages)
  const errors = useMessages(errorMessages)
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useAudit()
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  if (error && !data) {
    return (
      <Callout
        kind="danger"
        role="alert"
        actions={
          <Button variant="secondary" onClick={() => refetch()}>
            {t.retry}
          </Button>
        }
      >
        {errors[codeOf(error)]}
      </Callout>
    )
  }
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
      <Entries entries={entries} />
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

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useMessages(auditMessages)
  const { moment } = useFormats()
  const words = auditWords[useLanguage().language]
  return (
    <Table<Row>
      caption={t.caption}
      rows={entries.map((entry, place) => ({ ...entry, place }))}
      rowKey={({ place }) => String(place)}
      columns={[
        { key: 'when', header: t.columns.when, cell: ({ occurredAt }) => moment(new Date(occurredAt)) },
        { key: 'what', header: t.columns.what, cell: ({ action }) => words[action], isTitle: true },
        { key: 'who', header: t.columns.who, cell: ({ by }) => t.by[by] },
        { key: 'property', header: t.columns.property, cell: ({ propertyName }) => propertyName ?? '–' },
      ]}
    />
  )
}
