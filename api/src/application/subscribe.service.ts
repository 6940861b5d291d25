import { accessPeriod, accessState } from '@bailclair/domain/application/access-period.rules.ts'
import { findRefusal } from '@bailclair/domain/application/applying.rules.ts'
import { consentTextVersion } from '@bailclair/domain/application/consent-text.ts'
import { AppError } from '@bailclair/domain/platform/errors.ts'
import type { Language } from '@bailclair/domain/platform/language.ts'
import { todayInParis } from '@bailclair/domain/platform/today.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { ShareToken } from '@bailclair/domain/share-link/share-token.schema.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import type { Session } from '#identity/identity-port.ts'
import { type FileOfAccount, findFileOf, holdFileOf } from '#rental-file/find-file.service.ts'
import { getOpenProperty, holdLinkedProperty, type OpenProperty } from '#share-link/open-link.service.ts'
import { findPeriod, recordConsent } from './application.repository.ts'
import { tellNewApplication } from './tell-new-application.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'verifyTenantToken'>

/** `access` and `kcToken` as they came (contract, subscribe). */
export type Attempt = { token: ShareToken; access: unknown; kcToken: unknown; ip: string; language: Language }
type Applied = { status: FileStatus; applicationType: ApplicationType }

/**
 * Applies to a property with the caller's rental file. The link is looked at first, as for anyone who opens it, so that
 * a dead one looks the same whatever is sent along; then consent, the tenant's token, and the rules of applying.
 */
export async function subscribe(deps: Needs, attempt: Attempt): Promise<Applied> {
  const { token, access, kcToken, ip, language } = attempt
  const property = await getOpenProperty(deps, token, ip)
  if (access !== true) throw new AppError('ConsentRequired')
  const session = await deps.verifyTenantToken(kcToken)
  const file = await findFileOf(deps, session)
  return apply(deps, { session, token, language, file: assertMayApply({ access, session, property, file }) })
}

type Case = { access: true; session: Session; property: OpenProperty; file: FileOfAccount | undefined }

function assertMayApply({ access, session, property, file }: Case): FileOfAccount {
  const refusal = findRefusal({
    access,
    // nobody is let in before the e-mail is confirmed, here or there (decision 73)
    applicant: { email: session.email, isEmailVerified: true },
    owner: { email: property.ownerEmail, isEmailVerified: true },
    file,
  })
  if (refusal === 'NotInitiator' && file?.initiatorFirstName) {
    throw new AppError(refusal, { entries: [{ code: refusal, message: file.initiatorFirstName }] })
  }
  if (refusal) throw new AppError(refusal)
  return file as FileOfAccount
}

type Application = { session: Session; file: FileOfAccount; token: ShareToken; language: Language }

/** The hold on the file lets parallel calls through one by one: only the first of them finds something to tell. */
async function apply(deps: Needs, { session, file, token, language }: Application): Promise<Applied> {
  const now = deps.clock()
  const today = todayInParis(now)
  const { lastDay, purgedOn } = accessPeriod(today)
  return deps.db.transaction().execute(async (tx) => {
    const held = await holdFileOf(tx, file, session)
    if (!held) throw new AppError('NoRentalFile')
    const property = await holdLinkedProperty(tx, token)
    const pair = { propertyId: property.id, rentalFileId: held.id }
    const before = await findPeriod(tx, pair)
    await recordConsent(tx, {
      ...pair,
      fileStatus: held.status,
      token: deps.newToken(),
      consentedAt: now,
      consentVersion: consentTextVersion,
      consentLanguage: language,
      accessEndsOn: lastDay,
      purgedOn,
    })
    await recordAudit(deps, tx, session, 'APPLIED')
    const isNews = !before || accessState(before, today) !== 'open'
    if (isNews) await tellNewApplication(tx, property, { ...held, language, accessEndsOn: lastDay })
    return { status: held.status, applicationType: held.applicationType }
  })
}
