import type { Stage } from '../application/stage.rules.ts'
import type { closingReasons, MessageSide } from './message.schema.ts'

/** More is a matter for the telephone; it also bounds what a poll reads. */
export const mostMessages = 500

type ClosingReason = Exclude<(typeof closingReasons)[number], 'ELSEWHERE'>
export type ConversationState = {
  stage: Stage
  /** The answer to the applicant has not left yet: nobody may notice it, and it can be undone. */
  isAnswerWaiting: boolean
  endedBy: readonly MessageSide[]
  count: number
}

/** Why nobody can write, or undefined. */
export function closedBecause({
  stage,
  isAnswerWaiting,
  endedBy,
  count,
}: ConversationState): ClosingReason | undefined {
  if (stage === 'NOT_CHOSEN' && !isAnswerWaiting) return 'NOT_CHOSEN'
  if (endedBy.length > 0) return 'ENDED'
  return count >= mostMessages ? 'FULL' : undefined
}

const hourMs = 3_600_000

export type Reader = { readAt: Date | null; mailedAt: Date | null }

/**
 * When to mail somebody about a message written now: undefined while a mail waits to be followed, an hour after the
 * last mail at the earliest.
 */
export function mailDueAt({ readAt, mailedAt }: Reader, now: Date): Date | undefined {
  if (!mailedAt) return now
  if (!readAt || readAt < mailedAt) return undefined
  return new Date(Math.max(now.getTime(), mailedAt.getTime() + hourMs))
}
