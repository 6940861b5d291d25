import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const emailChangeMessages = defineMessages({
  fr: {
    title: 'Changer d’adresse e-mail',
    text: 'Vous vous connectez avec votre adresse et y recevez nos messages. Votre adresse actuelle ne change pas tant que vous n’avez pas ouvert le lien envoyé à la nouvelle.',
    email: 'Nouvelle adresse e-mail',
    emailHint: 'Nous y enverrons un lien, valable 24 heures.',
    submit: 'Envoyer le lien',
    sent: (email: string) => `Ouvrez le lien envoyé à ${email}.`,
    same: 'Cette adresse est déjà la vôtre.',
    pending: {
      title: 'Un changement d’adresse attend votre confirmation',
      text: (pendingEmail: string, email: string) =>
        `Ouvrez le lien envoyé à ${pendingEmail}. D’ici là, connectez-vous avec ${email}.`,
      again: 'Renvoyer le lien',
    },
  },
  en: {
    title: 'Change your email address',
    text: 'You sign in with your address and receive our messages there. Your current address stays in use until you open the link sent to the new one.',
    email: 'New email address',
    emailHint: 'We will send a link there, valid for 24 hours.',
    submit: 'Send the link',
    sent: (email: string) => `Open the link sent to ${email}.`,
    same: 'This address is already yours.',
    pending: {
      title: 'A change of address is waiting for your confirmation',
      text: (pendingEmail: string, email: string) =>
        `Open the link sent to ${pendingEmail}. Until then, sign in with ${email}.`,
      again: 'Send the link again',
    },
  },
})
