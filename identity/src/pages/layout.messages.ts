import type { Language } from '@bailclair/domain/value/language.ts'

const fr = {
  skipToContent: 'Contenu',
  home: (siteName: string) => `${siteName}, accueil`,
  language: 'Langue',
  theme: 'Couleurs',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
}

/** `typeof fr`: a missing English text does not compile. Every file of messages does this. */
const en: typeof fr = {
  skipToContent: 'Content',
  home: (siteName) => `${siteName}, home`,
  language: 'Language',
  theme: 'Colours',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
}

export const layoutMessages: Record<Language, typeof fr> = { fr, en }
