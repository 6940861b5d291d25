import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import type { Standing } from './standing.ts'

export const standingMessages = defineMessages({
  fr: {
    TO_COMPLETE: 'À compléter',
    TO_SUBMIT: 'Prêt',
    TO_CORRECT: 'À corriger',
    IN_REVIEW: 'En cours de vérification',
    VERIFIED: 'Vérifié',
  } satisfies Record<Standing, string>,
  en: {
    TO_COMPLETE: 'Incomplete',
    TO_SUBMIT: 'Ready',
    TO_CORRECT: 'To correct',
    IN_REVIEW: 'Being verified',
    VERIFIED: 'Verified',
  },
})
