import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { isOpenStage, type Stage } from '@bailclair/domain/application/stage.rules.ts'
import { noticeDueAt } from '@bailclair/domain/application/stage-notice.rules.ts'
import type { Db } from '#platform/database/db.ts'
import { findAnswer } from './progress.repository.ts'
import { findNotice, setNoticeDue } from './stage-notice.repository.ts'

/**
 * Plans the mail about a stage. Of a choice applicants learn by its answer, never before it has left. The application
 * must be locked.
 */
export async function noticeStage(
  tx: Db,
  { id, stage, at }: { id: ApplicationId; stage: Stage; at: Date },
): Promise<void> {
  const told = await findNotice(tx, id)
  const answer = await findAnswer(tx, id)
  const hasWaitingAnswer = answer !== undefined && answer.leftAt === null
  const dueAt =
    isToldByMail(stage) && !hasWaitingAnswer
      ? noticeDueAt(stage, at, { stage: told?.toldStage ?? 'RECEIVED', at: told?.toldAt ?? undefined })
      : undefined
  if (told || dueAt) await setNoticeDue(tx, id, dueAt ?? null)
}

const isToldByMail = (stage: Stage): boolean => isOpenStage(stage) || stage === 'LEASE_SIGNED'
