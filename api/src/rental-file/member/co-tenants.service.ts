import { AppError, type ErrorCode } from '@bailclair/domain/contract/errors.ts'
import { fieldError } from '@bailclair/domain/contract/field-errors.ts'
import { fitOf } from '@bailclair/domain/rental-file/co-tenant.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { type AuditAction, recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { lockTenant } from '#rental-file/part/lock-part.service.ts'
import type { Part } from '#rental-file/part/part.repository.ts'
import { type ProfileAnswer, toProfile } from '#rental-file/part/to-profile.ts'
import { settleFile } from '#rental-file/settle-file.service.ts'
import { consumeInvitationLimit, invite } from './invite.service.ts'
import { insertInvited, listMembers, type Member } from './member.repository.ts'
import { removeMember, removeMemberAndTell, settleRemaining } from './remove-member.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'tokens'>
type Shared = { part: Part; members: Member[] }

/** Invites one more tenant into a GROUP. */
export async function addCoTenant(
  deps: Needs,
  account: TenantAccount,
  { email, language }: { email: string; language: Language },
): Promise<ProfileAnswer> {
  await consumeInvitationLimit(deps, await getProfileId(deps, account), 1)
  return changeMembers(
    deps,
    account,
    { action: 'CO_TENANT_INVITED', noFile: 'NoRentalFile' },
    async (tx, { part, members }) => {
      assertInitiator(part)
      if (members.some((member) => member.email === email)) throw alreadyIn()
      if (fitOf(part.applicationType, members.length + 1) === 'TOO_MANY') throw new AppError('FileFull')
      const tenantId = await insertInvited(tx, part.fileId, email)
      await invite(deps, tx, { tenantId, email, applicationType: part.applicationType, initiator: part, language })
      await settleFile(deps, tx, part.fileId, deps.clock())
    },
  )
}

export async function inviteAgain(
  deps: Needs,
  account: TenantAccount,
  { id, language }: { id: TenantId; language: Language },
): Promise<ProfileAnswer> {
  await consumeInvitationLimit(deps, await getProfileId(deps, account), 1)
  return changeMembers(
    deps,
    account,
    { action: 'CO_TENANT_INVITED', noFile: 'CoTenantNotFound' },
    async (tx, { part, members }) => {
      const { email, profileId } = getMember(members, id)
      assertInitiator(part)
      if (profileId) throw new AppError('AlreadyJoined')
      await invite(deps, tx, { tenantId: id, email, applicationType: part.applicationType, initiator: part, language })
    },
  )
}

/** The initiator removes a co-tenant, or a co-tenant leaves (decision 115). The initiator cannot leave. */
export const removeCoTenant = (deps: Needs, account: TenantAccount, id: TenantId): Promise<ProfileAnswer> =>
  changeMembers(
    deps,
    account,
    { action: 'CO_TENANT_REMOVED', noFile: 'CoTenantNotFound' },
    async (tx, { part, members }) => {
      const member = getMember(members, id)
      if (member.tenantType === 'CREATE') throw new AppError('CoTenantNotFound')
      const isLeaving = member.id === part.tenantId
      if (!isLeaving) assertInitiator(part)
      await (isLeaving ? removeMember(deps, tx, member) : removeMemberAndTell(deps, tx, member))
      await settleRemaining(deps, tx, part.fileId)
    },
  )

async function changeMembers(
  deps: Needs,
  account: TenantAccount,
  { action, noFile }: { action: AuditAction; noFile: ErrorCode },
  work: (tx: Db, shared: Shared) => Promise<void>,
): Promise<ProfileAnswer> {
  const profileId = await getProfileId(deps, account)
  await deps.db.transaction().execute(async (tx) => {
    const { part } = await lockTenant(deps, tx, profileId)
    if (!part) throw new AppError(noFile)
    await work(tx, { part, members: await listMembers(tx, part.fileId) })
    await recordAudit(deps, tx, account, action)
  })
  return toProfile(deps, profileId)
}

function assertInitiator({ tenantType }: Part) {
  if (tenantType !== 'CREATE') throw new AppError('InitiatorOnly')
}

function getMember(members: readonly Member[], id: TenantId): Member {
  const member = members.find((one) => one.id === id)
  if (!member) throw new AppError('CoTenantNotFound')
  return member
}

const alreadyIn = () =>
  new AppError('InvalidField', { entries: [{ code: 'InvalidField', field: 'email', message: fieldError.emailInFile }] })
