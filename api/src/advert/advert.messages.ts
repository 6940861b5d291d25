import type { Language } from '@bailclair/domain/value/language.ts'

type Texts = {
  fileName: (property: string) => string
  foot: (day: string) => string
  missing: string
  check: string
  /** The law of a territory, while nobody knows whether it still holds. */
  uncertain: (territory: string, official: string) => string
}

export const advertTexts: Record<Language, Texts> = {
  fr: {
    fileName: (property) => (property ? `Annonce - ${property}` : 'Annonce'),
    foot: (day) => `Annonce du ${day}`,
    missing: 'À compléter avant de publier',
    check: 'À vérifier avant de publier',
    uncertain: (territory, official) =>
      `${territory}\u202f: nous ne savons pas si l’encadrement des loyers s’applique encore. L’annonce n’en dit rien. Site officiel\u202f: ${official}`,
  },
  en: {
    fileName: (property) => (property ? `Advert - ${property}` : 'Advert'),
    foot: (day) => `Advert of ${day}`,
    missing: 'To complete before you publish',
    check: 'To check before you publish',
    uncertain: (territory, official) =>
      `${territory}: we do not know whether rent control still applies. The advert says nothing of it. Official site: ${official}`,
  },
}
