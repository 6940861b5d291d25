import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const unsubscribeMessages = defineMessages({
  fr: {
    title: 'Ne plus recevoir ces messages ?',
    help: 'Nous ne vous écrirons plus quand quelqu’un candidate chez vous. Tout restera visible sur votre tableau de bord, et les messages sur votre compte vous parviendront toujours.',
    stop: 'Ne plus recevoir ces messages',
    less: 'Un résumé par jour vous suffirait ? Connectez-vous pour le choisir.',
    preferences: 'Choisir ce que je reçois',
    stopped: 'C’est fait, nous ne vous écrirons plus',
    stoppedHelp:
      'Un message déjà parti peut encore arriver. Vous pouvez changer d’avis à tout moment depuis votre compte.',
    unknown: 'Ce lien ne mène nulle part',
    unknownHelp:
      'Il est incomplet, ou le compte n’existe plus. Copiez-le en entier depuis le message, ou choisissez ce que vous recevez depuis votre compte.',
  },
  en: {
    title: 'Stop these messages?',
    help: 'We will no longer write to you when someone applies. Everything will stay on your dashboard, and messages about your account will still reach you.',
    stop: 'Stop these messages',
    less: 'Would one summary a day be enough? Sign in to choose it.',
    preferences: 'Choose what I receive',
    stopped: 'Done, we will no longer write to you',
    stoppedHelp:
      'A message that has already left may still arrive. You can change your mind at any time from your account.',
    unknown: 'This link leads nowhere',
    unknownHelp:
      'It is incomplete, or the account no longer exists. Copy all of it from the message, or choose what you receive from your account.',
  },
})
