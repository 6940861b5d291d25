import type { Language } from '@bailclair/domain/value/language.ts'

type Words = {
  /** Where only one of them has room; it is that without charges (decision 7). */
  rate: string
  rateWithoutCharges: string
  rateWithCharges: string
  /** Behind the second of two rates that stand together: «28 %, 31 % charges comprises». */
  withCharges: string
  noIncome: string
}

/** The two effort rates have the same names in list, dialog, file, PDF and CSV. */
export const effortRateInFrench: Words = {
  rate: 'Taux d’effort',
  rateWithoutCharges: 'Taux d’effort hors charges',
  rateWithCharges: 'Taux d’effort charges comprises',
  withCharges: 'charges comprises',
  noIncome: 'Aucun revenu déclaré',
}

export const effortRateInEnglish: Words = {
  rate: 'Effort rate',
  rateWithoutCharges: 'Effort rate without charges',
  rateWithCharges: 'Effort rate with charges',
  withCharges: 'with charges',
  noIncome: 'No income stated',
}

export const effortRateWords: Readonly<Record<Language, Words>> = { fr: effortRateInFrench, en: effortRateInEnglish }
