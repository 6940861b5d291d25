import type { KnownLaw } from '@bailclair/domain/law/known-law.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'

/** The day, and what the operator says of the rules beside the release. */
export const useLaw = (): KnownLaw & { today: CalendarDate } => ({
  ...useSiteConfig().law,
  today: todayInParis(new Date()),
})
