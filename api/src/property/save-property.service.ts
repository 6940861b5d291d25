import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { type FieldErrorKey, fieldError } from '@bailclair/domain/contract/field-errors.ts'
import type { RegistryCertificate } from '@bailclair/domain/energy-certificate/registry-certificate.ts'
import { numberToLookUp } from '@bailclair/domain/property/change-energy.rules.ts'
import { changeProperty } from '@bailclair/domain/property/change-property.rules.ts'
import { missingFields } from '@bailclair/domain/property/completeness.rules.ts'
import type { PropertyField } from '@bailclair/domain/property/property.schema.ts'
import type { PropertyChanges } from '@bailclair/domain/property/property-changes.schema.ts'
import { blankProperty, type PropertyContent } from '@bailclair/domain/property/property-content.ts'
import { propertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, OwnerId, SignedIn } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { createdId } from './created-id.ts'
import { findProperty, lockOwner, lockProperty, type StoredProperty } from './property.repository.ts'
import { storeProperty } from './store-property.service.ts'
import { type PropertyAnswer, toProperty } from './to-property.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'tokens' | 'certificates'>

/** More than anybody types in an hour, too few to fill the database or overload the registry. */
const creations = { purpose: 'property', limit: 200, windowSeconds: 3_600 }
const firstVersion = 1
const lookUps = { purpose: 'certificate', limit: 60, windowSeconds: 3_600 }

/**
 * Creates a property or changes the fields sent, all of them or none (decision 77). The
 * registry is asked before the transaction begins: no lock and no connection waits for it.
 */
export async function saveProperty(deps: Needs, caller: SignedIn, changes: PropertyChanges): Promise<PropertyAnswer> {
  const { ownerId } = caller
  if (changes.id === undefined) await consumeRateLimit(deps, { ...creations, key: { account: ownerId } })
  const found = await findNewCertificate(deps, ownerId, changes)
  const stored = await deps.db.transaction().execute(async (tx) => {
    const before = await getBefore(lockProperty, tx, ownerId, changes)
    if (!before && !(await lockOwner(tx, ownerId))) throw new AppError('NotSignedIn')
    const current = before ?? blankProperty
    assertDatesNotInFuture(deps, current, changes)
    // it repeated the stored number, which someone has removed since
    if (numberToLookUp(current, changes) && !found) throw new AppError('StaleVersion')
    const after = changeProperty(current, changes, found)
    assertCostsInOrder(after)
    if (changes.validated) assertComplete(after)
    if (before && changes.id === undefined) {
      // the first save again, because its answer was lost: answer the same, unless something was saved since
      if (isDeepStrictEqual({ ...before, ...after }, before)) return before
      if (before.version > firstVersion) throw new AppError('StaleVersion')
    }
    return storeProperty(deps, tx, caller, { before, after, newId: newIdOf(ownerId, changes) })
  })
  return toProperty(deps, ownerId, stored)
}

/** What the registry knows of a number that changes; any other save does without it, so its outage stops none. */
async function findNewCertificate(
  deps: Needs,
  ownerId: OwnerId,
  changes: PropertyChanges,
): Promise<RegistryCertificate | undefined> {
  if (!changes.ademeNumber) return undefined
  const before = await getBefore(findProperty, deps.db, ownerId, changes)
  const number = numberToLookUp(before ?? blankProperty, changes)
  if (!number) return undefined
  await consumeRateLimit(deps, { ...lookUps, key: { account: ownerId } })
  const found = await deps.certificates.find(number)
  const entry = { code: 'CertificateNotFound', field: 'ademeNumber' } as const
  if (!found) throw new AppError('CertificateNotFound', { entries: [entry] })
  return found
}

const newIdOf = (ownerId: OwnerId, { creationKey }: PropertyChanges) =>
  creationKey === undefined ? undefined : createdId(ownerId, creationKey)

/**
 * The property to change, or undefined for a new one, which may have been made by the same save before. An id of any
 * other shape is one that does not exist.
 */
async function getBefore(
  find: typeof findProperty,
  db: Db,
  ownerId: OwnerId,
  changes: PropertyChanges,
): Promise<StoredProperty | undefined> {
  if (changes.id === undefined) {
    const created = newIdOf(ownerId, changes)
    return created === undefined ? undefined : find(db, ownerId, created)
  }
  const { data: id } = propertyId.safeParse(changes.id)
  const before = id && (await find(db, ownerId, id))
  if (!before) throw new AppError('PropertyNotFound')
  if (changes.version !== undefined && changes.version !== before.version) throw new AppError('StaleVersion')
  return before
}

const datesNotInFuture = ['dpeDate', 'lastRentSince'] as const

/** A stored date may be sent again: it was past when it was typed, or the registry gave it. */
function assertDatesNotInFuture(
  { clock }: Pick<Deps, 'clock'>,
  before: PropertyContent,
  changes: Pick<PropertyChanges, (typeof datesNotInFuture)[number]>,
) {
  const today = todayInParis(clock())
  const isRefused = (date: string | null | undefined) => !!date && date > today
  const refused = datesNotInFuture.filter((field) => changes[field] !== before[field] && isRefused(changes[field]))
  if (refused.length > 0) throw invalidFields(refused, fieldError.dateInFuture)
}

/** As a certificate prints them: from the least to the most, and from the first year to the last. */
function assertCostsInOrder(after: PropertyContent) {
  const isInverted = (low: number | null, high: number | null) => low !== null && high !== null && high < low
  const refused = [
    ...(isInverted(after.energyCostLeast, after.energyCostMost) ? (['energyCostMost'] as const) : []),
    ...(isInverted(after.energyCostYear, after.energyCostLastYear) ? (['energyCostLastYear'] as const) : []),
  ]
  if (refused.length > 0) throw invalidFields(refused, fieldError.outOfRange)
}

const invalidFields = (fields: readonly PropertyField[], message: FieldErrorKey) =>
  new AppError('InvalidField', { entries: fields.map((field) => ({ code: 'InvalidField', field, message }) as const) })

function assertComplete(property: PropertyContent) {
  const entries = missingFields(property).map((field) => ({ code: 'PropertyIncomplete', field }) as const)
  if (entries.length > 0) throw new AppError('PropertyIncomplete', { entries })
}
