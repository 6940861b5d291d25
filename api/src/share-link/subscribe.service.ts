import { findRefusal } from '@bailclair/domain/application/applying.rules.ts'
import { agreedScope, type ConsentScope } from '@bailclair/domain/application/consent-scope.rules.ts'
import { consentTextVersion } from '@bailclair/domain/application/consent-text.ts'
import { isPlausibleEntry } from '@bailclair/domain/application/entry-date.rules.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { fieldError } from '@bailclair/domain/contract/field-errors.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { ShareToken } from '@bailclair/domain/share-link/share-token.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { assertNotStopped } from '#application/access-stop.service.ts'
import { recordApplication } from '#application/record-application.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Session } from '#platform/session.ts'
import { type LockedFile, lockFileOf } from '#rental-file/lock-file.service.ts'
import { deleteIntentOn } from './intent.repository.ts'
import { keepIntentOfSignUp } from './intent.service.ts'
import { getOpenProperty, lockLinkedProperty, type OpenProperty, ownerNameOf } from './open-link.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'tokens' | 'verifyTenantToken'>

/** `access` and `kcToken` are not checked yet. */
export type Attempt = Consented & {
  token: ShareToken
  access: unknown
  kcToken: unknown
  ip: string
  language: Language
}
/** The scope that the applicant read of, and what they wrote. */
type Consented = {
  scope?: ConsentScope | undefined
  wish?: string | undefined
  entryDate?: CalendarDate | undefined
}
type Applied = { status: FileStatus; scope: ConsentScope; applicationType: ApplicationType; address: string }

/**
 * Applies to a property with the caller's rental file. The link is looked at first, as for anyone who opens it, so that
 * a dead one looks the same whatever is sent along; then consent, the tenant's token, and the rules of applying.
 */
export async function subscribe(deps: Needs, attempt: Attempt): Promise<Applied> {
  const { token, access, kcToken, ip, language, scope, wish, entryDate } = attempt
  await getOpenProperty(deps, token, ip)
  if (access !== true) throw new AppError('ConsentRequired')
  if (entryDate && !isPlausibleEntry(entryDate, todayInParis(deps.clock()))) throw implausibleEntry()
  const session = await verifyApplicant(deps, kcToken)
  try {
    return await deps.db
      .transaction()
      .execute((tx) => apply(deps, tx, { session, token, language, access, scope, wish, entryDate }))
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'NoRentalFile') await keepForLater(deps, session, attempt)
    throw cause
  }
}

/** The file is made first, perhaps on another device: the application waits in the tenant area. */
const keepForLater = (deps: Needs, session: Session, { token, language }: Attempt) =>
  deps.db
    .transaction()
    .execute((tx) => keepIntentOfSignUp(deps, tx, session, { token, agreed: consentTextVersion, language }))

type Application = Consented & { session: Session; token: ShareToken; language: Language; access: true }

/** The row lock on the file lets parallel calls through one by one, so only the first one sends mail. */
async function apply(deps: Needs, tx: Db, application: Application): Promise<Applied> {
  const { session, token, language, access, scope: read, wish, entryDate } = application
  const locked = await lockFileOf(tx, session)
  const property = await lockLinkedProperty(deps, tx, token)
  const scope = agreedScope(read, property.isVisitFirst)
  if (!scope) throw new AppError('ConsentChanged')
  const file = assertMayApply({ access, session, property, file: locked })
  await assertNotStopped(tx, { fileId: file.id, propertyId: property.id }, session)
  await recordAudit(deps, tx, session, 'APPLIED', { object: { kind: 'PROPERTY', id: property.id } })
  const applied = { ...property, ownerName: ownerNameOf(property) }
  const said = { wish: wish ?? null, entryDate: entryDate ?? null }
  await recordApplication(deps, tx, applied, { ...file, language, scope, ...said })
  await deleteIntentOn(tx, session, property.id)
  return { status: file.status, scope, applicationType: file.applicationType, address: property.address }
}

const implausibleEntry = () =>
  new AppError('InvalidField', {
    entries: [{ code: 'InvalidField', field: 'entryDate', message: fieldError.dateInvalid }],
  })

/** Has its own error code, because the page must then ask for a tenant's sign-in, not for an owner's. */
async function verifyApplicant({ verifyTenantToken }: Needs, kcToken: unknown): Promise<Session> {
  try {
    return await verifyTenantToken(typeof kcToken === 'string' ? kcToken : '')
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'NotSignedIn') throw new AppError('TenantTokenInvalid', { cause })
    throw cause
  }
}

type Case = { access: true; session: Session; property: OpenProperty; file: LockedFile | undefined }

function assertMayApply({ access, session, property, file }: Case): LockedFile {
  const refusal = findRefusal({
    access,
    // nobody is let in before the e-mail is confirmed, here or there (decision 72)
    applicant: { email: session.email, isEmailVerified: true },
    owner: { email: property.ownerEmail, isEmailVerified: true },
    file,
  })
  const initiator = refusal === 'NotInitiator' ? file?.initiatorFirstName : undefined
  if (refusal) throw new AppError(refusal, { entries: [{ code: refusal, ...(initiator && { message: initiator }) }] })
  return file as LockedFile
}
