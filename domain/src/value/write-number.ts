import type { Language } from './language.ts'

type Digits = { least?: number; most: number }

/** Without Intl, which is slow to load in a browser. A test of the sites compares with it. */
const spellings = {
  fr: { thousands: '\u202F', decimals: ',', euros: (amount: string) => `${amount}\u202F€` },
  en: { thousands: ',', decimals: '.', euros: (amount: string) => `€${amount}`.replace('€-', '-€') },
} satisfies Record<Language, object>

/** Rounded half away from zero as it would be on paper (1.005 is 1.01), with at least and at most so many decimals. */
export function writeNumber(language: Language, value: number, { least = 0, most }: Digits): string {
  const { thousands, decimals } = spellings[language]
  // a decimal point moved in the written number: multiplying would move it in the binary one, a little beside
  const shifted = Math.round(Number(`${Math.abs(value).toFixed(10)}e${most}`))
  const digits = String(shifted).padStart(most + 1, '0')
  const whole = digits.slice(0, -most).replace(/\B(?=(\d{3})+$)/g, thousands)
  const fraction = digits.slice(-most).replace(/0+$/, '').padEnd(least, '0')
  const sign = value < 0 && shifted > 0 ? '-' : ''
  return `${sign}${whole}${fraction && decimals}${fraction}`
}

/** Cents only when there are some, unless they are asked for: «1 250 €», «1 250,50 €». */
export const writeMoney = (language: Language, euros: number, leastCents = Number.isInteger(euros) ? 0 : 2): string =>
  spellings[language].euros(writeNumber(language, euros, { least: leastCents, most: 2 }))
