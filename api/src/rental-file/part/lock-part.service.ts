import { AppError } from '@bailclair/domain/contract/errors.ts'
import { statusAfter } from '@bailclair/domain/rental-file/part-status.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { Deps, ProfileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { lockFile } from '#rental-file/rental-file.repository.ts'
import { settleFile } from '#rental-file/settle-file.service.ts'
import { findPart, findPartOf, type Part, updateStatus } from './part.repository.ts'
import { lockProfile, type ProfileRow } from './profile.repository.ts'

export type Locked = { profile: ProfileRow; part: Part | undefined }

/** Row locks on the profile, then on its file: always in this order. The part is read again once the file is locked. */
export async function lockPart(tx: Db, profileId: ProfileId): Promise<Locked> {
  const profile = await lockProfile(tx, profileId)
  if (!profile) throw new AppError('NotSignedIn')
  const found = await findPart(tx, profileId)
  if (!found) return { profile, part: undefined }
  await lockFile(tx, found.fileId)
  return { profile, part: asFound(await findPart(tx, profileId), found) }
}

/** Row lock on the file of a part, for the team. Undefined when the part is gone. */
export async function lockPartOf(tx: Db, tenantId: TenantId): Promise<Part | undefined> {
  const found = await findPartOf(tx, tenantId)
  if (!found || !(await lockFile(tx, found.fileId))) return undefined
  return asFound(await findPartOf(tx, tenantId), found)
}

/** Moved to another file in between: the client retries. */
function asFound(part: Part | undefined, found: Part): Part | undefined {
  if (part && part.fileId !== found.fileId) throw new AppError('ServiceUnavailable', { retryAfter: 1 })
  return part
}

/** `lockPart` for a signed-in tenant: an archived part becomes INCOMPLETE again. */
export async function lockTenant(deps: Pick<Deps, 'clock'>, tx: Db, profileId: ProfileId): Promise<Locked> {
  const locked = await lockPart(tx, profileId)
  const { part } = locked
  const status = part && statusAfter('SIGNED_IN', part.status)
  if (!status || status === part.status) return locked
  await updateStatus(tx, part.tenantId, { status, submittedAt: null })
  await settleFile(deps, tx, part.fileId, deps.clock())
  return { ...locked, part: { ...part, status, submittedAt: null } }
}
