import type { Language } from '@bailclair/domain/value/language.ts'

type Texts = {
  fileName: (property: string) => string
  foot: (day: string) => string
  missing: string
}

export const advertTexts: Record<Language, Texts> = {
  fr: {
    fileName: (property) => (property ? `Annonce - ${property}` : 'Annonce'),
    foot: (day) => `Annonce du ${day}`,
    missing: 'À compléter avant de publier',
  },
  en: {
    fileName: (property) => (property ? `Advert - ${property}` : 'Advert'),
    foot: (day) => `Advert of ${day}`,
    missing: 'To complete before you publish',
  },
}
