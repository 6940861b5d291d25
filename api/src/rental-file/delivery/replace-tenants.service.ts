import { randomUUID } from 'node:crypto'
import type { DeliveredFile } from '@bailclair/domain/rental-file/delivered-file.schema.ts'
import { toCents } from '@bailclair/domain/value/money.schema.ts'
import type { Deps, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { issuerOf } from '#platform/session.ts'
import { deleteTenants, insertTenants, listTies, type NewTenant } from '#rental-file/tenant.repository.ts'

type DeliveredTenant = DeliveredFile['tenants'][number]
type Needs = Pick<Deps, 'config'>

/** The tenants of a file as the authority's system knows them now. Who has come here with an account stays known. */
export async function replaceTenants(deps: Needs, tx: Db, fileId: RentalFileId, tenants: readonly DeliveredTenant[]) {
  const accountOf = await accountsOf(deps, tx, fileId)
  const initiatorFirst = tenants.toSorted((a, b) => a.tenantType.localeCompare(b.tenantType))
  const rows = initiatorFirst.map((tenant, position): NewTenant & { tenant: DeliveredTenant } => ({
    tenant,
    id: randomUUID(),
    rentalFileId: fileId,
    externalId: tenant.id,
    tenantType: tenant.tenantType,
    position,
    firstName: tenant.firstName,
    lastName: tenant.lastName,
    email: tenant.email,
    ...accountOf(tenant),
    monthlyIncomeCents: centsOrNull(tenant.monthlyIncome),
    status: tenant.status,
  }))
  const guarantors = rows.flatMap(({ id, tenant }) =>
    tenant.guarantors.map(({ monthlyIncome }) => ({ tenantId: id, monthlyIncomeCents: centsOrNull(monthlyIncome) })),
  )
  await deleteTenants(tx, fileId)
  await insertTenants(
    tx,
    rows.map(({ tenant: _, ...row }) => row),
    guarantors,
  )
}

/** Decision 81: the account the authority names; else the one tied before, for as long as the e-mail is the same. */
async function accountsOf({ config }: Needs, tx: Db, fileId: RentalFileId) {
  const ties = await listTies(tx, fileId)
  return ({ id, email, subject }: DeliveredTenant) => {
    if (subject) return { issuer: issuerOf(config, 'tenant'), subject }
    const tie = ties.find((known) => known.externalId === id && known.email === email)
    return { issuer: tie?.issuer ?? null, subject: tie?.subject ?? null }
  }
}

const centsOrNull = (euros: number | null | undefined) => (euros == null ? null : toCents(euros))
