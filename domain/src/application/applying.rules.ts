import type { ErrorCode } from '../contract/errors.ts'
import { canonicalEmail } from '../identity/email.rules.ts'
import type { ApplicationType, TenantType } from '../rental-file/file-shape.rules.ts'

type Account = { email: string; isEmailVerified: boolean }

export type ApplicationAttempt = {
  /** From the request, not validated: only exactly `true` is consent. */
  access: unknown
  applicant: Account
  owner: Account
  /** Undefined when the applicant has no file. */
  file: { applicationType: ApplicationType; tenantType: TenantType } | undefined
}

export type ApplicationRefusal = Extract<ErrorCode, 'ConsentRequired' | 'NotInitiator' | 'OwnProperty' | 'NoRentalFile'>

/** Only the initiator applies for a couple or a group. A person alone is always the initiator. */
const isInitiator = (file: NonNullable<ApplicationAttempt['file']>): boolean =>
  file.applicationType === 'ALONE' || file.tenantType === 'CREATE'

/** An unverified e-mail proves nothing about a person, so it must not stop anybody from applying. */
const areSamePerson = (one: Account, other: Account): boolean =>
  one.isEmailVerified && other.isEmailVerified && canonicalEmail(one.email) === canonicalEmail(other.email)

/**
 * Finds why an applicant may not apply to a property. If there are several reasons, the lowest HTTP status wins
 * (decision 83): an owner without a file is told `OwnProperty` and does not create a file for nothing.
 */
export function findRefusal(attempt: ApplicationAttempt): ApplicationRefusal | undefined {
  const { access, applicant, owner, file } = attempt
  if (access !== true) return 'ConsentRequired'
  if (file && !isInitiator(file)) return 'NotInitiator'
  if (areSamePerson(applicant, owner)) return 'OwnProperty'
  return file ? undefined : 'NoRentalFile'
}
