import { randomUUID } from 'node:crypto'
import type { DeliveredFile } from '@bailclair/domain/rental-file/delivered-file.schema.ts'
import { pickShown } from '@bailclair/domain/rental-file/field-views.schema.ts'
import { guarantorFields, tenantFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { Deps, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { issuerOf } from '#platform/session.ts'
import { deleteTenants, insertTenants } from './delivered-tenant.repository.ts'

type DeliveredTenant = DeliveredFile['tenants'][number]
type Needs = Pick<Deps, 'config'>

/** The tenants of a file as the authority's system has them now. */
export async function replaceTenants(deps: Needs, tx: Db, fileId: RentalFileId, tenants: readonly DeliveredTenant[]) {
  const initiatorFirst = tenants.toSorted((a, b) => a.tenantType.localeCompare(b.tenantType))
  const rows = initiatorFirst.map((tenant, position) => ({
    ...pickShown(tenantFields, 'webhook', withIncome(tenant)),
    id: randomUUID(),
    rentalFileId: fileId,
    externalId: tenant.id,
    position,
    email: tenant.email,
    ...accountOf(deps, tenant),
    status: tenant.status,
  }))
  const guarantors = rows.flatMap(({ id: tenantId, position }) =>
    (initiatorFirst[position]?.guarantors ?? []).map((guarantor) => ({
      ...pickShown(guarantorFields, 'webhook', withIncome(guarantor)),
      tenantId,
    })),
  )
  await deleteTenants(tx, fileId)
  await insertTenants(tx, rows, guarantors)
}

/** Only the account that the authority names: an e-mail proves nothing about a file (decision 81). */
const accountOf = ({ config }: Needs, { subject }: DeliveredTenant) =>
  subject ? { issuer: issuerOf(config, 'tenant'), subject } : { issuer: null, subject: null }

/** Not stated is null in the database. */
const withIncome = <T extends { monthlyIncome?: number | null | undefined }>(person: T) => ({
  ...person,
  monthlyIncome: person.monthlyIncome ?? null,
})
