import { registeredServices } from '@bailclair/domain/cookie-consent/services.rules.ts'
import { monthsOfAccess, monthsUntilPurge } from '@bailclair/domain/file-access/access-period.rules.ts'
import { archiveDays, firstWarningDays, secondWarningDays } from '@bailclair/domain/rental-file/archive.rules.ts'
import { invitationDays } from '@bailclair/domain/rental-file/co-tenant.rules.ts'
import { monthsAfterArchive } from '@bailclair/domain/retention/archived-file.rules.ts'
import * as inactivity from '@bailclair/domain/retention/inactivity.rules.ts'
import { periods } from '@bailclair/domain/retention/periods.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ReadingTable } from '../reading-table.tsx'
import { retentionMessages } from './retention.messages.ts'

const weeks = (days: number) => days / 7

/** Periods come from the rules that apply them, so the table cannot promise more. */
export function RetentionTable() {
  const { caption, columns, rows } = useMessages(retentionMessages)
  const config = useSiteConfig()
  const { crisp, matomo } = registeredServices(config)
  const told: Readonly<Record<keyof typeof rows, string | undefined>> = {
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
    chat: crisp ? rows.chat.period(config.chat.months) : undefined,
    analytics: matomo ? rows.analytics.period(config.analytics.months) : undefined,
    counters: rows.counters.period,
  }
  return (
    <ReadingTable
      caption={caption}
      columns={[columns.what, columns.period]}
      rows={Object.entries(told).flatMap(([key, period]) =>
        period ? [{ key, cells: [rows[key as keyof typeof rows].what, period] }] : [],
      )}
    />
  )
}
