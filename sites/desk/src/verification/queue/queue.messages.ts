import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { QueueState } from '@bailclair/domain/verification/queue.schema.ts'
import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const queueMessages = defineMessages({
  fr: {
    title: 'File d’attente',
    help: 'Le dossier qui attend depuis le plus longtemps vient en premier.',
    leased: 'Concluez ou rendez votre dossier avant d’en prendre un autre.',
    startNext: 'Commencer le suivant',
    goOn: 'Reprendre mon dossier',
    nothingLeft: 'Plus rien n’attend : un collègue vient de prendre le dernier dossier.',
    refused: 'Ce dossier n’a pas pu être pris',

    figures: {
      waiting: 'En attente',
      late: (hours: number) => `Au-delà de ${fr.number(hours)} h`,
      verified: 'Vérifiés aujourd’hui',
      declined: 'À corriger, aujourd’hui',
    },
    waiting: (count: number) =>
      count === 0
        ? 'Aucun dossier n’attend.'
        : `${fr.number(count)} ${fr.plural(count, 'dossier attend', 'dossiers attendent')}.`,
    caption: 'Dossiers à vérifier, du plus ancien au plus récent',
    oldest: (count: number) => `Les ${fr.number(count)} plus anciens sont affichés.`,

    columns: {
      person: 'Dossier',
      submitted: 'Déposé',
      documents: 'À examiner',
      time: 'Délai',
      state: 'Qui s’en occupe',
      action: 'Action',
    },
    types: { ALONE: 'individuel', COUPLE: 'en couple', GROUP: 'en colocation' } satisfies Record<
      ApplicationType,
      string
    >,
    documents: (count: number) => `${fr.number(count)} ${fr.plural(count, 'document', 'documents')}`,
    guarantors: (count: number) => `${fr.number(count)} ${fr.plural(count, 'garant', 'garants')}`,
    resubmitted: 'Corrigé',
    secondOpinion: 'Second avis',
    states: {
      FREE: 'Personne',
      MINE: 'Vous',
      TAKEN: 'Un collègue',
      OWN_FILE: 'Vous en faites partie',
      ASKED: 'Un collègue, à votre demande',
    } satisfies Record<QueueState, string>,
    until: (time: string) => `jusqu’à ${time}`,
    take: 'Prendre',
    resume: 'Reprendre',
    which: (initials: string) => ` : dossier de ${initials}`,

    search: {
      label: 'Numéro de dossier',
      search: 'Chercher',
      wrong: 'Un numéro de dossier a dix chiffres',
      caption: 'Dossier trouvé',
      none: 'Aucun dossier ne porte ce numéro. Faites-le répéter : il a dix chiffres.',
      other: (initials: string, status: string) => `${initials} : ${status}`,
      invited: 'Une personne invitée',
      statuses: {
        INCOMPLETE: 'le dossier n’est pas encore complet',
        TO_PROCESS: 'le dossier est à vérifier ailleurs',
        DECLINED: 'le dossier est à corriger par le locataire',
        VALIDATED: 'le dossier est vérifié',
        ARCHIVED: 'le dossier est archivé',
      } satisfies Record<FileStatus, string>,
    },

    emptyTitle: 'Rien n’attend',
    emptyText: 'Les dossiers déposés s’affichent ici tout seuls, sans recharger la page.',
    failed: 'La file d’attente n’a pas pu s’afficher',
    stale: (time: string) => `La file affichée date de ${time}. Nous réessayons.`,
  },
  en: {
    title: 'Queue',
    help: 'The file that has been waiting longest comes first.',
    leased: 'Conclude or give back your file before you take another.',
    startNext: 'Start the next one',
    goOn: 'Continue my file',
    nothingLeft: 'Nothing is left: a colleague has just taken the last file.',
    refused: 'This file could not be taken',

    figures: {
      waiting: 'Waiting',
      late: (hours: number) => `Over ${en.number(hours)} h`,
      verified: 'Verified today',
      declined: 'To correct, today',
    },
    waiting: (count: number) =>
      count === 0 ? 'No file is waiting.' : `${en.number(count)} ${en.plural(count, 'file is', 'files are')} waiting.`,
    caption: 'Files to verify, oldest first',
    oldest: (count: number) => `The ${en.number(count)} oldest are shown.`,

    columns: {
      person: 'File',
      submitted: 'Submitted',
      documents: 'To review',
      time: 'Time',
      state: 'Who has it',
      action: 'Action',
    },
    types: { ALONE: 'single', COUPLE: 'couple', GROUP: 'flatshare' },
    documents: (count: number) => `${en.number(count)} ${en.plural(count, 'document', 'documents')}`,
    guarantors: (count: number) => `${en.number(count)} ${en.plural(count, 'guarantor', 'guarantors')}`,
    resubmitted: 'Corrected',
    secondOpinion: 'Second opinion',
    states: {
      FREE: 'Nobody',
      MINE: 'You',
      TAKEN: 'A colleague',
      OWN_FILE: 'You are part of it',
      ASKED: 'A colleague, as you asked',
    },
    until: (time: string) => `until ${time}`,
    take: 'Take',
    resume: 'Continue',
    which: (initials: string) => `: file of ${initials}`,

    search: {
      label: 'File number',
      search: 'Search',
      wrong: 'A file number has ten digits',
      caption: 'File found',
      none: 'No file has this number. Ask for it to be repeated: it has ten digits.',
      other: (initials: string, status: string) => `${initials}: ${status}`,
      invited: 'An invited person',
      statuses: {
        INCOMPLETE: 'the file is not complete yet',
        TO_PROCESS: 'the file is to be verified elsewhere',
        DECLINED: 'the tenant has to correct the file',
        VALIDATED: 'the file is verified',
        ARCHIVED: 'the file is archived',
      },
    },

    emptyTitle: 'Nothing is waiting',
    emptyText: 'Submitted files appear here on their own, without reloading the page.',
    failed: 'The queue could not be shown',
    stale: (time: string) => `This queue is from ${time}. We are trying again.`,
  },
})
