import { z } from 'zod/mini'
import { signalFigure } from '../signal/signal.schema.ts'
import { calendarDate } from '../value/calendar-date.ts'

/** Verdicts in a period, Europe/Paris. */
const period = {
  verified: z.number(),
  declined: z.number(),
  /** Of these, after the promised hours. */
  late: z.number(),
  /** Seconds from submission to verdict; absent without a verdict. */
  medianDelay: z.exactOptional(z.number()),
}

/** Days of the chart, today included. */
export const chartDays = 14

export const figures = z.object({
  /** Parts that wait now, and of these after the promised hours. */
  waiting: z.number(),
  late: z.number(),
  today: z.object(period),
  /** Since Monday. */
  week: z.object({ ...period, since: calendarDate }),
  /** Oldest first, today last; days without a verdict included. */
  days: z.array(z.object({ ...period, date: calendarDate })),
  /** Every kind of signal, in the order of signalKinds. */
  signals: z.array(signalFigure),
})
export type Figures = z.infer<typeof figures>
