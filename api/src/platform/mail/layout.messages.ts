import type { Language } from '@bailclair/domain/value/language.ts'

type LayoutTexts = {
  colon: string
  buttonFails: string
  greeting: (name: string | undefined) => string
  signature: (siteName: string) => string
  noReply: string
  contact: string
  preferences: string
  unsubscribe: string
}

export const layoutTexts: Record<Language, LayoutTexts> = {
  fr: {
    colon: '\u202f:',
    buttonFails: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u202f:',
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    signature: (siteName) => `L’équipe ${siteName}`,
    noReply: 'Ce message est envoyé automatiquement, merci de ne pas y répondre.',
    contact: 'Une question\u202f? Écrivez-nous',
    preferences: 'Choisir ce que je reçois',
    unsubscribe: 'Ne plus recevoir ces messages',
  },
  en: {
    colon: ':',
    buttonFails: 'If the button does not work, copy this address into your browser:',
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    signature: (siteName) => `The ${siteName} team`,
    noReply: 'This message was sent automatically, please do not reply to it.',
    contact: 'Any questions? Write to us',
    preferences: 'Choose what I receive',
    unsubscribe: 'Stop these messages',
  },
}
