import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import type { CalendarDate } from '@bailclair/domain/platform/calendar-date.ts'
import type { Language } from '@bailclair/domain/platform/language.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { RentalFileId } from '#deps.ts'
import { mailOwner } from '#owner/mail-owner.service.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { type OpenProperty, ownerNameOf } from '#share-link/open-link.service.ts'
import { listTenants } from './applicant.repository.ts'
import { appliedTexts } from './applicant-mails.messages.ts'
import { newUnverifiedTexts, newVerifiedTexts } from './owner-mails.messages.ts'

type Application = { id: RentalFileId; status: FileStatus; language: Language; accessEndsOn: CalendarDate }

/** The owner learns who applies, the applicant that it worked and until when the owner may look. */
export async function tellNewApplication(tx: Db, property: OpenProperty, application: Application): Promise<void> {
  const { id, status, language, accessEndsOn } = application
  const tenants = await listTenants(tx, id)
  const [kind, texts] =
    status === 'VALIDATED'
      ? (['application-verified', newVerifiedTexts] as const)
      : (['application-not-verified', newUnverifiedTexts] as const)
  const facts = { propertyId: property.id, propertyName: property.name, applicant: rowName(tenants) }
  await mailOwner(tx, property.ownerId, kind, texts, facts)

  const initiator = tenants.find(({ tenantType }) => tenantType === 'CREATE')
  if (!initiator) return
  const content = appliedTexts[language]({
    propertyName: property.name,
    address: property.address,
    ownerName: ownerNameOf(property),
    accessEndsOn,
  })
  await enqueueMail(tx, { kind: 'applied', to: initiator.email, language, content })
}
