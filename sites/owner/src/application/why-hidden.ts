import type { ApplicationTexts } from './application.messages.ts'
import type { ListedApplication } from './listed-application.ts'

/** The sentence in place of a file that the owner may not see now. */
export function whyHidden(
  { status, state, accessEndsOn }: ListedApplication,
  t: ApplicationTexts,
  date: (day: string) => string,
): string {
  if (state === 'paused' || status === 'PAUSED') return t.accessPaused
  if (status === 'ENDED' || status === 'VALIDATED') return t.accessEnded(date(accessEndsOn))
  if (status === 'AFTER_VISIT') return t.afterVisit
  return t.waiting[status]
}
