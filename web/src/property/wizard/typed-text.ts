import type { Language } from '@bailclair/domain/platform/language.ts'

/** A number as its owner would type it: without groups, so that it is read back the same in either language. */
export const typedText = (value: number | undefined, language: Language): string =>
  value === undefined ? '' : String(value).replace('.', language === 'fr' ? ',' : '.')
