import { addMonths, type CalendarDate } from '../value/calendar-date.ts'

/** How long before its end an owner is told to find an inspector, in months (decision 4). */
const noticeMonths = 6

export type CertificateExpiry = 'expired' | 'soon'

/** What to warn of, given the last valid day of a certificate; nothing while it has more than six months to go. */
export function findExpiry(validUntil: CalendarDate, today: CalendarDate): CertificateExpiry | undefined {
  if (validUntil < today) return 'expired'
  return validUntil <= addMonths(today, noticeMonths) ? 'soon' : undefined
}
