import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Missing } from '@bailclair/domain/rental-file/missing.rules.ts'
import { statusAfter } from '@bailclair/domain/rental-file/part-status.rules.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { settleFile } from '#rental-file/settle-file.service.ts'
import { getProfileId } from './get-profile-id.service.ts'
import { lockTenant } from './lock-part.service.ts'
import { updateStatus } from './part.repository.ts'
import { readPart } from './read-part.service.ts'
import { type ProfileAnswer, toProfile } from './to-profile.ts'

/**
 * Submits the tenant's own part when nothing is missing. A part that waits for the team or is verified stays as it is.
 */
export async function submit(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  account: TenantAccount,
): Promise<ProfileAnswer> {
  const profileId = await getProfileId(deps, account)
  await deps.db.transaction().execute(async (tx) => {
    const { part } = await lockTenant(deps, tx, profileId)
    if (!part) throw new AppError('NoRentalFile')
    const { missing, uploads } = await readPart(tx, part)
    // what was sent belongs to what is submitted; nobody verifies a part that is about to change
    if (uploads.some(({ state }) => state === 'WAITING')) throw new AppError('UploadsWaiting')
    if (missing.length > 0) throw new AppError('FileIncomplete', { entries: missing.map(toEntry) })
    const now = deps.clock()
    const status = statusAfter('SUBMITTED', part.status)
    if (part.status === status && part.submittedAt) return
    await updateStatus(tx, part.tenantId, { status, submittedAt: now })
    await settleFile(deps, tx, part.fileId, now)
    await recordAudit(deps, tx, account, 'FILE_SUBMITTED')
  })
  return toProfile(deps, profileId)
}

/** `field` names the step: `names`, `documents.IDENTITY`, `guarantors.{id}.documents.INCOME`. */
function toEntry({ step, category, guarantorId }: Missing) {
  const ofGuarantor = guarantorId ? `guarantors.${guarantorId}.` : ''
  const field = category ? `${ofGuarantor}documents.${category}` : step.toLowerCase()
  return { code: 'FileIncomplete' as const, field, message: step }
}
