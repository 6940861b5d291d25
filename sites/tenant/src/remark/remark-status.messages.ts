import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** Small, and loaded with the page: said also when the remarks themselves did not load. */
export const remarkStatusMessages = defineMessages({
  fr: {
    count: (count: number) =>
      count === 0
        ? 'Il n’y a rien à regarder dans vos documents.'
        : `La relecture automatique a ${count} remarque${count > 1 ? 's' : ''} sur vos documents.`,
    failed:
      'La relecture automatique de vos documents n’a pas fonctionné. Vous pouvez déposer votre dossier quand même.',
    retry: 'Relire à nouveau',
  },
  en: {
    count: (count: number) =>
      count === 0
        ? 'There is nothing to look at in your documents.'
        : `The automatic check has ${count} ${count === 1 ? 'remark' : 'remarks'} on your documents.`,
    failed: 'The automatic check of your documents did not work. You can still hand in your file.',
    retry: 'Check again',
  },
})
