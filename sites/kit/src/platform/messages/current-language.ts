import type { Language } from '@bailclair/domain/value/language.ts'

/** The language of the document, for code outside components. */
export const currentLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'fr')
