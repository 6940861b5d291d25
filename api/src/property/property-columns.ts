import type { CertificateNumber } from '@bailclair/domain/energy-certificate/certificate-number.schema.ts'
import type { RegistryCertificate } from '@bailclair/domain/energy-certificate/registry-certificate.ts'
import type { PropertyContent } from '@bailclair/domain/property/property-content.ts'
import { asIs, type Columns, checked, decimal, json, money, type StoredIn } from '#platform/database/columns.ts'

/** Where each field of a property is stored. */
const stored = {
  name: { column: 'name', ...asIs },
  type: { column: 'type', ...asIs },
  address: { column: 'address', ...asIs },
  furniture: { column: 'furniture', ...asIs },
  livingSpace: { column: 'livingSpace', ...decimal },
  rentCost: { column: 'rentCents', ...money },
  chargesCost: { column: 'chargesCents', ...money },
  rooms: { column: 'rooms', ...asIs },
  builtPeriod: { column: 'builtPeriod', ...asIs },
  lastRent: { column: 'lastRentCents', ...money },
  lastRentSince: { column: 'lastRentSince', ...asIs },
  longUnlet: { column: 'longUnlet', ...checked<true>() },
  ademeNumber: { column: 'ademeNumber', ...checked<CertificateNumber>() },
  certificate: { column: 'certificate', ...json<RegistryCertificate>() },
  energyConsumption: { column: 'energyConsumption', ...decimal },
  co2Emission: { column: 'co2Emission', ...decimal },
  dpeGrade: { column: 'dpeGrade', ...asIs },
  dpeDate: { column: 'dpeDate', ...asIs },
  dpeNotRequired: { column: 'dpeNotRequired', ...asIs },
  dpeConfirmed: { column: 'dpeConfirmed', ...asIs },
  chargesKind: { column: 'chargesKind', ...asIs },
  deposit: { column: 'depositCents', ...money },
  statedCeiling: { column: 'statedCeilingCents', ...money },
  rentSupplement: { column: 'rentSupplementCents', ...money },
  climateGrade: { column: 'climateGrade', ...asIs },
  energyCostLeast: { column: 'energyCostLeastCents', ...money },
  energyCostMost: { column: 'energyCostMostCents', ...money },
  energyCostYear: { column: 'energyCostYear', ...asIs },
  energyCostLastYear: { column: 'energyCostLastYear', ...asIs },
  tenantFees: { column: 'tenantFeesCents', ...money },
  inventoryFees: { column: 'inventoryFeesCents', ...money },
  presentation: { column: 'presentation', ...asIs },
  validated: { column: 'validated', ...asIs },
} as const satisfies { [F in keyof PropertyContent]: StoredIn<'property', PropertyContent[F]> }

type Field = keyof typeof stored
type Column = (typeof stored)[Field]['column']
type Convert = (value: unknown) => unknown

const contentFields = Object.keys(stored) as Field[]
export const columnsOf = (fields: readonly Field[]) => fields.map((field) => stored[field].column)
export const contentColumns = columnsOf(contentFields)

export function fromColumns<F extends Field>(row: { [C in Column]?: unknown }, fields: readonly F[]) {
  const content: { [F in Field]?: unknown } = {}
  for (const field of fields) content[field] = (stored[field].fromColumn as Convert)(row[stored[field].column])
  return content as Pick<PropertyContent, F>
}
export const toContent = (row: { [C in Column]: unknown }) => fromColumns(row, contentFields) as PropertyContent

export function toColumns(content: PropertyContent) {
  const row: { [C in Column]?: unknown } = {}
  for (const field of contentFields) row[stored[field].column] = (stored[field].toColumn as Convert)(content[field])
  return row as Columns<'property', Column>
}
