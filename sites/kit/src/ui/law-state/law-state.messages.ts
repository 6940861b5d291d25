import type { LawState } from '@bailclair/domain/law/law-rule.ts'
import { defineMessages } from '#platform/messages/messages.ts'

type States = Readonly<Record<LawState, string>>

export const lawStateMessages = defineMessages({
  fr: {
    ANNOUNCED: 'Annoncée',
    IN_FORCE: 'En vigueur',
    ENDED: 'Terminée',
    UNCERTAIN: 'Incertaine',
  } satisfies States,
  en: {
    ANNOUNCED: 'Announced',
    IN_FORCE: 'In force',
    ENDED: 'Ended',
    UNCERTAIN: 'Uncertain',
  } satisfies States,
})
