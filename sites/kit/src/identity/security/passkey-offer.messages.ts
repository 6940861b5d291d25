import { defineMessages } from '#platform/messages/messages.ts'

export const passkeyOfferMessages = defineMessages({
  fr: {
    title: 'La prochaine fois, connectez-vous sans mot de passe',
    text: 'Avec une clé d’accès, votre visage, votre empreinte ou le code de votre appareil suffit.',
    create: 'Créer une clé d’accès',
    close: 'Ne plus proposer',
  },
  en: {
    title: 'Next time, sign in without a password',
    text: 'With a passkey, your face, your fingerprint or the code of your device is enough.',
    create: 'Create a passkey',
    close: 'Do not offer again',
  },
})
