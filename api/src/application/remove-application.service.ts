import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { removedTexts } from './applicant-mails.messages.ts'
import { deleteApplication } from './application.repository.ts'
import { recordEvent } from './application-event.service.ts'
import { mailEndedApplications } from './mail-ended-applications.ts'
import { lockApplicationOfOwner } from './own-application.service.ts'

/** What ends with an application and belongs to a feature that knows applications, passed by app.ts. */
export type EndWith = (deps: Pick<Deps, 'clock'>, tx: Db, ids: readonly ApplicationId[]) => Promise<void>

/** Ends the owner's access at once and notifies everybody in the file. */
export async function removeApplication(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { ownerId, session }: SignedIn,
  id: ApplicationId,
  endWith: EndWith,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockApplicationOfOwner(deps, tx, ownerId, id)
    await endWith(deps, tx, [id])
    const removed = await deleteApplication(tx, ownerId, id)
    if (!removed) throw new AppError('ApplicationNotFound')
    await recordEvent(tx, {
      propertyId: removed.propertyId,
      applicationId: id,
      at: deps.clock(),
      actor: 'OWNER',
      event: 'REMOVED',
    })
    await mailEndedApplications(deps, tx, 'application-removed', removedTexts, [removed])
    await recordAudit(deps, tx, session, 'APPLICATION_REMOVED', { object: { kind: 'APPLICATION', id } })
  })
}
