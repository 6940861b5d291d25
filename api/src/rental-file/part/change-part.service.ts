import { AppError, type ErrorCode } from '@bailclair/domain/contract/errors.ts'
import { partAfterChange } from '@bailclair/domain/rental-file/part-status.rules.ts'
import { type AuditAction, recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { settleFile } from '#rental-file/settle-file.service.ts'
import { getProfileId } from './get-profile-id.service.ts'
import { lockTenant } from './lock-part.service.ts'
import { getPart, type Part, updateStatus } from './part.repository.ts'
import { readPart } from './read-part.service.ts'
import { type ProfileAnswer, toProfile } from './to-profile.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** `noFile`: the error when the tenant has no file. */
type Change = { action: AuditAction; noFile?: ErrorCode }

/**
 * Changes a part and then its status (decision 114). `work` returns false when nothing is different: saving the same
 * again does not send the part back to the queue.
 */
export async function changePart(
  deps: Needs,
  account: TenantAccount,
  { action, noFile = 'NoRentalFile' }: Change,
  work: (tx: Db, part: Part) => Promise<boolean>,
): Promise<ProfileAnswer> {
  const profileId = await getProfileId(deps, account)
  await deps.db.transaction().execute(async (tx) => {
    const { part } = await lockTenant(deps, tx, profileId)
    if (!part) throw new AppError(noFile)
    if (await work(tx, part)) {
      await settlePart(deps, tx, part)
      await recordAudit(deps, tx, account, action)
    }
  })
  return toProfile(deps, profileId)
}

/** `part` is the part before the change. */
export async function settlePart(deps: Needs, tx: Db, part: Part): Promise<void> {
  const now = deps.clock()
  const changed = await getPart(tx, part.tenantId)
  const { missing } = await readPart(tx, changed)
  await updateStatus(tx, part.tenantId, partAfterChange(part, missing.length === 0, now))
  await settleFile(deps, tx, part.fileId, now)
}
