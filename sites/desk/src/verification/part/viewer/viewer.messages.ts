import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const viewerMessages = defineMessages({
  fr: {
    of: (category: string, holder: string) => `${category}, ${holder}`,
    place: (place: number, count: number) => `Document ${fr.number(place)} sur ${fr.number(count)}`,
    shown: (place: number, count: number, document: string) =>
      `Document ${fr.number(place)} sur ${fr.number(count)} : ${document}.`,
    skip: 'Passer le document',
    pages: (count: number) => `${fr.number(count)} ${fr.plural(count, 'page', 'pages')}`,
    added: (day: string) => `ajouté le ${day}`,
    tools: 'Affichage du document',
    previous: 'Document précédent',
    next: 'Document suivant',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    turn: 'Tourner d’un quart de tour',
    shortcuts: 'Raccourcis clavier',
    failed: 'Le document n’a pas pu s’afficher',
    noViewer: 'Ce navigateur n’affiche pas les PDF',
    noViewerHelp:
      'Enregistrez le document pour l’examiner, puis effacez-le de votre ordinateur : il ne doit pas y rester.',
    notShown: 'Le document ne s’affiche pas ? Enregistrez-le, puis effacez-le de votre ordinateur :',
    save: 'Enregistrer le PDF',
  },
  en: {
    of: (category: string, holder: string) => `${category}, ${holder}`,
    place: (place: number, count: number) => `Document ${en.number(place)} of ${en.number(count)}`,
    shown: (place: number, count: number, document: string) =>
      `Document ${en.number(place)} of ${en.number(count)}: ${document}.`,
    skip: 'Skip the document',
    pages: (count: number) => `${en.number(count)} ${en.plural(count, 'page', 'pages')}`,
    added: (day: string) => `added on ${day}`,
    tools: 'Document view',
    previous: 'Previous document',
    next: 'Next document',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    turn: 'Rotate a quarter turn',
    shortcuts: 'Keyboard shortcuts',
    failed: 'The document could not be shown',
    noViewer: 'This browser does not show PDFs',
    noViewerHelp: 'Save the document to look at it, then delete it from your computer: it must not stay there.',
    notShown: 'Is the document not shown? Save it, then delete it from your computer:',
    save: 'Save the PDF',
  },
})
