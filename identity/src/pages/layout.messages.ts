import type { Language } from '@bailclair/domain/value/language.ts'

const fr = {
  skipToContent: 'Contenu',
  home: (siteName: string) => `${siteName}, accueil`,
  language: 'Langue',
}

/** A missing English text does not compile; so in every file of messages. */
const en: typeof fr = {
  skipToContent: 'Content',
  home: (siteName) => `${siteName}, home`,
  language: 'Language',
}

export const layoutMessages: Record<Language, typeof fr> = { fr, en }
