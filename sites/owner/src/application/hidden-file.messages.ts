import type { RowState } from '@bailclair/domain/application/row-state.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const hiddenFileMessages = defineMessages({
  fr: {
    title: (name: string) => `Candidature : ${name}`,
    appliedOn: (day: string) => `Candidature du ${day}`,
    wish: 'Son souhait',
    states: {
      open: 'Le dossier n’est pas consultable',
      waiting: 'Ce dossier n’est pas encore vérifié',
      'after-visit': 'Dossier après la visite',
      paused: 'L’accès à ce dossier est en pause',
      'access-ended': 'Votre accès à ce dossier est terminé',
    } satisfies Record<RowState, string>,
  },
  en: {
    title: (name: string) => `Application: ${name}`,
    appliedOn: (day: string) => `Applied on ${day}`,
    wish: 'Their wish',
    states: {
      open: 'The file is not available',
      waiting: 'This file is not verified yet',
      'after-visit': 'File after the visit',
      paused: 'Access to this file is paused',
      'access-ended': 'Your access to this file has ended',
    },
  },
})
