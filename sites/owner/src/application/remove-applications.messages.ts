import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const removeApplicationsMessages = defineMessages({
  fr: {
    title: (count: number) =>
      count === 1 ? 'Supprimer cette candidature ?' : `Supprimer ces ${fr.number(count)} candidatures ?`,
    whose: (count: number) =>
      count === 1 ? 'Vous supprimez la candidature de :' : 'Vous supprimez les candidatures de :',
    others: (count: number) => `et ${fr.number(count)} ${fr.plural(count, 'autre', 'autres')}`,
    consequence: (count: number) =>
      count === 1
        ? 'Votre accès au dossier prend fin aussitôt, et le candidat en est averti. C’est définitif, mais cette personne pourra candidater à nouveau avec votre lien.'
        : 'Votre accès aux dossiers prend fin aussitôt, et les candidats en sont avertis. C’est définitif, mais ces personnes pourront candidater à nouveau avec votre lien.',
    confirm: (count: number) =>
      count === 1 ? 'Supprimer la candidature' : `Supprimer les ${fr.number(count)} candidatures`,
    progress: 'Suppression en cours',
    done: (count: number) => (count === 1 ? 'Candidature supprimée.' : `${fr.number(count)} candidatures supprimées.`),
    failed: (names: string, why: string, count: number) =>
      `${fr.plural(count, 'Pas encore supprimée', 'Pas encore supprimées')} : ${names}. ${why}`,
  },
  en: {
    title: (count: number) =>
      count === 1 ? 'Delete this application?' : `Delete these ${en.number(count)} applications?`,
    whose: (count: number) =>
      count === 1 ? 'You are deleting the application from:' : 'You are deleting the applications from:',
    others: (count: number) => `and ${en.number(count)} ${en.plural(count, 'other', 'others')}`,
    consequence: (count: number) =>
      count === 1
        ? 'Your access to the file ends at once, and the applicant is told. This cannot be undone, but they can apply again with your link.'
        : 'Your access to the files ends at once, and the applicants are told. This cannot be undone, but they can apply again with your link.',
    confirm: (count: number) =>
      count === 1 ? 'Delete the application' : `Delete the ${en.number(count)} applications`,
    progress: 'Deleting',
    done: (count: number) => (count === 1 ? 'Application deleted.' : `${en.number(count)} applications deleted.`),
    failed: (names: string, why: string, _count: number) => `Not deleted yet: ${names}. ${why}`,
  },
})
