import { pathToProperties } from '@bailclair/domain/site/owner-site-paths.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { type Receipt, receiptFacts } from '#identity/deletion-receipt.messages.ts'
import { dayInWords } from '#platform/mail/day-in-words.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

/** Sent by `notifyOwner`, because an owner may switch it off. A draft may have no name any more. */
export const followUpTexts = defineMailTexts<{ propertyId: string; propertyName: string | null }>({
  fr: ({ propertyId, propertyName }) => ({
    subject: 'Votre bien est-il loué\u202f?',
    title: 'Votre bien est-il loué\u202f?',
    paragraphs: [
      'Vous l’avez validé il y a six semaines. S’il est loué, mettez son lien de partage en pause, ou supprimez le bien\u202f: personne ne candidatera plus pour rien.',
      'S’il ne l’est pas, vous n’avez rien à faire\u202f: son lien reste ouvert.',
    ],
    ...(propertyName && { facts: [{ label: 'Bien', value: propertyName }] }),
    action: { label: 'Voir le bien', path: pathToProperties([propertyId]) },
  }),
  en: ({ propertyId, propertyName }) => ({
    subject: 'Is your property let?',
    title: 'Is your property let?',
    paragraphs: [
      'You validated it six weeks ago. If it is let, pause its share link or delete the property, so that nobody applies for nothing.',
      'If it is not, you have nothing to do: its link stays open.',
    ],
    ...(propertyName && { facts: [{ label: 'Property', value: propertyName }] }),
    action: { label: 'See the property', path: pathToProperties([propertyId]) },
  }),
})

/** One mail to an owner for all files whose access ends on one day, by property. */
export type AccessEnding = {
  accessEndsOn: CalendarDate
  properties: readonly { id: string; name: string | null; applicants: readonly string[] }[]
}

const applicantsOf = ({ properties }: AccessEnding, unnamed: string) =>
  properties.map(({ name, applicants }) => ({ label: name ?? unnamed, value: applicants.join('\n') }))

const pathOf = ({ properties }: AccessEnding) => pathToProperties(properties.map(({ id }) => id))

const isOne = ({ properties }: AccessEnding) => properties.flatMap(({ applicants }) => applicants).length === 1

/** Sent 7 days before the end of an access by `notifyOwner` (`ACCESS_ENDING`), so it can be in a digest. */
export const accessEndingTexts = defineMailTexts<AccessEnding>({
  fr: (ending) => ({
    subject: `Votre accès à ${isOne(ending) ? 'un dossier' : 'des dossiers'} se termine bientôt`,
    title: `Vous pouvez consulter ${isOne(ending) ? 'ce dossier' : 'ces dossiers'} jusqu’au ${dayInWords('fr', ending.accessEndsOn)}`,
    paragraphs: [
      'L’accord d’un candidat vaut un mois. Ensuite, vous ne verrez plus ni ses revenus ni ses justificatifs.',
      'Pour le prolonger, demandez-lui de candidater de nouveau par votre lien de partage.',
    ],
    facts: applicantsOf(ending, 'Bien sans nom'),
    areFactsSections: true,
    action: { label: isOne(ending) ? 'Voir la candidature' : 'Voir les candidatures', path: pathOf(ending) },
  }),
  en: (ending) => ({
    subject: `Your access to ${isOne(ending) ? 'a file' : 'files'} is about to end`,
    title: `You can read ${isOne(ending) ? 'this file' : 'these files'} until ${dayInWords('en', ending.accessEndsOn)}`,
    paragraphs: [
      'An applicant’s consent lasts one month. After that, you will no longer see their income or documents.',
      'To extend it, ask them to apply again through your share link.',
    ],
    facts: applicantsOf(ending, 'Property without a name'),
    areFactsSections: true,
    action: { label: isOne(ending) ? 'See the application' : 'See the applications', path: pathOf(ending) },
  }),
})

/** At 100 weeks without a sign-in. `deletedOn` is when the account is deleted unless its owner signs in. */
export const inactivityWarningTexts = defineMailTexts<{ deletedOn: CalendarDate }>({
  fr: ({ deletedOn }) => ({
    subject: 'Votre compte est inactif depuis longtemps',
    title: 'Souhaitez-vous garder votre compte\u202f?',
    paragraphs: [
      `Vous ne vous êtes pas connecté depuis près de deux ans. Nous ne gardons pas de données sans raison\u202f: sans connexion de votre part, votre compte propriétaire et vos biens seront supprimés le ${dayInWords('fr', deletedOn)}.`,
      'Pour les garder, il suffit de vous connecter.',
    ],
    action: { label: 'Garder mon compte', path: '/home' },
  }),
  en: ({ deletedOn }) => ({
    subject: 'Your account has been inactive for a long time',
    title: 'Do you want to keep your account?',
    paragraphs: [
      `You have not signed in for almost two years. We keep no data without a reason: unless you sign in, your landlord account and your properties will be deleted on ${dayInWords('en', deletedOn)}.`,
      'To keep them, just sign in.',
    ],
    action: { label: 'Keep my account', path: '/home' },
  }),
})

/** At 103 weeks: the last warning. */
export const lastInactivityWarningTexts = defineMailTexts<{ deletedOn: CalendarDate }>({
  fr: ({ deletedOn }) => ({
    subject: `Votre compte sera supprimé le ${dayInWords('fr', deletedOn)}`,
    title: 'Dernier rappel avant la suppression de votre compte',
    paragraphs: [
      `Sans connexion de votre part, votre compte propriétaire, vos biens et leurs candidatures seront supprimés le ${dayInWords('fr', deletedOn)}. Vous ne pourrez plus les récupérer.`,
      'Pour les garder, il suffit de vous connecter. Si vous n’en avez plus besoin, vous n’avez rien à faire.',
    ],
    action: { label: 'Garder mon compte', path: '/home' },
  }),
  en: ({ deletedOn }) => ({
    subject: `Your account will be deleted on ${dayInWords('en', deletedOn)}`,
    title: 'Last reminder before your account is deleted',
    paragraphs: [
      `Unless you sign in, your landlord account, your properties and their applications will be deleted on ${dayInWords('en', deletedOn)}. You will not be able to get them back.`,
      'To keep them, just sign in. If you no longer need them, you have nothing to do.',
    ],
    action: { label: 'Keep my account', path: '/home' },
  }),
})

/** At 104 weeks. */
export const inactivityDeletionTexts = defineMailTexts<Receipt>({
  fr: (receipt) => ({
    subject: 'Votre compte a été supprimé',
    title: 'Votre compte a été supprimé',
    paragraphs: [
      'Vous ne vous étiez pas connecté depuis deux ans, malgré nos deux rappels. Votre compte propriétaire et tout ce qu’il contenait ont été supprimés.',
      'Ce message est votre reçu\u202f: gardez-le si vous voulez une preuve de la suppression.',
      'Vous pourrez créer un nouveau compte à tout moment.',
    ],
    facts: receiptFacts('fr', receipt),
  }),
  en: (receipt) => ({
    subject: 'Your account has been deleted',
    title: 'Your account has been deleted',
    paragraphs: [
      'You had not signed in for two years, despite our two reminders. Your landlord account and everything in it have been deleted.',
      'This message is your receipt: keep it if you want proof of the deletion.',
      'You can create a new account at any time.',
    ],
    facts: receiptFacts('en', receipt),
  }),
})
