import { consentTextVersion } from '@bailclair/domain/application/consent-text.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { accessPeriod, accessState } from '@bailclair/domain/file-access/access-period.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { tellCoTenants, tellOwnerOfApplication } from '#application/tell-new-application.service.ts'
import type { Deps, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type AccessRow, renewConsent } from './file-access.repository.ts'

/** A new consent, as by applying again. The owner and the co-tenants are told only if the access had ended. */
export async function extendAccess(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  fileId: RentalFileId,
  { access, language }: { access: AccessRow; language: Language },
): Promise<void> {
  if (access.stage === 'NOT_CHOSEN') throw new AppError('ApplicationAnswered')
  const now = clock()
  const today = todayInParis(now)
  const { lastDay, purgedOn } = accessPeriod(today)
  const wasOpen = accessState({ lastDay: access.accessEndsOn, purgedOn: access.purgedOn }, today) === 'open'
  await renewConsent(tx, access, {
    consentedAt: now,
    consentVersion: consentTextVersion,
    consentLanguage: language,
    accessEndsOn: lastDay,
    purgedOn,
    ...(!wasOpen && { seenAt: null }),
  })
  if (wasOpen) return
  const scope = access.consentScope
  await tellOwnerOfApplication(tx, access, { id: fileId, status: access.fileStatus, scope })
  const ownerName = [access.ownerFirstName, access.ownerLastName].filter(Boolean).join(' ')
  const { propertyName, address } = access
  await tellCoTenants(tx, { id: fileId, language, scope }, { propertyName, address, ownerName, accessEndsOn: lastDay })
}
