import type { KeptMediaType } from '@bailclair/domain/document/document.rules.ts'
import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const documentMessages = defineMessages({
  fr: {
    given: 'Fichiers ajoutés',
    mediaTypes: { 'application/pdf': 'PDF', 'image/jpeg': 'Image' } satisfies Record<KeptMediaType, string>,
    pages: (count: number) => `${fr.number(count)} ${fr.plural(count, 'page', 'pages')}`,
    kilobytes: (size: number) => `${fr.number(size)} Ko`,
    megabytes: (size: number) => `${fr.number(size)} Mo`,
    statuses: { ADDED: 'Ajouté', PENDING: 'En cours de vérification', ACCEPTED: 'Vérifié', DECLINED: 'À corriger' },
    why: 'Pourquoi :',
    replace: 'Remplacer',
    download: 'Télécharger',
    turn: 'Tourner',
    turned: (name: string, turns: number) =>
      turns > 1 ? `${name} : tourné ${fr.number(turns)} fois.` : `${name} : tourné d’un quart de tour.`,
    fewPages: {
      title: 'Est-ce tout ?',
      text: (pages: number) =>
        `Il faut trois bulletins de salaire, et vous avez donné ${fr.number(pages)} ${fr.plural(pages, 'page', 'pages')}. Un avis d’imposition suffit à lui seul.`,
    },
    remove: 'Retirer',
    which: (name: string) => ` ${name}`,
    removing: {
      title: 'Retirer ce fichier ?',
      text: (name: string) => `« ${name} » sera effacé. C’est définitif.`,
      handedIn: 'Votre dossier ne sera vérifié qu’une fois complet de nouveau.',
      confirm: 'Retirer ce fichier',
      done: 'Le fichier est effacé.',
    },
    optional: {
      title: 'Rien à fournir ici',
      text: 'Dans votre situation, ce justificatif n’est pas nécessaire. Vous pouvez continuer.',
    },
    optionalOfGuarantor: {
      title: 'Facultatif',
      text: 'Vous pouvez continuer sans ce justificatif.',
    },
  },
  en: {
    given: 'Files added',
    mediaTypes: { 'application/pdf': 'PDF', 'image/jpeg': 'Picture' },
    pages: (count: number) => `${en.number(count)} ${en.plural(count, 'page', 'pages')}`,
    kilobytes: (size: number) => `${en.number(size)} kB`,
    megabytes: (size: number) => `${en.number(size)} MB`,
    statuses: { ADDED: 'Added', PENDING: 'Being verified', ACCEPTED: 'Verified', DECLINED: 'To correct' },
    why: 'Why:',
    replace: 'Replace',
    download: 'Download',
    turn: 'Rotate',
    turned: (name: string, turns: number) =>
      turns > 1 ? `${name}: rotated ${en.number(turns)} times.` : `${name}: rotated by a quarter turn.`,
    fewPages: {
      title: 'Is that all?',
      text: (pages: number) =>
        `Three payslips are needed, and you have added ${en.number(pages)} ${en.plural(pages, 'page', 'pages')}. A tax notice is enough by itself.`,
    },
    remove: 'Remove',
    which: (name: string) => ` ${name}`,
    removing: {
      title: 'Remove this file?',
      text: (name: string) => `“${name}” will be erased. This cannot be undone.`,
      handedIn: 'Your file will only be verified once it is complete again.',
      confirm: 'Remove this file',
      done: 'The file is erased.',
    },
    optional: {
      title: 'Nothing to add here',
      text: 'You do not need this document in your situation. You can go on.',
    },
    optionalOfGuarantor: {
      title: 'Optional',
      text: 'You can go on without this document.',
    },
  },
})
