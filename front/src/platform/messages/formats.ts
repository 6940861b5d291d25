import type { Language } from '@bailclair/domain/platform/language.ts'
import { useLanguage } from './messages.ts'

const locales = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>

/** Intl objects are slow to make and free to keep: each is made at its first use. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function createFormats(language: Language) {
  const locale = locales[language]
  const number = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
  const money = once(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }),
  )
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))
  const plurals = once(() => new Intl.PluralRules(locale))
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const calendarDay = once(() => new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' }))
  const instant = once(() => new Intl.DateTimeFormat(locale, { ...day, timeZone: 'Europe/Paris' }))
  const minute = once(
    () => new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Paris' }),
  )
  const hour = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Europe/Paris' }))

  // Browsers and servers carry different versions of the language data, some with a full no-break space (U+00A0).
  const spaced = (text: string) => text.replaceAll('\u00A0', '\u202F')
  const date = (value: Date | string) =>
    typeof value === 'string' ? calendarDay().format(new Date(`${value}T00:00:00Z`)) : instant().format(value)

  const firstOfMonth = (text: string) => (language === 'fr' ? text.replace(/^1 /, '1er ') : text)

  return {
    number: (value: number) => spaced(number().format(value)),
    /** Euros; cents only when there are some: «1 250 €», «1 250,50 €». */
    money: (euros: number) => spaced(money().format(euros)),
    /** Of a hundred: `percent(33)` is «33 %». */
    percent: (value: number) => spaced(percent().format(value / 100)),
    /** In words. A day (`2026-11-12`) is the same everywhere; an instant is told as seen from Paris. */
    date: (value: Date | string) => firstOfMonth(date(value)),
    /** To the minute, as seen from Paris: «12 novembre 2026 à 14:05». */
    moment: (value: Date) => firstOfMonth(minute().format(value)),
    /** Of today, as seen from Paris: «14:05». */
    time: (value: Date) => hour().format(value),
    /** French counts 0 as one, English does not: «0 bien», "0 properties". */
    plural: (count: number, one: string, other: string) => (plurals().select(count) === 'one' ? one : other),
  }
}

export type Formats = ReturnType<typeof createFormats>

/** For the texts: `(count: number) => formats.fr.plural(count, 'bien', 'biens')`. */
export const formats: Record<Language, Formats> = { fr: createFormats('fr'), en: createFormats('en') }

/** For the components: numbers, money and dates in the visitor's language. */
export const useFormats = (): Formats => formats[useLanguage().language]
