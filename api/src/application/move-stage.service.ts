import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { mayMove, type Stage, type StageActor } from '@bailclair/domain/application/stage.rules.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { recordEvent } from './application-event.service.ts'
import { lockApplicationOfOwner, type OwnersApplication } from './own-application.service.ts'
import { setStage } from './stage.repository.ts'
import { noticeStage } from './stage-notice.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>
type Move = { id: ApplicationId; stage: Stage; from?: Stage | undefined }

/** An owner moves an application. Asking for the stage that it has is no mistake: a double click, or two tabs. */
export async function changeStage(deps: Needs, { ownerId, session }: SignedIn, { id, stage, from }: Move) {
  return deps.db.transaction().execute(async (tx) => {
    const application = await lockApplicationOfOwner(deps, tx, ownerId, id)
    if (application.stage === stage) return { stage }
    if (from !== undefined && from !== application.stage) throw new AppError('StageChanged')
    await moveStage(deps, tx, application, { to: stage, actor: 'OWNER' })
    await recordAudit(deps, tx, session, 'STAGE_CHANGED', { object: { kind: 'APPLICATION', id } })
    return { stage }
  })
}

type Moved = Pick<OwnersApplication, 'id' | 'propertyId' | 'stage'>

/** The application must be locked. It is recorded, and the applicant is told by one mail a day at most. */
export async function moveStage(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { id, propertyId, stage }: Moved,
  { to, actor }: { to: Stage; actor: StageActor },
): Promise<void> {
  if (stage === to) return
  if (!mayMove(actor, stage, to)) throw new AppError('StageChanged')
  const at = deps.clock()
  await setStage(tx, [id], to, at)
  await recordEvent(tx, { propertyId, applicationId: id, at, actor, event: 'STAGE', stage: to })
  await noticeStage(tx, { id, stage: to, at })
}
