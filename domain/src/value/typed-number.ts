import type { Language } from './language.ts'

const unit = /^€|(?:€|m²)$/

/** Digits, alone or in groups of three separated by spaces, then decimals after a comma or a point. */
const plain = /^(?<sign>[-−]?)(?<whole>\d+|\d{1,3}(?: \d{3})+)(?:[.,](?<decimals>\d+))?$/
/** Groups separated by commas and decimals after a point, or the reverse. With both signs there is only one reading. */
const mixed = /^(?<sign>[-−]?)(?<whole>\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,))[.,](?<decimals>\d+)$/
/** `1,234` is 1234 in English and 1.234 in French: refused, so that nobody saves a wrong amount. */
const ambiguous = /^[-−]?[1-9]\d{0,2}[.,]\d{3}$/

/**
 * Reads `1234.5`, `1 234,50`, `1 234,50 €` or `€1,234.50`. The result is input for the number schemas: undefined when
 * empty, the typed text when it is not a number. More than two decimals are read: the schema has a message for them.
 */
export function readTypedNumber(typed: string): number | string | undefined {
  const text = typed.trim().replace(unit, '').trim().replaceAll(/\s/g, ' ')
  if (text === '') return typed.trim() === '' ? undefined : typed
  const parts = (plain.exec(text) ?? mixed.exec(text))?.groups
  if (!parts || ambiguous.test(text)) return typed
  const { sign, whole = '', decimals = '0' } = parts
  return Number(`${sign ? '-' : ''}${whole.replaceAll(/[ .,]/g, '')}.${decimals}`)
}

/** Without groups, so that `readTypedNumber` reads the same number in both languages. */
export const writeTypedNumber = (value: number | undefined, language: Language): string =>
  value === undefined ? '' : String(value).replace('.', language === 'fr' ? ',' : '.')
