import { AppError } from '@bailclair/domain/contract/errors.ts'
import { findLettingBan } from '@bailclair/domain/energy-certificate/letting-ban.rules.ts'
import type { LawChanges } from '@bailclair/domain/law/known-law.schema.ts'
import type { PropertyContent } from '@bailclair/domain/property/property-content.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { type AuditAction, recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { readKnownLaw } from '#law/read-known-law.service.ts'
import { mailOwner } from '#notification/mail-owner.service.ts'
import type { Db } from '#platform/database/db.ts'
import { insertProperty, type StoredProperty, updateProperty } from './property.repository.ts'
import { propertyValidatedTexts } from './property-mails.messages.ts'
import { toCertificate } from './to-property.ts'

/** With the certificate as it stands on this day. */
function isLettingBanned(
  { certificate, ...property }: PropertyContent,
  today: CalendarDate,
  changes: LawChanges,
): boolean {
  const current = certificate && toCertificate(certificate, today)
  return findLettingBan({ ...property, certificate: current }, today, changes) !== undefined
}

type Change = {
  /** Undefined: it is new. */
  before: StoredProperty | undefined
  after: PropertyContent
  newId?: PropertyId | undefined
}

/** Writes what a property has become, and what follows from it, in one transaction. */
export async function storeProperty(
  deps: Pick<Deps, 'clock' | 'config' | 'newToken' | 'tokens'>,
  tx: Db,
  { ownerId, session }: SignedIn,
  { before, after, newId }: Change,
): Promise<StoredProperty> {
  const now = deps.clock()
  const stored = before
    ? await updateProperty(tx, ownerId, before, after, now)
    : await insertProperty(tx, ownerId, after, {
        id: newId,
        shareToken: deps.tokens.seal('share-link', deps.newToken()),
        now,
      })
  if (!stored) throw new AppError('StaleVersion')

  const note = (action: AuditAction) =>
    recordAudit(deps, tx, session, action, { object: { kind: 'PROPERTY', id: stored.id } })
  if (!before) await note('PROPERTY_CREATED')
  if (before?.ademeNumber && !stored.ademeNumber) await note('CERTIFICATE_REMOVED')
  if (!before?.validated && stored.validated) await note('PROPERTY_VALIDATED')
  const isFirstValidation = !before?.firstValidatedAt && stored.firstValidatedAt
  if (isFirstValidation) {
    const { id, name, address } = stored
    const isBanned = isLettingBanned(stored, todayInParis(now), (await readKnownLaw(tx)).changes)
    await mailOwner(tx, ownerId, 'property-validated', propertyValidatedTexts, { id, name, address, isBanned })
  }
  return stored
}
