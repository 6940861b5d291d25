/** Why somebody was not chosen: objective reasons only (docs/law.md). `OTHER` asks for words. */
export const answerReasons = [
  'INCOME',
  'GUARANTEE',
  'ENTRY_DATE',
  'FILE_INCOMPLETE',
  'OTHER_CHOSEN',
  'NO_LONGER_AVAILABLE',
  'OTHER',
] as const
export type AnswerReason = (typeof answerReasons)[number]

/** The three answers that an owner can send, and that of the service after 45 days. `CHOSEN` is for the one chosen. */
export const ownerAnswerTexts = ['SIMPLE', 'WARM', 'SHORT'] as const
export type OwnerAnswerText = (typeof ownerAnswerTexts)[number]
export const answerTexts = [...ownerAnswerTexts, 'UNANSWERED', 'CHOSEN'] as const
export type AnswerText = (typeof answerTexts)[number]

/** An answer leaves this long after the decision; until then it can be undone. */
export const undoHours = 24
export const leavesAt = (decidedAt: Date): Date => new Date(decidedAt.getTime() + undoHours * 3_600_000)
export const mayUndo = (answer: { leavesAt: Date; leftAt: Date | null }, now: Date): boolean =>
  answer.leftAt === null && now < answer.leavesAt

/** Days after the latest consent: the owner is asked for an answer, then the application ends with a neutral one. */
export const askAfterDays = 30
export const endAfterDays = 45

/** When the access to the files of those not chosen ends: when the owner has chosen, or as agreed. */
export const accessEnds = ['AT_ONCE', 'AS_AGREED'] as const
export type AccessEnd = (typeof accessEnds)[number]
