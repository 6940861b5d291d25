import { consentTextVersion } from '@bailclair/domain/application/consent-text.ts'
import { accessPeriod, accessState } from '@bailclair/domain/file-access/access-period.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { findPeriod, recordConsent } from './application.repository.ts'
import { type AppliedProperty, type ApplyingFile, tellNewApplication } from './tell-new-application.service.ts'

/** Records the consent; mails owner and applicant unless the access was already open. The file must be locked. */
export async function recordApplication(
  deps: Pick<Deps, 'clock' | 'newToken' | 'tokens'>,
  tx: Db,
  property: AppliedProperty,
  file: Omit<ApplyingFile, 'accessEndsOn'>,
): Promise<void> {
  const now = deps.clock()
  const today = todayInParis(now)
  const { lastDay, purgedOn } = accessPeriod(today)
  const pair = { propertyId: property.id, rentalFileId: file.id }
  const before = await findPeriod(tx, pair)
  const isNews = !before || accessState(before, today) !== 'open'
  const consent = {
    ...pair,
    fileStatus: file.status,
    token: deps.tokens.seal('application', deps.newToken()),
    consentedAt: now,
    consentVersion: consentTextVersion,
    consentLanguage: file.language,
    accessEndsOn: lastDay,
    purgedOn,
  }
  await recordConsent(tx, consent, isNews)
  if (isNews) await tellNewApplication(tx, property, { ...file, accessEndsOn: lastDay })
}
