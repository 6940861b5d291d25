import type { Language } from './language.ts'

const unit = /^€|(?:€|m²)$/

/** Digits, alone or grouped by threes with spaces (plain, no-break, narrow: `\s` knows them all); then the decimals after a comma or a point. */
const plain = /^(?<sign>[-−]?)(?<whole>\d+|\d{1,3}(?: \d{3})+)(?:[.,](?<decimals>\d+))?$/
/** Grouped with commas and the decimals after a point, or the other way round: with both there, it reads in one way only. */
const mixed = /^(?<sign>[-−]?)(?<whole>\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,))[.,](?<decimals>\d+)$/
/** 1,234 is one thousand to some and one and a bit to others: nobody should pay for the difference. */
const ambiguous = /^[-−]?[1-9]\d{0,2}[.,]\d{3}$/

/**
 * What a person types as a number, in either language: `1234.5`, `1 234,50`, `1 234,50 €`, `€1,234.50`. The answer is made for the
 * number schemas: undefined when nothing was typed (required), the number when it can be read in one way only, and
 * otherwise the text itself (not a number). Beyond two decimals is read, so that the schema can say what is wrong.
 */
export function readTypedNumber(typed: string): number | string | undefined {
  const text = typed.trim().replace(unit, '').trim().replaceAll(/\s/g, ' ')
  if (text === '') return typed.trim() === '' ? undefined : typed
  const parts = (plain.exec(text) ?? mixed.exec(text))?.groups
  if (!parts || ambiguous.test(text)) return typed
  const { sign, whole = '', decimals = '0' } = parts
  return Number(`${sign ? '-' : ''}${whole.replaceAll(/[ .,]/g, '')}.${decimals}`)
}

/** A number as a person would type it: without groups, so that it is read back the same in either language. */
export const writeTypedNumber = (value: number | undefined, language: Language): string =>
  value === undefined ? '' : String(value).replace('.', language === 'fr' ? ',' : '.')
