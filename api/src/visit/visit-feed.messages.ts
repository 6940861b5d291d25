import type { Language } from '@bailclair/domain/value/language.ts'

type FeedTexts = { name: (siteName: string) => string; nobody: string }

export const feedTexts: Record<Language, FeedTexts> = {
  fr: { name: (siteName) => `Visites – ${siteName}`, nobody: 'pas encore réservée' },
  en: { name: (siteName) => `Visits – ${siteName}`, nobody: 'not booked yet' },
}
