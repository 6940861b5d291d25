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
  ademeNumber: { column: 'ademeNumber', ...checked<CertificateNumber>() },
  certificate: { column: 'certificate', ...json<RegistryCertificate>() },
  energyConsumption: { column: 'energyConsumption', ...decimal },
  co2Emission: { column: 'co2Emission', ...decimal },
  dpeDate: { column: 'dpeDate', ...asIs },
  dpeNotRequired: { column: 'dpeNotRequired', ...asIs },
  validated: { column: 'validated', ...asIs },
} as const satisfies { [F in keyof PropertyContent]: StoredIn<'property', PropertyContent[F]> }

type Stored = typeof stored
type Field = keyof Stored

const contentFields = Object.keys(stored) as Field[]
export const columnsOf = <F extends Field>(fields: readonly F[]) => fields.map((field) => stored[field].column)

export function fromColumns<F extends Field>(
  row: Record<Stored[F]['column'], unknown>,
  fields: readonly F[],
): Pick<PropertyContent, F> {
  const content: Partial<Record<Field, unknown>> = {}
  for (const field of fields) {
    const { column, fromColumn } = stored[field]
    content[field] = (fromColumn as (value: unknown) => unknown)(row[column as Stored[F]['column']])
  }
  return content as Pick<PropertyContent, F>
}

export const contentColumns = columnsOf(contentFields)
export const toContent = (row: Record<Stored[Field]['column'], unknown>): PropertyContent =>
  fromColumns(row, contentFields) as PropertyContent
export const toColumns = (content: PropertyContent) =>
  Object.fromEntries(
    contentFields.map((field) => {
      const { column, toColumn } = stored[field]
      return [column, (toColumn as (value: unknown) => unknown)(content[field])]
    }),
  ) as Columns<'property', Stored[Field]['column']>
