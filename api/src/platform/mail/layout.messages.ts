import type { Language } from '@bailclair/domain/value/language.ts'

type LayoutTexts = {
  colon: string
  buttonFails: string
  noReply: string
  preferences: string
  unsubscribe: string
}

export const layoutTexts: Record<Language, LayoutTexts> = {
  fr: {
    colon: '\u202f:',
    buttonFails: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u202f:',
    noReply: 'Ce message est envoyé automatiquement\u202f: personne ne lit les réponses.',
    preferences: 'Choisir ce que je reçois',
    unsubscribe: 'Ne plus recevoir ces messages',
  },
  en: {
    colon: ':',
    buttonFails: 'If the button does not work, copy this address into your browser:',
    noReply: 'This message was sent automatically: nobody reads the replies.',
    preferences: 'Choose what I receive',
    unsubscribe: 'Stop these messages',
  },
}
