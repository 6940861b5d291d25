import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const peopleMessages = defineMessages({
  fr: {
    title: 'Les personnes du dossier',
    initiator: 'A créé le dossier',
    progress: {
      INCOMPLETE: 'En préparation',
      TO_PROCESS: 'En cours de vérification',
      VALIDATED: 'Vérifié',
      DECLINED: 'À corriger',
      ARCHIVED: 'Archivé',
    } satisfies Record<FileStatus, string>,
    invited: 'Invitation envoyée',
    invitedUntil: (day: string) => `Valable jusqu’au ${day}`,
    expired: 'Invitation expirée',
    again: 'Renvoyer l’invitation',
    againTo: (name: string) => ` à ${name}`,
    sentAgain: (name: string) => `Nous envoyons une nouvelle invitation à ${name}.`,
    remove: 'Retirer',
    removeName: (name: string) => ` ${name} du dossier`,
    removing: {
      title: (name: string) => `Retirer ${name} du dossier ?`,
      joined:
        'Cette personne garde ses réponses et ses justificatifs, dans son propre dossier. Nous l’avertissons par e-mail.',
      invited: 'Son invitation ne sera plus valable.',
      confirm: 'Retirer du dossier',
      done: (name: string) => `${name} ne fait plus partie du dossier.`,
    },
    leave: 'Quitter ce dossier',
    leaving: {
      title: 'Quitter ce dossier ?',
      text: 'Vous gardez vos réponses et vos justificatifs, dans votre propre dossier. Les propriétaires qui voient le dossier commun ne verront plus votre partie.',
      confirm: 'Quitter ce dossier',
      done: 'Vous avez maintenant votre propre dossier.',
    },
    privacy: 'Vous voyez où en est chacun, jamais ses revenus ni ses justificatifs ; personne ne voit les vôtres.',
  },
  en: {
    title: 'The people in the file',
    initiator: 'Created the file',
    progress: {
      INCOMPLETE: 'Being prepared',
      TO_PROCESS: 'Being verified',
      VALIDATED: 'Verified',
      DECLINED: 'To correct',
      ARCHIVED: 'Archived',
    },
    invited: 'Invitation sent',
    invitedUntil: (day: string) => `Valid until ${day}`,
    expired: 'Invitation expired',
    again: 'Send the invitation again',
    againTo: (name: string) => ` to ${name}`,
    sentAgain: (name: string) => `A new invitation is on its way to ${name}.`,
    remove: 'Remove',
    removeName: (name: string) => ` ${name} from the file`,
    removing: {
      title: (name: string) => `Remove ${name} from the file?`,
      joined: 'They keep their answers and documents, in a file of their own. We tell them by email.',
      invited: 'Their invitation will no longer be valid.',
      confirm: 'Remove from the file',
      done: (name: string) => `${name} is no longer in the file.`,
    },
    leave: 'Leave this file',
    leaving: {
      title: 'Leave this file?',
      text: 'You keep your answers and documents, in a file of your own. Landlords who see the shared file will no longer see your part.',
      confirm: 'Leave this file',
      done: 'You now have a file of your own.',
    },
    privacy: 'You see how far everyone has got, never their income or documents. Nobody sees yours.',
  },
})
