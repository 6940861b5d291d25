import type { Language } from '@bailclair/domain/value/language.ts'

/** The language of the document, for what is not a component; the switch changes it. */
export const currentLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'fr')
