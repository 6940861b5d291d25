import { mayShareFile } from '@bailclair/domain/application/consent-scope.rules.ts'
import { consentTextVersion } from '@bailclair/domain/application/consent-text.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { accessPeriod } from '@bailclair/domain/file-access/access-period.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { resumeSharing } from '#application/access-stop.service.ts'
import { tellFileShared } from '#application/tell-file-shared.service.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type AccessRow, renewConsent, setPausedAt } from './file-access.repository.ts'
import type { Seat } from './seat.repository.ts'

type Sharing = { seat: Seat; access: AccessRow; account: TenantAccount; language: Language }

/**
 * After a visit, the initiator opens the file to this owner for a month from today. Like applying, it ends their own
 * pause and is refused while somebody else of the file has stopped it. False when the file was shared already.
 */
export async function shareFile(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { seat, access, account, language }: Sharing,
): Promise<boolean> {
  if (seat.tenantType !== 'CREATE') throw new AppError('InitiatorOnly')
  if (access.consentScope === 'FILE') return false
  const { consentScope: scope, stage } = access
  if (!mayShareFile({ scope, tenantType: seat.tenantType, stage })) throw new AppError('ApplicationAnswered')
  const pair = { fileId: seat.fileId, propertyId: access.propertyId }
  if (access.pausedAt && (await resumeSharing(tx, pair, account))) await setPausedAt(tx, access.id, null)

  const now = clock()
  const today = todayInParis(now)
  const { lastDay, purgedOn } = accessPeriod(today)
  await renewConsent(tx, access, {
    consentedAt: now,
    consentVersion: consentTextVersion,
    consentLanguage: language,
    consentScope: 'FILE',
    accessEndsOn: lastDay,
    purgedOn,
  })
  const ownerName = [access.ownerFirstName, access.ownerLastName].filter(Boolean).join(' ')
  await tellFileShared(
    tx,
    { ...access, ownerName },
    {
      file: { id: seat.fileId, status: access.fileStatus, language },
      at: now,
      accessEndsOn: lastDay,
      opensNow: !access.isAnswerWaiting || access.ownersLastDay >= today,
    },
  )
  return true
}
