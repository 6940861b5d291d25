import type { NotificationFrequency } from '@bailclair/domain/notification/notification.schema.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

type Choices = Record<NotificationFrequency, { label: string; hint: string }>

const fr: Choices = {
  EACH: { label: 'À chaque nouveauté', hint: 'Un message dès que quelque chose arrive.' },
  DAILY: {
    label: 'Une fois par jour',
    hint: 'Un résumé par bien, à 8 heures du matin, seulement s’il y a du nouveau.',
  },
  NONE: { label: 'Jamais', hint: 'Vous retrouvez tout sur votre tableau de bord.' },
}
const en: Choices = {
  EACH: { label: 'Each time', hint: 'A message as soon as something happens.' },
  DAILY: {
    label: 'Once a day',
    hint: 'A summary for each property, at 8 am, only when there is something new.',
  },
  NONE: { label: 'Never', hint: 'You will find everything on your dashboard.' },
}

export const preferencesMessages = defineMessages({
  fr: {
    title: 'Messages sur vos candidatures',
    text: 'Nouvelle candidature, dossier vérifié, accès qui se termine : choisissez quand nous vous écrivons. Les messages sur votre compte et sa sécurité vous parviennent toujours.',
    frequency: 'Quand devons-nous vous écrire ?',
    choices: fr,
    pauses: 'Biens en pause',
    pausesHint: 'Nous ne vous écrivons pas au sujet des biens cochés. Leurs candidatures continuent d’arriver.',
    search: 'Chercher un bien',
    nothingFound: 'Aucun bien ne correspond.',
    unnamed: 'Bien sans nom',
    saving: 'Enregistrement…',
    saved: 'Votre choix est enregistré.',
  },
  en: {
    title: 'Messages about your applications',
    text: 'New application, verified file, access ending: choose when we write to you. Messages about your account and its security always reach you.',
    frequency: 'When should we write to you?',
    choices: en,
    pauses: 'Paused properties',
    pausesHint: 'We do not write to you about the properties you tick. Their applications still arrive.',
    search: 'Search for a property',
    nothingFound: 'No property matches.',
    unnamed: 'Unnamed property',
    saving: 'Saving…',
    saved: 'Your choice has been saved.',
  },
})
