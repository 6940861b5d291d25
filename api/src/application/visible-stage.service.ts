import type { Stage } from '@bailclair/domain/application/stage.rules.ts'
import type { Db } from '#platform/database/db.ts'
import type { TenantsApplication } from './own-application.repository.ts'
import { findAnswer } from './progress.repository.ts'

/** The stage as the tenants know it: of a choice they learn nothing before its answer has left. */
export async function readVisibleStage(
  db: Db,
  { id, stage }: Pick<TenantsApplication, 'id' | 'stage'>,
): Promise<Stage> {
  const answer = await findAnswer(db, id)
  return answer && answer.leftAt === null ? answer.stageBefore : stage
}
