import { consentTextVersion } from '@bailclair/domain/application/consent-text.ts'
import { mayMove } from '@bailclair/domain/application/stage.rules.ts'
import { accessPeriod, accessState } from '@bailclair/domain/file-access/access-period.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { findBefore, forgetAnswer, recordConsent, renewBeforeAnswer } from './application.repository.ts'
import { recordEvent } from './application-event.service.ts'
import { tellFileShared } from './tell-file-shared.service.ts'
import { type AppliedProperty, type ApplyingFile, tellNewApplication } from './tell-new-application.service.ts'

/** Records the consent; mails owner and applicant unless the access was already open. The file must be locked. */
export async function recordApplication(
  deps: Pick<Deps, 'clock' | 'newToken' | 'tokens'>,
  tx: Db,
  property: AppliedProperty,
  file: Omit<ApplyingFile, 'accessEndsOn'> & { wish: string | null; entryDate: CalendarDate | null },
): Promise<void> {
  const now = deps.clock()
  const today = todayInParis(now)
  const period = accessPeriod(today)
  const { lastDay, purgedOn } = period
  const pair = { propertyId: property.id, rentalFileId: file.id }
  const before = await findBefore(tx, pair)
  const known = before && { lastDay: before.knownLastDay, purgedOn: before.knownPurgedOn }
  const isNews = !known || accessState(before.isWaiting ? known : before, today) !== 'open'
  const consent = {
    ...pair,
    fileStatus: file.status,
    token: deps.tokens.seal('application', deps.newToken()),
    consentedAt: now,
    consentVersion: consentTextVersion,
    consentLanguage: file.language,
    consentScope: file.scope,
    wish: file.wish,
    entryDate: file.entryDate,
    accessEndsOn: lastDay,
    purgedOn,
  }
  const id = await recordConsent(tx, consent, isNews)
  if (before?.isWaiting) await renewBeforeAnswer(tx, id, period, before)
  else if (before && mayMove('APPLICANT', before.stage, 'RECEIVED')) await forgetAnswer(tx, id, now)
  if (!isNews) {
    if (before.consentScope === 'CONTACT' && file.scope === 'FILE')
      await tellFileShared(
        tx,
        { ...property, id, propertyId: property.id, propertyName: property.name },
        { file, at: now, accessEndsOn: lastDay, opensNow: !before.isWaiting || before.lastDay >= today },
      )
    return
  }
  await recordEvent(tx, { propertyId: property.id, applicationId: id, at: now, actor: 'APPLICANT', event: 'APPLIED' })
  await tellNewApplication(tx, property, { ...file, accessEndsOn: lastDay })
}
