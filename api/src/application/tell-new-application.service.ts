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

export type AppliedProperty = { id: PropertyId; ownerId: OwnerId; name: string; address: string; ownerName: string }
export type ApplyingFile = { id: RentalFileId; status: FileStatus; language: Language; accessEndsOn: CalendarDate }

/** Mails the owner who applies, and everybody in the file until when the owner has access. */
export async function tellNewApplication(tx: Db, property: AppliedProperty, application: ApplyingFile): Promise<void> {
  const { id, status, language, accessEndsOn } = application
  const told = { ownerId: property.ownerId, propertyId: property.id, propertyName: property.name }
  await tellOwnerOfApplication(tx, told, { id, status })

  const tenants = await listTenants(tx, id)
  const initiator = tenants.find(({ tenantType }) => tenantType === 'CREATE')
  if (!initiator) return
  const { name: propertyName, address, ownerName } = property
  const content = appliedTexts[language]({ propertyName, address, ownerName, accessEndsOn })
  await enqueueMail(tx, { kind: 'applied', to: initiator.email, language, content })
  await tellCoTenants(tx, { id, language }, { propertyName, address, ownerName, accessEndsOn })
}

type Shared = { propertyName: string | null; address: string | null; ownerName: string; accessEndsOn: CalendarDate }

/** Somebody applied for them: they learn of it, and how to stop it (decision 116). */
export async function tellCoTenants(
  tx: Db,
  { id, language }: Pick<ApplyingFile, 'id' | 'language'>,
  shared: Shared,
): Promise<void> {
  const [initiator] = await listTenants(tx, id)
  for (const coTenant of await listCoTenants(tx, id)) {
    const own = coTenant.language ?? language
    const content = appliedTogetherTexts[own]({ ...shared, initiator: nameInMail(initiator?.firstName) ?? '' })
    await enqueueMail(tx, { kind: 'applied-together', to: coTenant.email, language: own, content })
  }
}

type Told = { ownerId: OwnerId; propertyId: PropertyId; propertyName: string | null }

/** For a new application, or a consent after the access had ended. */
export async function tellOwnerOfApplication(
  tx: Db,
  { ownerId, propertyId, propertyName }: Told,
  { id, status }: Pick<ApplyingFile, 'id' | 'status'>,
): Promise<void> {
  const [kind, texts] =
    status === 'VALIDATED'
      ? (['application-verified', newVerifiedTexts] as const)
      : (['application-not-verified', newUnverifiedTexts] as const)
  const applicant = rowName(await listTenants(tx, id))
  const applicationId = await findApplicationId(tx, { propertyId, rentalFileId: id })
  await notifyOwner(tx, ownerId, {
    kind,
    news: 'APPLIED',
    about: [{ propertyId, fileId: id }],
    contentOf: (language) => texts[language]({ applicationId, propertyName, applicant }),
  })
}
