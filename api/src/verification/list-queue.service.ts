import { answerDueAt, secondsLeft } from '@bailclair/domain/verification/answer-time.rules.ts'
import { longestQueue, type QueueState } from '@bailclair/domain/verification/queue.schema.ts'
import type { Deps, Verifier } from '#deps.ts'
import { countWaiting, listWaiting, type QueuedRow } from './queue.repository.ts'
import { pseudonymOfVerifier } from './record-verifier-action.service.ts'

/** Oldest first. Without names: they are shown once a verifier takes the part, which is audited. */
export async function listQueue(deps: Pick<Deps, 'db' | 'clock' | 'config'>, verifier: Verifier) {
  const now = deps.clock()
  const me = pseudonymOfVerifier(deps, verifier)
  const rows = await listWaiting(deps.db, { email: verifier.email, me, now, limit: longestQueue })
  const counts = await countWaiting(deps.db, now, deps.config.FIGURE_ANSWER_HOURS)
  return { ...counts, parts: rows.map((row) => showQueued(deps, row, me)) }
}

/** A part as the queue shows it to this verifier. */
export function showQueued({ clock, config }: Pick<Deps, 'clock' | 'config'>, row: QueuedRow, me: Buffer) {
  const now = clock()
  const { id, applicationType, tenantType, documents, guarantors, isResubmitted, submittedAt, leaseEndsAt } = row
  const dueAt = answerDueAt(submittedAt, config.FIGURE_ANSWER_HOURS)
  const isLeased = leaseEndsAt !== null && leaseEndsAt > now
  return {
    id,
    initials: initialsOf(row.firstName, row.lastName),
    applicationType,
    tenantType,
    documents,
    guarantors,
    isResubmitted,
    wantsSecondOpinion: row.wantsSecondOpinion,
    submittedAt: submittedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    secondsLeft: secondsLeft(dueAt, now),
    state: stateOf(row, isLeased, me),
    leaseEndsAt: isLeased ? leaseEndsAt.toISOString() : null,
  }
}

function stateOf({ isOwnFile, isAskedByMe, verifier }: QueuedRow, isLeased: boolean, me: Buffer): QueueState {
  if (isOwnFile) return 'OWN_FILE'
  if (!isLeased) return isAskedByMe ? 'ASKED' : 'FREE'
  return verifier?.equals(me) ? 'MINE' : 'TAKEN'
}

/** `C. M.`; by grapheme. */
export const initialsOf = (...names: (string | null)[]) =>
  names
    .flatMap((name) => [...new Intl.Segmenter().segment(name ?? '')].slice(0, 1))
    .map(({ segment }) => `${segment}.`)
    .join(' ')
