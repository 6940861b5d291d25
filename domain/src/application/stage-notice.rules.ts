import type { Stage } from './stage.rules.ts'

/** Time to put a slip right before anybody is told. */
export const noticeDelayMinutes = 10
/** An applicant gets one mail about an application within this time. */
export const noticeIntervalHours = 24

type Told = { stage: Stage; at: Date | undefined }

/** When the applicant is to be told of a stage. Undefined: they know it already. */
export function noticeDueAt(stage: Stage, now: Date, told: Told): Date | undefined {
  if (stage === told.stage) return undefined
  const settled = now.getTime() + noticeDelayMinutes * 60_000
  const next = told.at ? told.at.getTime() + noticeIntervalHours * 3_600_000 : 0
  return new Date(Math.max(settled, next))
}
