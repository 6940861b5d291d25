import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const viewerMessages = defineMessages({
  fr: {
    of: (category: string, holder: string) => `${category}, ${holder}`,
    place: (place: number, count: number) => `Document ${fr.number(place)} sur ${fr.number(count)}`,
    shown: (place: number, count: number, document: string) =>
      `Document ${fr.number(place)} sur ${fr.number(count)} : ${document}.`,
    pages: (count: number) => `${fr.number(count)} ${fr.plural(count, 'page', 'pages')}`,
    added: (day: string) => `ajouté le ${day}`,
    tools: 'Affichage du document',
    previous: 'Document précédent',
    next: 'Document suivant',
    shortcuts: 'Raccourcis clavier',
  },
  en: {
    of: (category: string, holder: string) => `${category}, ${holder}`,
    place: (place: number, count: number) => `Document ${en.number(place)} of ${en.number(count)}`,
    shown: (place: number, count: number, document: string) =>
      `Document ${en.number(place)} of ${en.number(count)}: ${document}.`,
    pages: (count: number) => `${en.number(count)} ${en.plural(count, 'page', 'pages')}`,
    added: (day: string) => `added on ${day}`,
    tools: 'Document view',
    previous: 'Previous document',
    next: 'Next document',
    shortcuts: 'Keyboard shortcuts',
  },
})
