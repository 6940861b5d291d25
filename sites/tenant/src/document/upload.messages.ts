import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

/** Limits of a slot: number of files, megabytes and pages each. */
type Limits = { megabytes: number; pages: number; files: number }

export const uploadMessages = defineMessages({
  fr: {
    choose: 'Choisir des fichiers',
    another: 'Ajouter un autre fichier',
    photo: 'Prendre une photo',
    drop: 'ou déposez-les ici',
    /** Files that wait for their kind to be chosen. */
    held: (names: string) => `Prêt à partir : ${names}`,
    sendHeld: 'Envoyer',
    dropHeld: 'Ne pas envoyer',
    /** What may be given instead of a refused kind. */
    instead: (names: string) => `Vous pouvez donner : ${names}.`,
    dropNow: 'Lâchez pour ajouter',
    limits: ({ megabytes, pages, files }: Limits) =>
      `PDF (${fr.number(pages)} pages au plus), JPEG ou PNG. Jusqu’à ${fr.number(files)} ${fr.plural(files, 'fichier', 'fichiers')} de ${fr.number(megabytes)} Mo.`,
    full: (files: number) =>
      `Vous avez ajouté ${fr.number(files)} ${fr.plural(files, 'fichier', 'fichiers')}, le maximum ici. Retirez-en un pour en ajouter un autre.`,
    uploads: 'Envois en cours',
    waiting: 'En attente',
    postponed: 'Trop d’envois en même temps. Nouvel essai dans quelques secondes…',
    treating: 'Envoyé, vérification du fichier…',
    /** Files that have arrived and are no documents yet. */
    arrived: 'Fichiers reçus',
    reading: 'Reçu. Nous le lisons : vous pouvez continuer ou quitter cette page.',
    cancel: 'Annuler l’envoi',
    retry: 'Réessayer',
    dismiss: 'Retirer de la liste',
    of: (name: string) => ` : ${name}`,
    told: {
      started: (name: string) => `Envoi en cours : ${name}.`,
      sent: (name: string) => `${name} est envoyé.`,
      reading: (name: string) => `${name} est reçu, nous le lisons.`,
      read: (name: string) => `${name} est ajouté.`,
      failed: (name: string, why: string) => `${name} n’a pas été envoyé. ${why}`,
    },
    leaving: {
      busy: {
        title: 'Quitter pendant l’envoi ?',
        text: 'Un fichier est en cours d’envoi. Si vous quittez cette page, il ne sera pas enregistré.',
      },
      held: {
        title: 'Quitter sans envoyer ?',
        text: 'Un fichier attend d’être envoyé. Si vous quittez cette page, il ne sera pas enregistré.',
      },
      confirm: 'Quitter quand même',
    },
  },
  en: {
    choose: 'Choose files',
    another: 'Add another file',
    photo: 'Take a photo',
    drop: 'or drop them here',
    held: (names: string) => `Ready to go: ${names}`,
    sendHeld: 'Send',
    dropHeld: 'Do not send',
    instead: (names: string) => `You can give: ${names}.`,
    dropNow: 'Drop to add',
    limits: ({ megabytes, pages, files }: Limits) =>
      `PDF (${en.number(pages)} pages at most), JPEG or PNG. Up to ${en.number(files)} ${en.plural(files, 'file', 'files')} of ${en.number(megabytes)} MB.`,
    full: (files: number) =>
      `You have added ${en.number(files)} ${en.plural(files, 'file', 'files')}, which is the limit here. Remove one to add another.`,
    uploads: 'Files being sent',
    waiting: 'Waiting',
    postponed: 'Too many files at the same time. Trying again in a few seconds…',
    treating: 'Sent, the file is being checked…',
    arrived: 'Files received',
    reading: 'Received. We are reading it: you can go on or leave this page.',
    cancel: 'Cancel',
    retry: 'Try again',
    dismiss: 'Remove from the list',
    of: (name: string) => `: ${name}`,
    told: {
      started: (name: string) => `Sending ${name}.`,
      sent: (name: string) => `${name} has been sent.`,
      reading: (name: string) => `${name} has arrived and is being read.`,
      read: (name: string) => `${name} has been added.`,
      failed: (name: string, why: string) => `${name} was not sent. ${why}`,
    },
    leaving: {
      busy: {
        title: 'Leave while sending?',
        text: 'A file is still being sent. If you leave this page, it will not be saved.',
      },
      held: {
        title: 'Leave without sending?',
        text: 'A file is waiting to be sent. If you leave this page, it will not be saved.',
      },
      confirm: 'Leave anyway',
    },
  },
})
