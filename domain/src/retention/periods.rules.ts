/** Retention periods that count from an instant (decision 150). Those that count calendar days are in the files beside. */
export const periods = {
  /** At least: entries go with their month. */
  auditMonths: 12,
  /** An account that nobody confirmed. Its link is valid for the first three days. */
  unconfirmedDays: 7,
  /** A link that is over answers "expired" this long, then "unknown". */
  endedLinkDays: 7,
  /** A mail that could not be sent can be inspected and sent again this long; then its content is deleted. */
  deadMailDays: 30,
  /** Kind and date of a sent mail, at most: they go with their month. */
  sentMailDays: 90,
  /** Ids of deleted delivered files, kept longer than any delivery can be late. */
  deletedFileDays: 30,
  /** How long the identity server keeps its events; they are copied within seconds. */
  identityEventDays: 30,
  /** A browser that an account no longer uses. */
  unusedDeviceDays: 365,
  /** What kind of browser a session belongs to: longer than any session. */
  signedInDeviceDays: 2,
  /** What an applicant wrote, after the access has ended: until then a choice may be undone. */
  endedWishDays: 2,
  /** An application that was begun and neither finished nor dropped. */
  intentDays: 30,
  /** How long an issued PDF can be checked: longer than an owner may keep a file without a lease. */
  issuedPdfMonths: 12,
  /** What happened to applications, without names: as long as a claim about a choice is usual (docs/law.md). */
  journalMonths: 60,
  /** An upload that failed, or that nobody could read: long enough to be seen. */
  uploadDays: 7,
  /** A visit, and who came, after it began. */
  pastVisitDays: 30,
} as const

const dayMs = 24 * 3_600_000

/** Days of 24 hours, also when the clocks change. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

/** The same day and time of an earlier month, or its last day if it is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  const dayOfMonth = then.getUTCDate()
  then.setUTCMonth(then.getUTCMonth() - months)
  if (then.getUTCDate() !== dayOfMonth) then.setUTCDate(0)
  return then
}

/** Entries of this instant or before are deleted. */
export const auditCutoff = (now: Date): Date => monthsBefore(now, periods.auditMonths)

export const isUnconfirmedForTooLong = (createdAt: Date, now: Date): boolean =>
  createdAt <= daysBefore(now, periods.unconfirmedDays)
