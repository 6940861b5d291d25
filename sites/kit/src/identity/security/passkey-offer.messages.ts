import { defineMessages } from '#platform/messages/messages.ts'

export const passkeyOfferMessages = defineMessages({
  fr: {
    title: 'Connexion sans mot de passe',
    text: 'La prochaine fois, connectez-vous sans mot de passe, avec votre visage, votre empreinte ou le code de votre appareil.',
    create: 'Créer une clé d’accès',
    close: 'Ne plus proposer',
  },
  en: {
    title: 'Sign-in without a password',
    text: 'Next time, sign in without a password, with your face, your fingerprint or the code of your device.',
    create: 'Create a passkey',
    close: 'Do not offer again',
  },
})
