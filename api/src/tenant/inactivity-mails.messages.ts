import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { type Receipt, receiptFacts } from '#identity/deletion-receipt.messages.ts'
import { dayInWords } from '#platform/mail/day-in-words.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

/** At 100 weeks without a sign-in. The account is deleted on `deletedOn` unless its tenant signs in. */
export const tenantInactivityWarningTexts = defineMailTexts<{ deletedOn: CalendarDate }>({
  fr: ({ deletedOn }) => ({
    site: 'tenant',
    subject: 'Votre compte est inactif depuis longtemps',
    title: 'Souhaitez-vous garder votre compte\u202f?',
    paragraphs: [
      `Vous ne vous êtes pas connecté depuis près de deux ans. Nous ne gardons pas de données sans raison\u202f: sans connexion de votre part, votre compte locataire sera supprimé le ${dayInWords('fr', deletedOn)}.`,
      'Pour le garder, il suffit de vous connecter.',
    ],
    action: { label: 'Garder mon compte', path: '/mon-dossier' },
  }),
  en: ({ deletedOn }) => ({
    site: 'tenant',
    subject: 'Your account has been inactive for a long time',
    title: 'Do you want to keep your account?',
    paragraphs: [
      `You have not signed in for almost two years. We keep no data without a reason: unless you sign in, your tenant account will be deleted on ${dayInWords('en', deletedOn)}.`,
      'To keep it, just sign in.',
    ],
    action: { label: 'Keep my account', path: '/mon-dossier' },
  }),
})

/** At 103 weeks: the last one before the deletion. */
export const tenantLastInactivityWarningTexts = defineMailTexts<{ deletedOn: CalendarDate }>({
  fr: ({ deletedOn }) => ({
    site: 'tenant',
    subject: `Votre compte sera supprimé le ${dayInWords('fr', deletedOn)}`,
    title: 'Dernier rappel avant la suppression de votre compte',
    paragraphs: [
      `Sans connexion de votre part, votre compte locataire et tout ce qu’il contient seront supprimés le ${dayInWords('fr', deletedOn)}.`,
      'Pour le garder, il suffit de vous connecter. Si vous n’en avez plus besoin, vous n’avez rien à faire.',
    ],
    action: { label: 'Garder mon compte', path: '/mon-dossier' },
  }),
  en: ({ deletedOn }) => ({
    site: 'tenant',
    subject: `Your account will be deleted on ${dayInWords('en', deletedOn)}`,
    title: 'Last reminder before your account is deleted',
    paragraphs: [
      `Unless you sign in, your tenant account and everything in it will be deleted on ${dayInWords('en', deletedOn)}.`,
      'To keep it, just sign in. If you no longer need it, you have nothing to do.',
    ],
    action: { label: 'Keep my account', path: '/mon-dossier' },
  }),
})

/** At 104 weeks. */
export const tenantInactivityDeletionTexts = defineMailTexts<Receipt>({
  fr: (receipt) => ({
    site: 'tenant',
    subject: 'Votre compte a été supprimé',
    title: 'Votre compte a été supprimé',
    paragraphs: [
      'Vous ne vous étiez pas connecté depuis deux ans, malgré nos deux rappels. Votre compte locataire et tout ce qu’il contenait ont été supprimés.',
      'Ce message est votre reçu\u202f: gardez-le si vous voulez une preuve de la suppression.',
      'Vous pourrez créer un nouveau compte à tout moment.',
    ],
    facts: receiptFacts('fr', receipt),
  }),
  en: (receipt) => ({
    site: 'tenant',
    subject: 'Your account has been deleted',
    title: 'Your account has been deleted',
    paragraphs: [
      'You had not signed in for two years, despite our two reminders. Your tenant account and everything in it have been deleted.',
      'This message is your receipt: keep it if you want proof of the deletion.',
      'You can create a new account at any time.',
    ],
    facts: receiptFacts('en', receipt),
  }),
})
