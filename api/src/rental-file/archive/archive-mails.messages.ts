import { dayInWords } from '#platform/mail/day-in-words.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

export const archiveWarningTexts = defineMailTexts<{ archivedOn: string }>({
  fr: ({ archivedOn }) => ({
    site: 'tenant',
    subject: 'Votre dossier sera bientôt archivé',
    title: 'Cherchez-vous toujours un logement\u202f?',
    paragraphs: [
      `Vous ne vous êtes pas connecté depuis un certain temps. Sans connexion de votre part, votre dossier sera archivé le ${dayInWords('fr', archivedOn)}\u202f: vos justificatifs seront effacés, et les propriétaires ne verront plus votre dossier.`,
      'Pour le garder, il suffit de vous connecter. Si vous avez trouvé un logement, vous pouvez aussi tout supprimer depuis votre espace.',
    ],
    action: { label: 'Garder mon dossier', path: '/mon-dossier' },
  }),
  en: ({ archivedOn }) => ({
    site: 'tenant',
    subject: 'Your file will soon be archived',
    title: 'Are you still looking for a home?',
    paragraphs: [
      `You have not signed in for a while. Unless you do, your file will be archived on ${dayInWords('en', archivedOn)}: your documents will be erased, and landlords will no longer see your file.`,
      'To keep it, just sign in. If you have found a home, you can also delete everything from your account.',
    ],
    action: { label: 'Keep my file', path: '/mon-dossier' },
  }),
})

export const archivedTexts = defineMailTexts<object>({
  fr: () => ({
    site: 'tenant',
    subject: 'Votre dossier a été archivé',
    title: 'Votre dossier a été archivé',
    paragraphs: [
      'Vous ne vous êtes pas connecté depuis 45\u202fjours. Vos justificatifs ont été effacés, et les propriétaires ne voient plus votre dossier.',
      'Vos réponses vous attendent\u202f: connectez-vous pour reprendre votre dossier. Il ne manquera que les justificatifs.',
    ],
    action: { label: 'Reprendre mon dossier', path: '/mon-dossier' },
  }),
  en: () => ({
    site: 'tenant',
    subject: 'Your file has been archived',
    title: 'Your file has been archived',
    paragraphs: [
      'You have not signed in for 45 days. Your documents have been erased, and landlords no longer see your file.',
      'Your answers are still here: sign in to pick up your file where you left it. Only the documents will be missing.',
    ],
    action: { label: 'Go back to my file', path: '/mon-dossier' },
  }),
})
