import type { ShownIn } from '@bailclair/domain/rental-file/field-views.schema.ts'
import type { GuarantorFields, TenantFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { Insertable } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import { money } from '#platform/database/columns.ts'
import type { Db } from '#platform/database/db.ts'
import type { Schema } from '#platform/database/schema.generated.ts'

type WithIncome = { monthlyIncome: number | null }
type Delivered<Fields extends TenantFields | GuarantorFields> = Exclude<ShownIn<Fields, 'webhook'>, 'monthlyIncome'>

export type NewTenant = Pick<Insertable<Schema['tenant']>, Delivered<TenantFields>> &
  WithIncome & {
    id: string
    rentalFileId: RentalFileId
    externalId: string
    position: number
    email: string
    issuer: string | null
    subject: string | null
    status: FileStatus
  }
export type NewGuarantor = Pick<Insertable<Schema['guarantor']>, Delivered<GuarantorFields>> &
  WithIncome & { tenantId: string }

export const deleteTenants = (tx: Db, fileId: RentalFileId) =>
  tx.deleteFrom('tenant').where('rentalFileId', '=', fileId).execute()

export async function insertTenants(tx: Db, tenants: NewTenant[], guarantors: NewGuarantor[]): Promise<void> {
  await tx.insertInto('tenant').values(tenants.map(inCents)).execute()
  if (guarantors.length > 0) await tx.insertInto('guarantor').values(guarantors.map(inCents)).execute()
}

const inCents = <T extends WithIncome>({ monthlyIncome, ...row }: T) => ({
  ...row,
  monthlyIncomeCents: money.toColumn(monthlyIncome),
})
