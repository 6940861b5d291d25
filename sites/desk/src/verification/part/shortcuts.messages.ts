import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import type { ShortcutName } from './shortcuts.ts'

export const shortcutsMessages = defineMessages({
  fr: {
    title: 'Raccourcis clavier',
    help: 'Ces touches n’agissent jamais pendant que vous écrivez. Dans une liste, choisissez avec les flèches : les lettres n’y font rien. Les flèches déplacent le document quand il est sélectionné. Les touches Page préc. et Page suiv. passent d’une page à l’autre quand son bord est atteint.',
    names: {
      next: 'Document suivant',
      previous: 'Document précédent',
      nextPage: 'Page suivante',
      previousPage: 'Page précédente',
      accept: 'Accepter le document',
      decline: 'Le marquer à corriger',
      zoomIn: 'Agrandir',
      zoomOut: 'Réduire',
      turn: 'Tourner d’un quart de tour',
      fit: 'Page entière ou toute la largeur',
      conclude: 'Conclure',
      help: 'Cette liste',
    } satisfies Record<ShortcutName, string>,
    on: 'Activer les raccourcis d’une seule touche',
  },
  en: {
    title: 'Keyboard shortcuts',
    help: 'These keys never act while you type. In a list, choose with the arrow keys: letters do nothing there. The arrow keys move the document when it is selected. Page Up and Page Down go to another page once the edge of this one is reached.',
    names: {
      next: 'Next document',
      previous: 'Previous document',
      nextPage: 'Next page',
      previousPage: 'Previous page',
      accept: 'Accept the document',
      decline: 'Mark it to correct',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      turn: 'Rotate a quarter turn',
      fit: 'Whole page or full width',
      conclude: 'Conclude',
      help: 'This list',
    },
    on: 'Use single-key shortcuts',
  },
})
