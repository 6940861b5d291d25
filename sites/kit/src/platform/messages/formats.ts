import type { Language } from '@bailclair/domain/value/language.ts'
import { writeMoney, writeNumber } from '@bailclair/domain/value/write-number.ts'
import { useLanguage } from './messages.ts'

const locales = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>

/**
 * Written without Intl: its first object blocks `/` for 70 to 102 ms (Chromium, CPU slowed four times), and Lighthouse
 * allows 100 ms of blocking in all. This costs 0.3 kB. A test compares the texts with those of Intl.
 */
const spellings = {
  fr: {
    percent: (share: string) => `${share}\u202F%`,
    isOne: (count: number) => Math.abs(count) < 2,
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    firstOfMonth: '1er',
  },
  en: {
    percent: (share: string) => `${share}%`,
    isOne: (count: number) => count === 1,
    months: 'January February March April May June July August September October November December'.split(' '),
    firstOfMonth: '1',
  },
} satisfies Record<Language, object>

/** Intl objects are slow to make and free to keep: each is made at its first use. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function createFormats(language: Language) {
  const { percent, isOne, months, firstOfMonth } = spellings[language]
  const inParis = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'Europe/Paris' }))
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const instant = inParis(day)
  const minute = inParis({ ...day, hour: '2-digit', minute: '2-digit' })
  const hour = inParis({ timeStyle: 'short' })
  const weekday = inParis({ weekday: 'long', ...day, hour: '2-digit', minute: '2-digit' })

  const ordinal = (text: string) => text.replace(/^1 /, `${firstOfMonth} `)
  function calendarDay(isoDay: string) {
    const [year, month, day] = isoDay.split('-').map(Number)
    return `${day} ${months[(month ?? 0) - 1]} ${year}`
  }

  return {
    number: (value: number) => writeNumber(language, value, { most: 2 }),
    /** Euros; cents only when there are some: «1 250 €», «1 250,50 €». */
    money: (euros: number) => writeMoney(language, euros),
    /** Of a hundred: `percent(33)` is «33 %». */
    percent: (value: number) => percent(writeNumber(language, value, { most: 1 })),
    /** In words. A day (`2026-11-12`) is the same everywhere; an instant is told as seen from Paris. */
    date: (value: Date | string) => ordinal(typeof value === 'string' ? calendarDay(value) : instant().format(value)),
    /** To the minute, as seen from Paris: «12 novembre 2026 à 14:05». */
    moment: (value: Date) => ordinal(minute().format(value)),
    /** With the weekday, which people look for: «mardi 1er décembre 2026 à 14:05». */
    appointment: (value: Date) => weekday().format(value).replace(/ 1 /, ` ${firstOfMonth} `),
    /** Of today, as seen from Paris: «14:05». */
    time: (value: Date) => hour().format(value),
    /** French counts 0 as one, English does not: «0 bien», "0 properties". */
    plural: (count: number, one: string, other: string) => (isOne(count) ? one : other),
  }
}

export type Formats = ReturnType<typeof createFormats>

/** For the texts: `(count: number) => formats.fr.plural(count, 'bien', 'biens')`. */
export const formats: Record<Language, Formats> = { fr: createFormats('fr'), en: createFormats('en') }

/** For the components: numbers, money and dates in the visitor's language. */
export const useFormats = (): Formats => formats[useLanguage().language]
