import { AppError } from '@bailclair/domain/contract/errors.ts'
import { declaredIncome } from '@bailclair/domain/rental-file/situation.rules.ts'
import { fromCents } from '@bailclair/domain/value/money.schema.ts'
import type { Deps, ProfileId } from '#deps.ts'
import type { DocumentOfTenant } from '#document/list-documents.service.ts'
import { listMembers, type Member } from '#rental-file/member/member.repository.ts'
import { findPart, type Part } from './part.repository.ts'
import { findProfile } from './profile.repository.ts'
import { type FullPart, readPart } from './read-part.service.ts'
import { eurosOrNull, toCorrection } from './to-correction.ts'

/** The answer of every call that answers a profile; ids of the account and of the file stay here. */
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
  const full = await readPart(db, part)
  return {
    applicationType: part.applicationType,
    status: part.fileStatus,
    lastUpdateAt: part.lastUpdateAt.toISOString(),
    tenants: members.map((member) => toMember(part, member)),
    ...toOwnPart(part, full),
  }
}

/** Decision 113: among tenants, who and how far; the initiator also sees the addresses they typed. */
function toMember({ tenantId, tenantType }: Part, member: Member) {
  const isMe = member.id === tenantId
  const isInitiator = tenantType === 'CREATE'
  return {
    id: member.id,
    tenantType: member.tenantType,
    isMe,
    joined: member.profileId !== null,
    status: member.status,
    firstName: member.firstName,
    lastName: member.lastName,
    email: isMe || (isInitiator && !member.emailPrivate) ? member.email : null,
    invitationEndsAt: isInitiator ? (member.invitationEndsAt?.toISOString() ?? null) : null,
  }
}

function toOwnPart(part: Part, { incomes, documents, guarantors, missing }: FullPart) {
  const isDeclared = part.situation !== null
  return {
    situation: part.situation,
    incomes: isDeclared
      ? incomes.map(({ kind, monthlyCents }) => ({ kind, monthlyAmount: fromCents(monthlyCents) }))
      : null,
    monthlyIncome: eurosOrNull(part.monthlyIncome),
    incomeCorrection: toCorrection(part.incomeCorrection, declaredIncome(incomes)),
    guarantors: guarantors.map((guarantor) => ({
      ...guarantor,
      monthlyIncome: eurosOrNull(guarantor.monthlyIncome),
      incomeCorrection: toCorrection(guarantor.incomeCorrection, guarantor.declaredIncome),
      documents: guarantor.documents.map(toDocument),
    })),
    documents: documents.map(toDocument),
    missing,
    submittedAt: part.submittedAt?.toISOString() ?? null,
  }
}

const toDocument = ({ createdAt, ...document }: DocumentOfTenant) => ({
  ...document,
  createdAt: createdAt.toISOString(),
})
