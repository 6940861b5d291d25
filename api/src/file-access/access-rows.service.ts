import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { consentTextVersion } from '@bailclair/domain/application/consent-text.ts'
import { accessPeriod, accessState } from '@bailclair/domain/file-access/access-period.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { tellOwnerOfApplication } from '#application/tell-new-application.service.ts'
import type { Deps, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type AccessRow, findAccessRow, listAccessRows, renewConsent, setPausedAt } from './file-access.repository.ts'

export type { AccessRow } from './file-access.repository.ts'

type Needs = Pick<Deps, 'clock'>

/** Each property that a file was shared for, and is not purged yet. */
export const listAccesses = ({ clock }: Needs, db: Db, fileId: RentalFileId): Promise<AccessRow[]> =>
  listAccessRows(db, fileId, todayInParis(clock()))

/** One of them, held until the transaction ends. */
export const lockAccess = (
  { clock }: Needs,
  tx: Db,
  fileId: RentalFileId,
  id: ApplicationId,
): Promise<AccessRow | undefined> => findAccessRow(tx, fileId, id, todayInParis(clock()))

/** The owner keeps the row, and sees nothing of the file in it until it is resumed. */
export const pauseAccess = ({ clock }: Needs, tx: Db, id: ApplicationId): Promise<void> => setPausedAt(tx, id, clock())

export const resumeAccess = (tx: Db, id: ApplicationId): Promise<void> => setPausedAt(tx, id, null)

/** A further consent, as by applying again (contract, subscribe): news to the owner only if the access was over. */
export async function extendAccess(
  { clock }: Needs,
  tx: Db,
  fileId: RentalFileId,
  { access, language }: { access: AccessRow; language: Language },
): Promise<void> {
  const now = clock()
  const today = todayInParis(now)
  const { lastDay, purgedOn } = accessPeriod(today)
  await renewConsent(tx, access.id, {
    consentedAt: now,
    consentVersion: consentTextVersion,
    consentLanguage: language,
    accessEndsOn: lastDay,
    purgedOn,
  })
  const wasOpen = accessState({ lastDay: access.accessEndsOn, purgedOn: access.purgedOn }, today) === 'open'
  if (!wasOpen) await tellOwnerOfApplication(tx, access, { id: fileId, status: access.fileStatus })
}
