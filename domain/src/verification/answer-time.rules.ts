/**
 * Hours within which the team answers (spec §1), from when a part is handed in. By the calendar, nights and Sundays
 * too: it is what applicants and landlords were promised (decision 124).
 */
export const answerHours = 48

const answerMs = answerHours * 3_600_000

export const answerDueAt = (submittedAt: Date): Date => new Date(submittedAt.getTime() + answerMs)

/** Whole seconds, rounded down; negative once it is too late. */
export const secondsLeft = (submittedAt: Date, now: Date): number =>
  Math.floor((answerDueAt(submittedAt).getTime() - now.getTime()) / 1_000)
