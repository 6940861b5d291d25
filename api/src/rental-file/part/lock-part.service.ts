import { AppError } from '@bailclair/domain/contract/errors.ts'
import { statusAfter } from '@bailclair/domain/rental-file/part-status.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { Deps, ProfileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { lockFile } from '#rental-file/bundled-file.service.ts'
import { settleFile } from '#rental-file/settle-file.service.ts'
import { findPart, findPartOf, type Part, updateStatus } from './part.repository.ts'
import { lockProfile, type ProfileRow } from './profile.repository.ts'

export type Held = { profile: ProfileRow; part: Part | undefined }

/**
 * Holds someone and the file they are in until the transaction ends, always in this order; who was removed from it
 * meanwhile is seen once it is held.
 */
export async function lockPart(tx: Db, profileId: ProfileId): Promise<Held> {
  const profile = await lockProfile(tx, profileId)
  if (!profile) throw new AppError('NotSignedIn')
  const found = await findPart(tx, profileId)
  if (!found) return { profile, part: undefined }
  await lockFile(tx, found.fileId)
  return { profile, part: asFound(await findPart(tx, profileId), found) }
}

/** Holds the file that a part is in, for the team; undefined when the part is gone. */
export async function lockPartOf(tx: Db, tenantId: TenantId): Promise<Part | undefined> {
  const found = await findPartOf(tx, tenantId)
  if (!found || !(await lockFile(tx, found.fileId))) return undefined
  return asFound(await findPartOf(tx, tenantId), found)
}

/** Moved to another file in between: whoever calls tries again. */
function asFound(part: Part | undefined, found: Part): Part | undefined {
  if (part && part.fileId !== found.fileId) throw new AppError('ServiceUnavailable', { retryAfter: 1 })
  return part
}

/** The same for someone who is there: an archived part wakes (contract, files of applicants: INCOMPLETE). */
export async function lockTenant(deps: Pick<Deps, 'clock'>, tx: Db, profileId: ProfileId): Promise<Held> {
  const held = await lockPart(tx, profileId)
  const { part } = held
  const status = part && statusAfter('SIGNED_IN', part.status)
  if (!status || status === part.status) return held
  await updateStatus(tx, part.tenantId, { status, submittedAt: null })
  await settleFile(deps, tx, part.fileId, deps.clock())
  return { ...held, part: { ...part, status, submittedAt: null } }
}
