/** How long what is kept, where an instant decides (decision 150). What a day decides has rules of its own beside. */
export const periods = {
  /** Months an audit entry is kept. */
  auditMonths: 12,
  /** Days an account may wait to be confirmed; its link is good for three of them. */
  unconfirmedDays: 7,
  /** Days for which a link that is over says so rather than being unknown. */
  endedLinkDays: 7,
  /** Days a mail that was given up can still be looked into and sent again; then its content goes too. */
  deadMailDays: 30,
  /** Days that it is known of a mail that was sent when, and of which kind. */
  sentMailDays: 90,
  /** Days that it is remembered of a delivered file that it was deleted: longer than any delivery may be late. */
  deletedFileDays: 30,
} as const

const day = 24 * 3_600_000

/** Whole days of 24 hours: a change of the clocks makes none of them longer or shorter. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day)

/** The same day and time of an earlier month, or the last day of a month that has none. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  const dayOfMonth = then.getUTCDate()
  then.setUTCMonth(then.getUTCMonth() - months)
  if (then.getUTCDate() !== dayOfMonth) then.setUTCDate(0)
  return then
}

/** Entries of this moment and of before are forgotten. */
export const auditKeptSince = (now: Date): Date => monthsBefore(now, periods.auditMonths)

/** Accounts made at this moment or before, and still not confirmed, are removed. */
export const isUnconfirmedForTooLong = (createdAt: Date, now: Date): boolean =>
  createdAt <= daysBefore(now, periods.unconfirmedDays)
