import type { ErrorCode } from '../contract/errors.ts'
import { canonicalEmail } from '../identity/email.rules.ts'
import type { ApplicationType, TenantType } from '../rental-file/file-shape.rules.ts'

/** An e-mail, and whether its holder proved to own it. */
type Account = { email: string; isEmailVerified: boolean }

export type ApplicationAttempt = {
  /** `access` of the request, as it came: consent is exactly `true`, not "something truthy". */
  access: unknown
  applicant: Account
  owner: Account
  /** The applicant's file and place in it; undefined without one. */
  file: { applicationType: ApplicationType; tenantType: TenantType } | undefined
}

export type ApplicationRefusal = Extract<ErrorCode, 'ConsentRequired' | 'NotInitiator' | 'OwnProperty' | 'NoRentalFile'>

/** Spec §6: for a couple or a group only the initiator applies; whoever is alone always is the initiator. */
const maySpeakFor = (file: NonNullable<ApplicationAttempt['file']>): boolean =>
  file.applicationType === 'ALONE' || file.tenantType === 'CREATE'

/** An address that nobody proved to own says nothing about its holder: it stops nobody from applying. */
const areSamePerson = (one: Account, other: Account): boolean =>
  one.isEmailVerified && other.isEmailVerified && canonicalEmail(one.email) === canonicalEmail(other.email)

/**
 * Why an applicant may not apply to a property, if so (contract, subscribe). Several reasons: the order of the
 * contract's statuses, 400, 403, 409, 422. So an owner without a file is told that the property is theirs, instead of
 * being sent to make a file for nothing.
 */
export function findRefusal(attempt: ApplicationAttempt): ApplicationRefusal | undefined {
  const { access, applicant, owner, file } = attempt
  if (access !== true) return 'ConsentRequired'
  if (file && !maySpeakFor(file)) return 'NotInitiator'
  if (areSamePerson(applicant, owner)) return 'OwnProperty'
  return file ? undefined : 'NoRentalFile'
}
