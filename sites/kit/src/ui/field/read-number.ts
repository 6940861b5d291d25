import type { Language } from '@bailclair/domain/value/language.ts'

const written = {
  fr: /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/,
  en: /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/,
}

/**
 * Parses «1 250,50», «1250.5», «1.250,50» or "1,250.50". Comma and point both mark decimals unless they group thousands
 * in that language. Undefined when empty, NaN when not a number.
 */
export function readNumber(text: string, language: Language): number | undefined {
  const typed = text.replace(/[\s€]/g, '')
  if (typed === '') return undefined
  const group = language === 'fr' ? '.' : ','
  const plain = (written[language].test(typed) ? typed.replaceAll(group, '') : typed).replace(',', '.')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
