import type { RegistryCertificate } from '../energy-certificate/registry-certificate.ts'
import { changeEnergy } from './change-energy.rules.ts'
import { isComplete } from './completeness.rules.ts'
import { type EnergyField, energyFields, type PropertyField, propertyFieldNames } from './property.schema.ts'
import type { PropertyChanges } from './property-changes.schema.ts'
import type { PropertyContent } from './property-content.ts'

type IndependentField = Exclude<PropertyField, EnergyField>
const independentFields = propertyFieldNames.filter((field): field is IndependentField => !(field in energyFields))

/**
 * Only the fields sent change; null clears. A validated property that a save makes incomplete becomes a draft again.
 * Whether an incomplete one may be validated is asked with `missingFields`.
 */
export function changeProperty(
  before: PropertyContent,
  changes: PropertyChanges,
  found: RegistryCertificate | undefined,
): PropertyContent {
  const sent = independentFields.filter((field) => changes[field] !== undefined)
  const after: PropertyContent = {
    ...before,
    ...changeEnergy(before, changes, found),
    ...Object.fromEntries(sent.map((field) => [field, changes[field]])),
  }
  for (const field of readFields) if (isOutdated(field, before, after, changes)) after[field] = null
  return {
    ...after,
    dpeConfirmed: isConfirmed(before, after, changes),
    validated: (changes.validated ?? before.validated) && isComplete(after),
  }
}

/** What the owner read for the home as it was, and the answers for which it was read. */
const readFor = {
  statedCeiling: ['address', 'type', 'furniture', 'rooms', 'builtPeriod'],
  climateGrade: ['dpeGrade', 'dpeDate'],
} as const satisfies { [F in IndependentField]?: readonly PropertyField[] }
type ReadField = keyof typeof readFor
const readFields = Object.keys(readFor) as ReadField[]

/** Another answer is given now. A save may repeat what is stored, so only a value that differs was read anew (decision 77). */
function isOutdated(
  field: ReadField,
  before: PropertyContent,
  after: PropertyContent,
  changes: PropertyChanges,
): boolean {
  if (changes[field] !== undefined && changes[field] !== before[field]) return false
  return readFor[field].some((answer) => before[answer] !== null && before[answer] !== after[answer])
}

/** What the owner compared. An answer to «Is this your home?» holds until either side changes. */
const compared = ['certificate', 'address', 'type', 'livingSpace'] as const

/** A save may repeat the stored answer, so only one that differs is new (decision 77). */
function isConfirmed(before: PropertyContent, after: PropertyContent, { dpeConfirmed }: PropertyChanges): boolean {
  if (!after.certificate) return false
  if (dpeConfirmed !== undefined && dpeConfirmed !== before.dpeConfirmed) return dpeConfirmed
  return before.dpeConfirmed && compared.every((field) => before[field] === after[field])
}
