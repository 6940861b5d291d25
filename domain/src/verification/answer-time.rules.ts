/**
 * When the answer to a part is due that was handed in at a moment: so many hours later as are promised (spec §1:
 * FIGURE_ANSWER_HOURS, 48). By the calendar, nights and Sundays too: it is what applicants and landlords were told
 * (decision 124).
 */
export const answerDueAt = (submittedAt: Date, answerHours: number): Date =>
  new Date(submittedAt.getTime() + answerHours * 3_600_000)

/** Whole seconds, rounded down; negative once it is too late. */
export const secondsLeft = (dueAt: Date, now: Date): number => Math.floor((dueAt.getTime() - now.getTime()) / 1_000)
