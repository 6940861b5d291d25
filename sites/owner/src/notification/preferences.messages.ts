import type { NotificationFrequency } from '@bailclair/domain/notification/notification.schema.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

type Choices = Record<NotificationFrequency, { label: string; hint: string }>

const fr: Choices = {
  EACH: { label: 'À chaque nouveauté', hint: 'Un message dès que quelque chose arrive.' },
  DAILY: {
    label: 'Une fois par jour',
    hint: 'Un résumé bien par bien, le matin à 8 heures, seulement s’il y a du nouveau.',
  },
  NONE: { label: 'Jamais', hint: 'Vous retrouvez tout sur votre tableau de bord.' },
}
const en: Choices = {
  EACH: { label: 'Each time', hint: 'A message as soon as something happens.' },
  DAILY: {
    label: 'Once a day',
    hint: 'A summary property by property, at 8 in the morning, only when there is something new.',
  },
  NONE: { label: 'Never', hint: 'You find everything on your dashboard.' },
}

export const preferencesMessages = defineMessages({
  fr: {
    title: 'Messages sur vos candidatures',
    text: 'Nouvelle candidature, dossier vérifié, accès qui se termine : choisissez quand nous vous écrivons. Les messages sur votre compte et sa sécurité vous parviennent toujours.',
    frequency: 'Quand devons-nous vous écrire ?',
    choices: fr,
    pauses: 'Biens en pause',
    pausesHint: 'Nous ne vous écrivons rien sur les biens cochés. Leurs candidatures arrivent comme avant.',
    search: 'Chercher un bien',
    nothingFound: 'Aucun bien ne correspond.',
    unnamed: 'Bien sans nom',
    saving: 'Enregistrement…',
    saved: 'Votre choix est enregistré.',
    retry: 'Réessayer',
  },
  en: {
    title: 'Messages about your applications',
    text: 'New application, verified file, access that ends: choose when we write to you. Messages about your account and its security always reach you.',
    frequency: 'When should we write to you?',
    choices: en,
    pauses: 'Paused properties',
    pausesHint: 'We write nothing about the properties that are ticked. Their applications arrive as before.',
    search: 'Search for a property',
    nothingFound: 'No property matches.',
    unnamed: 'Property without a name',
    saving: 'Saving…',
    saved: 'Your choice has been saved.',
    retry: 'Try again',
  },
})
