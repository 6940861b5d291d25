import type { ConsentScope } from '@bailclair/domain/application/consent-scope.rules.ts'
import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { nameInMail } from '@bailclair/domain/identity/name-in-mail.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { OwnerId, RentalFileId } from '#deps.ts'
import { notifyOwner } from '#notification/notify-owner.service.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { listCoTenants, listTenants } from './applicant.repository.ts'
import { appliedTexts, appliedTogetherTexts } from './applicant-mails.messages.ts'
import { findApplicationId } from './application.repository.ts'
import { newUnverifiedTexts, newVerifiedTexts } from './owner-mails.messages.ts'
import {
  contactSharedTexts,
  contactSharedTogetherTexts,
  fileSharedTexts,
  fileSharedTogetherTexts,
  newContactTexts,
} from './visit-first-mails.messages.ts'

export type AppliedProperty = { id: PropertyId; ownerId: OwnerId; name: string; address: string; ownerName: string }
export type ApplyingFile = {
  id: RentalFileId
  status: FileStatus
  scope: ConsentScope
  language: Language
  accessEndsOn: CalendarDate
}

/** What everybody of the file is mailed, by what was consented to. */
const mailsByScope = {
  FILE: { own: ['applied', appliedTexts], together: ['applied-together', appliedTogetherTexts] },
  CONTACT: {
    own: ['applied-visit-first', contactSharedTexts],
    together: ['applied-visit-first-together', contactSharedTogetherTexts],
  },
} as const
const fileSharedMail = ['file-shared-together', fileSharedTogetherTexts] as const

/** Mails the owner who applies, and everybody in the file until when the owner has access. */
export async function tellNewApplication(tx: Db, property: AppliedProperty, application: ApplyingFile): Promise<void> {
  const { id, status, scope, language, accessEndsOn } = application
  const told = { ownerId: property.ownerId, propertyId: property.id, propertyName: property.name }
  await tellOwnerOfApplication(tx, told, { id, status, scope })

  const tenants = await listTenants(tx, id)
  const initiator = tenants.find(({ tenantType }) => tenantType === 'CREATE')
  if (!initiator) return
  const { name: propertyName, address, ownerName } = property
  const [kind, texts] = mailsByScope[scope].own
  const content = texts[language]({ propertyName, address, ownerName, accessEndsOn })
  await enqueueMail(tx, { kind, to: initiator.email, language, content })
  await tellCoTenants(tx, { id, language, scope }, { propertyName, address, ownerName, accessEndsOn })
}

type Shared = { propertyName: string | null; address: string | null; ownerName: string; accessEndsOn: CalendarDate }

/** Somebody applied for them: they learn of it, and how to stop it (decision 116). */
export const tellCoTenants = (
  tx: Db,
  { scope, ...file }: Pick<ApplyingFile, 'id' | 'language' | 'scope'>,
  shared: Shared,
): Promise<void> => mailCoTenants(tx, mailsByScope[scope].together, file, shared)

/** Their shared file was opened to an owner after a visit. */
export const tellCoTenantsOfFile = (tx: Db, file: Pick<ApplyingFile, 'id' | 'language'>, shared: Shared) =>
  mailCoTenants(tx, fileSharedMail, file, shared)

async function mailCoTenants(
  tx: Db,
  [kind, texts]: (typeof mailsByScope)[ConsentScope]['together'] | typeof fileSharedMail,
  { id, language }: Pick<ApplyingFile, 'id' | 'language'>,
  shared: Shared,
): Promise<void> {
  const [initiator] = await listTenants(tx, id)
  for (const coTenant of await listCoTenants(tx, id)) {
    const own = coTenant.language ?? language
    const content = texts[own]({ ...shared, initiator: nameInMail(initiator?.firstName) ?? '' })
    await enqueueMail(tx, { kind, to: coTenant.email, language: own, content })
  }
}

type Told = { ownerId: OwnerId; propertyId: PropertyId; propertyName: string | null }

/** For a new application, or a consent after the access had ended. */
export async function tellOwnerOfApplication(
  tx: Db,
  { ownerId, propertyId, propertyName }: Told,
  { id, status, scope }: Pick<ApplyingFile, 'id' | 'status' | 'scope'>,
): Promise<void> {
  const applicant = rowName(await listTenants(tx, id))
  const applicationId = await findApplicationId(tx, { propertyId, rentalFileId: id })
  const [kind, texts] = ownerMailOf(status, scope)
  await notifyOwner(tx, ownerId, {
    kind,
    news: 'APPLIED',
    about: [{ propertyId, fileId: id }],
    contentOf: (language) => texts[language]({ applicationId, propertyName, applicant }),
  })
}

function ownerMailOf(status: FileStatus, scope: ConsentScope) {
  if (scope === 'CONTACT') return ['application-visit-first', newContactTexts] as const
  return status === 'VALIDATED'
    ? (['application-verified', newVerifiedTexts] as const)
    : (['application-not-verified', newUnverifiedTexts] as const)
}

/** Sent by itself with a daily digest, too: somebody has visited and waits for an answer. */
export async function tellOwnerOfFile(
  tx: Db,
  { ownerId, propertyId, propertyName }: Told,
  { id, status }: Pick<ApplyingFile, 'id' | 'status'>,
): Promise<void> {
  const applicant = rowName(await listTenants(tx, id))
  const applicationId = await findApplicationId(tx, { propertyId, rentalFileId: id })
  await notifyOwner(tx, ownerId, {
    kind: 'file-shared',
    about: [{ propertyId, fileId: id }],
    contentOf: (language) =>
      fileSharedTexts[language]({ applicationId, propertyName, applicant, isVerified: status === 'VALIDATED' }),
  })
}
