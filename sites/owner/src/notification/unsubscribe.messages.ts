import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const unsubscribeMessages = defineMessages({
  fr: {
    title: 'Ne plus recevoir ces messages ?',
    help: 'Nous ne vous écrirons plus quand quelqu’un candidate pour l’un de vos biens. Tout restera visible sur votre tableau de bord, et vous recevrez toujours les messages sur votre compte.',
    stop: 'Ne plus recevoir ces messages',
    less: 'Un résumé par jour vous suffirait ? Connectez-vous pour le choisir.',
    preferences: 'Choisir ce que je reçois',
    stopped: 'C’est fait : vous ne recevrez plus ces messages',
    stoppedHelp:
      'Un message déjà parti peut encore arriver. Vous pouvez changer d’avis à tout moment depuis votre compte.',
    unknown: 'Ce lien n’est pas valable',
    unknownHelp:
      'Il est incomplet, ou le compte n’existe plus. Copiez-le en entier depuis le message, ou choisissez vos messages dans votre compte.',
  },
  en: {
    title: 'Stop these messages?',
    help: 'We will no longer write to you when someone applies. Everything will stay on your dashboard, and you will still receive messages about your account.',
    stop: 'Stop these messages',
    less: 'Would one summary a day be enough? Sign in to choose it.',
    preferences: 'Choose what I receive',
    stopped: 'Done: you will no longer receive these messages',
    stoppedHelp:
      'A message that was already on its way may still arrive. You can change your mind at any time from your account.',
    unknown: 'This link is not valid',
    unknownHelp:
      'It is incomplete, or the account no longer exists. Copy the whole link from the message, or choose which messages you get in your account.',
  },
})
