import { formats } from '#platform/messages/formats.ts'
import { defineMessages } from '#platform/messages/messages.ts'

const { fr, en } = formats

export const pageViewerMessages = defineMessages({
  fr: {
    tools: 'Affichage du document',
    alternative: (document: string, page: number, count: number) =>
      `${document}, page ${fr.number(page)} sur ${fr.number(count)}`,
    page: (page: number, count: number) => `Page ${fr.number(page)} sur ${fr.number(count)}`,
    previous: 'Page précédente',
    next: 'Page suivante',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    whole: 'Page',
    fitPage: 'Voir la page entière',
    fitWidth: 'Voir sur toute la largeur',
    turn: 'Tourner d’un quart de tour',
    failed: 'Le document n’a pas pu s’afficher',
  },
  en: {
    tools: 'Document view',
    alternative: (document: string, page: number, count: number) =>
      `${document}, page ${en.number(page)} of ${en.number(count)}`,
    page: (page: number, count: number) => `Page ${en.number(page)} of ${en.number(count)}`,
    previous: 'Previous page',
    next: 'Next page',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Page',
    fitPage: 'Show the whole page',
    fitWidth: 'Show the full width',
    turn: 'Rotate a quarter turn',
    failed: 'The document could not be shown',
  },
})
