import type { Language } from './language.ts'

const unit = /^€|(?:€|m²)$/

/** Digits, alone or in groups of three separated by spaces, then decimals after a comma or a point. */
const plain = /^(?<sign>[-−]?)(?<whole>\d+|\d{1,3}(?: \d{3})+)(?:[.,](?<decimals>\d+))?$/
/** Groups separated by commas and decimals after a point, or the reverse. With both signs there is only one reading. */
const mixed = /^(?<sign>[-−]?)(?<whole>\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,))[.,](?<decimals>\d+)$/
/** Groups alone: `1,500` is an amount in English, `1.500` in French. */
const grouped: Readonly<Record<Language, RegExp>> = {
  en: /^(?<sign>[-−]?)(?<whole>[1-9]\d{0,2}(?:,\d{3})+)$/,
  fr: /^(?<sign>[-−]?)(?<whole>[1-9]\d{0,2}(?:\.\d{3})+)$/,
}

/**
 * Reads `1234.5`, `1 234,50`, `1 234,50 €` or `€1,234.50`. The result is input for the number schemas: undefined when
 * empty, the typed text when it is not a number. A third decimal stays one even if it is a zero: `1,500` in French gets
 * the message about decimals, so that nobody saves 1.5.
 */
export function readTypedNumber(typed: string, language: Language): number | string | undefined {
  const text = typed.trim().replace(unit, '').trim().replaceAll(/\s/g, ' ')
  if (text === '') return typed.trim() === '' ? undefined : typed
  const parts = (grouped[language].exec(text) ?? plain.exec(text) ?? mixed.exec(text))?.groups
  if (!parts) return typed
  const { sign, whole = '', decimals = '0' } = parts
  const written = decimals.length > 2 ? `${decimals}1` : decimals
  return Number(`${sign ? '-' : ''}${whole.replaceAll(/[ .,]/g, '')}.${written}`)
}

/** Without groups, so that `readTypedNumber` reads the same number in both languages. */
export const writeTypedNumber = (value: number | undefined, language: Language): string =>
  value === undefined ? '' : String(value).replace('.', language === 'fr' ? ',' : '.')
