import { AppError } from '@bailclair/domain/contract/errors.ts'
import { statusAfter } from '@bailclair/domain/rental-file/part-status.rules.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { hashToken } from '#identity/account-token.service.ts'
import type { Db } from '#platform/database/db.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { deleteFile } from '#rental-file/delete-file.service.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { type Locked, lockTenant } from '#rental-file/part/lock-part.service.ts'
import { deletePart, movePart, type Part } from '#rental-file/part/part.repository.ts'
import { type ProfileAnswer, toProfile } from '#rental-file/part/to-profile.ts'
import { lockFile } from '#rental-file/rental-file.repository.ts'
import { settleFile } from '#rental-file/settle-file.service.ts'
import { cancelVisitsOfFile } from '#visit/cancel-visits.service.ts'
import { bindTenant, deleteInvitation, findInvitation, type OpenInvitation } from './invitation.repository.ts'
import { listMembers } from './member.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Per IP address: far more than a household needs, too few to guess tokens. */
const openings = { purpose: 'open-invitation', limit: 100, windowSeconds: 300 }

/** What the mailed link shows before sign-in. */
export async function openInvitation(deps: Needs, token: string, ip: string) {
  await consumeRateLimit(deps, { ...openings, key: { network: ip } })
  const { initiatorFirstName, applicationType } = await getInvitation(deps, deps.db, token)
  return { initiatorFirstName, applicationType }
}

/**
 * Joins a file by a mailed link (decision 115), only with the account of that e-mail: a forwarded link is useless.
 * A file that the tenant has alone moves along. A tenant who shares a file must leave it first.
 */
export async function acceptInvitation(deps: Needs, account: TenantAccount, token: string): Promise<ProfileAnswer> {
  const profileId = await getProfileId(deps, account)
  await deps.db.transaction().execute(async (tx) => {
    const locked = await lockTenant(deps, tx, profileId)
    const { fileId } = await getInvitation(deps, tx, token)
    await lockFile(tx, fileId)
    const invitation = await getInvitation(deps, tx, token)
    if (invitation.email !== account.email) throw new AppError('InvitationNotYours')
    if (locked.part) await moveInto(deps, tx, locked.part, invitation)
    else await bind(deps, tx, locked, invitation)
    await settleFile(deps, tx, fileId, deps.clock())
    await recordAudit(deps, tx, account, 'FILE_JOINED')
  })
  return toProfile(deps, profileId)
}

async function getInvitation({ clock }: Needs, db: Db, token: string): Promise<OpenInvitation> {
  const invitation = await findInvitation(db, hashToken(token), clock())
  if (!invitation) throw new AppError('TokenExpired')
  return invitation
}

async function bind({ clock }: Needs, tx: Db, { profile }: Locked, { tenantId, status, email: typed }: OpenInvitation) {
  const { id: profileId, issuer, subject, email, firstName, lastName } = profile
  await deleteInvitation(tx, tenantId)
  await bindTenant(tx, tenantId, {
    profileId,
    issuer,
    subject,
    email,
    // the account may have another e-mail since the token was issued
    emailPrivate: email !== typed,
    firstName,
    lastName,
    status: statusAfter('SIGNED_IN', status),
    joinedAt: clock(),
  })
}

/** Owners who saw the old file alone are told that it is gone. */
async function moveInto(deps: Needs, tx: Db, part: Part, { tenantId, fileId, position, email: typed }: OpenInvitation) {
  const { length } = await listMembers(tx, part.fileId)
  if (length > 1) throw new AppError('AlreadyInFile')
  // while the file still has somebody to tell
  await cancelVisitsOfFile(deps, tx, part.fileId)
  await deletePart(tx, tenantId)
  await movePart(tx, part.tenantId, { fileId, tenantType: 'JOIN', position, emailPrivate: part.email !== typed })
  await deleteFile(tx, part.fileId)
}
