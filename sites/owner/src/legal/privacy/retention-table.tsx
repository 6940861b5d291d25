import { monthsOfAccess, monthsUntilPurge } from '@bailclair/domain/file-access/access-period.rules.ts'
import { archiveDays, firstWarningDays, secondWarningDays } from '@bailclair/domain/rental-file/archive.rules.ts'
import { invitationDays } from '@bailclair/domain/rental-file/co-tenant.rules.ts'
import { monthsAfterArchive } from '@bailclair/domain/retention/archived-file.rules.ts'
import * as inactivity from '@bailclair/domain/retention/inactivity.rules.ts'
import { periods } from '@bailclair/domain/retention/periods.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ReadingTable } from '../reading-table.tsx'
import { retentionMessages } from './retention.messages.ts'

const weeks = (days: number) => days / 7

/** Periods come from the rules that apply them, so the table cannot promise more. */
export function RetentionTable() {
  const { caption, columns, rows } = useMessages(retentionMessages)
  const told: Readonly<Record<keyof typeof rows, string>> = {
    unconfirmed: rows.unconfirmed.period(periods.unconfirmedDays),
    owner: rows.owner.period(
      weeks(inactivity.deletionDays),
      weeks(inactivity.firstWarningDays),
      weeks(inactivity.lastWarningDays),
    ),
    documents: rows.documents.period(archiveDays, firstWarningDays, secondWarningDays),
    answers: rows.answers.period(monthsAfterArchive),
    access: rows.access.period(monthsOfAccess),
    trace: rows.trace.period(monthsUntilPurge),
    links: rows.links.period(invitationDays),
    mails: rows.mails.period(periods.deadMailDays, periods.sentMailDays),
    audit: rows.audit.period(periods.auditMonths),
    counters: rows.counters.period,
  }
  return (
    <ReadingTable
      caption={caption}
      columns={[columns.what, columns.period]}
      rows={Object.entries(told).map(([key, period]) => ({
        key,
        cells: [rows[key as keyof typeof rows].what, period],
      }))}
    />
  )
}
