/**
 * FIGURE_ANSWER_HOURS after submission. Nights and Sundays count, as applicants and owners were told (decision 124).
 */
export const answerDueAt = (submittedAt: Date, answerHours: number): Date =>
  new Date(submittedAt.getTime() + answerHours * 3_600_000)

/** Whole seconds, rounded down; negative when late. */
export const secondsLeft = (dueAt: Date, now: Date): number => Math.floor((dueAt.getTime() - now.getTime()) / 1_000)
