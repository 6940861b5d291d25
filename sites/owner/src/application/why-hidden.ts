import type { ApplicationTexts } from './application.messages.ts'
import type { ListedApplication } from './listed-application.ts'

/** The sentence in place of a file that the owner may not see now. */
export function whyHidden(
  { status, state, accessEndsOn }: ListedApplication,
  t: ApplicationTexts,
  date: (day: string) => string,
): string {
  if (state === 'paused') return t.accessPaused
  return state === 'access-ended' || status === 'VALIDATED' ? t.accessEnded(date(accessEndsOn)) : t.waiting[status]
}
