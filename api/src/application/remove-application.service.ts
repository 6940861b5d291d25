import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { removedTexts } from './applicant-mails.messages.ts'
import { deleteApplication } from './application.repository.ts'
import { recordEvent } from './application-event.service.ts'
import { mailApplicants } from './mail-applicants.ts'
import { lockApplicationOfOwner } from './own-application.service.ts'
import { recourseFor } from './recourse-of-mail.ts'

/** What ends with an application and belongs to a feature that knows applications, passed by app.ts. */
export type EndWith = (deps: Pick<Deps, 'clock'>, tx: Db, ids: readonly ApplicationId[]) => Promise<void>

/** Ends the owner's access at once and notifies the applicant. */
export async function removeApplication(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { ownerId, session }: SignedIn,
  id: ApplicationId,
  endWith: EndWith,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockApplicationOfOwner(deps, tx, ownerId, id)
    await endWith(deps, tx, [id])
    const applicant = await deleteApplication(tx, ownerId, id)
    if (!applicant) throw new AppError('ApplicationNotFound')
    await recordEvent(tx, {
      propertyId: applicant.propertyId,
      applicationId: id,
      at: deps.clock(),
      actor: 'OWNER',
      event: 'REMOVED',
    })
    const recourse = recourseFor(deps.config, applicant.address)
    await mailApplicants(tx, [{ ...applicant, recourse }], 'application-removed', removedTexts)
    await recordAudit(deps, tx, session, 'APPLICATION_REMOVED', { object: { kind: 'APPLICATION', id } })
  })
}
