import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { Stage } from '@bailclair/domain/application/stage.rules.ts'
import type { Db } from '#platform/database/db.ts'

export async function setStage(tx: Db, ids: readonly ApplicationId[], stage: Stage, at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('application').set({ stage, stageAt: at }).where('id', 'in', ids).execute()
}
