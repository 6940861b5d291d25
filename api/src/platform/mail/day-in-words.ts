import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }
const formatsOf = (style: Intl.DateTimeFormatOptions) => ({
  fr: new Intl.DateTimeFormat(locales.fr, style),
  en: new Intl.DateTimeFormat(locales.en, style),
})
const days = formatsOf({ dateStyle: 'long', timeZone: 'UTC' })
const moments = formatsOf({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })
const appointments = formatsOf({ dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Paris' })

/** «12 novembre 2026», «1er décembre 2026», “12 November 2026”. */
export const dayInWords = (language: Language, day: CalendarDate): string =>
  withOrdinal(language, days[language].format(new Date(`${day}T00:00:00Z`)))

/** «1er décembre 2026 à 14:05», as clocks show it in Paris. */
export const momentInWords = (language: Language, moment: Date): string =>
  withOrdinal(language, moments[language].format(moment))

/** «mardi 1er décembre 2026 à 14:05»: people look for the weekday of an appointment. */
export const appointmentInWords = (language: Language, moment: Date): string =>
  withOrdinal(language, appointments[language].format(moment))

const withOrdinal = (language: Language, told: string) =>
  language === 'fr' ? told.replace(/(?<!\S)1 (?=\p{L})/u, '1er ') : told
