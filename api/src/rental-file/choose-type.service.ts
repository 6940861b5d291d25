import { AppError } from '@bailclair/domain/contract/errors.ts'
import { fieldError } from '@bailclair/domain/contract/field-errors.ts'
import { fitOf } from '@bailclair/domain/rental-file/co-tenant.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { consumeInvitationLimit, invite } from './member/invite.service.ts'
import { insertInvited, listMembers } from './member/member.repository.ts'
import { removeMemberAndTell } from './member/remove-member.service.ts'
import { getProfileId } from './part/get-profile-id.service.ts'
import { lockTenant } from './part/lock-part.service.ts'
import { findPart, insertInitiator, type Part } from './part/part.repository.ts'
import type { ProfileRow } from './part/profile.repository.ts'
import { type ProfileAnswer, toProfile } from './part/to-profile.ts'
import { insertFile, setApplicationType } from './rental-file.repository.ts'
import { settleFile } from './settle-file.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'tokens'>
type Choice = { applicationType: ApplicationType; coTenants: readonly { email: string }[]; language: Language }

/** Creates the file or changes its type. Named people are invited; ALONE removes all co-tenants (decision 115). */
export async function chooseType(deps: Needs, account: TenantAccount, choice: Choice): Promise<ProfileAnswer> {
  const profileId = await getProfileId(deps, account)
  await consumeInvitationLimit(deps, profileId, choice.coTenants.length)
  await deps.db.transaction().execute(async (tx) => {
    const { profile, part: known } = await lockTenant(deps, tx, profileId)
    if (known && known.tenantType !== 'CREATE') throw new AppError('InitiatorOnly')
    const part = known ?? (await beginFile(deps, tx, profile))
    await changeType(deps, tx, part, choice)
    await recordAudit(deps, tx, account, known ? 'FILE_TYPE_CHANGED' : 'FILE_CREATED')
  })
  return toProfile(deps, profileId)
}

async function beginFile({ clock }: Needs, tx: Db, { id: profileId, ...profile }: ProfileRow): Promise<Part> {
  const now = clock()
  const { issuer, subject, email, firstName, lastName } = profile
  const fileId = await insertFile(tx, { source: 'BUNDLED', applicationType: 'ALONE', now })
  await insertInitiator(tx, fileId, { profileId, issuer, subject, email, firstName, lastName, now })
  return (await findPart(tx, profileId)) as Part
}

async function changeType(deps: Needs, tx: Db, part: Part, { applicationType, coTenants, language }: Choice) {
  const others = (await listMembers(tx, part.fileId)).filter(({ id }) => id !== part.tenantId)
  const isAlone = applicationType === 'ALONE'
  const known = new Set([part.email, ...others.map(({ email }) => email)])
  // without duplicates and those in the file already
  const newcomers = [...new Set(coTenants.map(({ email }) => email))].filter((email) => !known.has(email))
  assertFits(applicationType, 1 + newcomers.length + (isAlone ? 0 : others.length))

  if (isAlone) for (const other of others) await removeMemberAndTell(deps, tx, other)
  await setApplicationType(tx, part.fileId, applicationType)
  for (const email of newcomers) {
    const tenantId = await insertInvited(tx, part.fileId, email)
    await invite(deps, tx, { tenantId, email, applicationType, initiator: part, language })
  }
  await settleFile(deps, tx, part.fileId, deps.clock())
}

function assertFits(applicationType: ApplicationType, count: number) {
  const fit = fitOf(applicationType, count)
  if (fit === 'TOO_MANY') throw new AppError('FileFull')
  if (fit === 'FITS') return
  const entry = { code: 'InvalidField', field: 'coTenants', message: fieldError.required } as const
  throw new AppError('InvalidField', { entries: [entry] })
}
