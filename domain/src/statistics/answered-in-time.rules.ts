import { addDays, type CalendarDate } from '../value/calendar-date.ts'

/** From a choice until its answer has left to everybody whose application was open. */
export const answerDays = 7
/** Choices of which months are counted, with today. */
export const answerMonths = 12

/** Applications that were open when an owner chose. */
export type AnsweredChoices = {
  /** Of the choice, in Paris. */
  chosenOn: CalendarDate
  /** Until the answer left, rounded up. Undefined while it waits. */
  days: number | undefined
  applications: number
}

export type AnsweredInTime = { applications: number; percentInTime: number }

/** Undefined without any. An answer that waits counts once its days are over. 100 % is said only when it is true. */
export function measureAnswers(choices: readonly AnsweredChoices[], today: CalendarDate): AnsweredInTime | undefined {
  const counted = choices.filter(({ chosenOn, days }) => days !== undefined || addDays(chosenOn, answerDays) < today)
  const applications = sumOf(counted)
  if (applications === 0) return undefined
  const inTime = sumOf(counted.filter(({ days }) => days !== undefined && days <= answerDays))
  return { applications, percentInTime: Math.floor((100 * inTime) / applications) }
}

const sumOf = (choices: readonly AnsweredChoices[]) => choices.reduce((sum, one) => sum + one.applications, 0)
