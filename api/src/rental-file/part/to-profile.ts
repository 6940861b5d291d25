import { AppError } from '@bailclair/domain/contract/errors.ts'
import { pickShown } from '@bailclair/domain/rental-file/field-views.schema.ts'
import { guarantorFields, tenantFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import { fileNumberOf } from '@bailclair/domain/rental-file/file-number.rules.ts'
import type { Deps, ProfileId } from '#deps.ts'
import type { DocumentOfTenant } from '#document/list-documents.service.ts'
import { listMembers, type Member } from '#rental-file/member/member.repository.ts'
import { findPart, type Part } from './part.repository.ts'
import { findProfile } from './profile.repository.ts'
import { type FullPart, readPart } from './read-part.service.ts'

/** The answer of every call that answers a profile. Ids of the account and of the file stay on the server. */
export async function toProfile({ db }: Pick<Deps, 'db'>, profileId: ProfileId) {
  const profile = await findProfile(db, profileId)
  if (!profile) throw new AppError('NotSignedIn')
  const { firstName, lastName, email, pendingEmail, language, identityFederation } = profile
  const part = await findPart(db, profileId)
  const file = part ? await toFile(db, part) : null
  return { firstName, lastName, email, pendingEmail, language, identityFederation, file }
}
export type ProfileAnswer = Awaited<ReturnType<typeof toProfile>>

async function toFile(db: Deps['db'], part: Part) {
  const members = await listMembers(db, part.fileId)
  return {
    number: fileNumberOf(part.fileId),
    applicationType: part.applicationType,
    status: part.fileStatus,
    lastUpdateAt: part.lastUpdateAt.toISOString(),
    tenants: members.map((member) => toMember(part, member)),
    ...toOwnPart(await readPart(db, part)),
  }
}

/** Tenants see names and statuses of each other; the initiator also sees the addresses they typed (decision 113). */
function toMember({ tenantId, tenantType }: Part, member: Member) {
  const { id, status, profileId, email, emailPrivate, invitationEndsAt } = member
  const isMe = id === tenantId
  const isInitiator = tenantType === 'CREATE'
  return {
    ...pickShown(tenantFields, 'coTenant', member),
    id,
    isMe,
    joined: profileId !== null,
    status,
    email: isMe || (isInitiator && !emailPrivate) ? email : null,
    invitationEndsAt: isInitiator ? (invitationEndsAt?.toISOString() ?? null) : null,
  }
}

function toOwnPart(part: FullPart) {
  return {
    ...pickShown(tenantFields, 'self', part),
    incomes: part.situation === null ? null : part.incomes,
    guarantors: part.guarantors.map((guarantor) => ({
      id: guarantor.id,
      ...pickShown(guarantorFields, 'self', guarantor),
      documents: guarantor.documents.map(toDocument),
    })),
    documents: part.documents.map(toDocument),
    uploads: part.uploads,
    missing: part.missing,
    submittedAt: part.submittedAt?.toISOString() ?? null,
  }
}

const toDocument = ({ createdAt, ...document }: DocumentOfTenant) => ({
  ...document,
  createdAt: createdAt.toISOString(),
})
