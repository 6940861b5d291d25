import type { CalendarDate } from '@bailclair/domain/platform/calendar-date.ts'
import type { Language } from '@bailclair/domain/platform/language.ts'

const long = { dateStyle: 'long', timeZone: 'UTC' } as const
const formats = { fr: new Intl.DateTimeFormat('fr-FR', long), en: new Intl.DateTimeFormat('en-GB', long) }

/** «12 novembre 2026», «1er décembre 2026», “12 November 2026”: dates in mails are in words (design). */
export function dayInWords(language: Language, day: CalendarDate): string {
  const told = formats[language].format(new Date(`${day}T00:00:00Z`))
  return language === 'fr' ? told.replace(/^1 /, '1er ') : told
}
