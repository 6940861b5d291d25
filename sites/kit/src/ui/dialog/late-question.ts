import { latePart } from '#ui/late-part/late-part.tsx'

/** A confirmation of one paragraph. */
export const lateQuestion = latePart(async () => (await import('./confirm-question.tsx')).ConfirmQuestion)
