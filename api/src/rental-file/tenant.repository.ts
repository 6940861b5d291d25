import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { RentalFileId } from '#deps.ts'
import { money } from '#platform/database/columns.ts'
import type { Db } from '#platform/database/db.ts'

/** Euros a month; null when none is stated. */
type WithIncome = { monthlyIncome: number | null }

/** What a file's status and totals follow from. */
export type SummedTenant = WithIncome & { status: FileStatus; guarantors: WithIncome[] }

export async function listSummedTenants(db: Db, fileId: RentalFileId): Promise<SummedTenant[]> {
  const rows = await db
    .selectFrom('tenant')
    .select((eb) => [
      'status',
      'monthlyIncomeCents',
      jsonArrayFrom(
        eb.selectFrom('guarantor').select('guarantor.monthlyIncomeCents').whereRef('tenantId', '=', 'tenant.id'),
      ).as('guarantors'),
    ])
    .where('rentalFileId', '=', fileId)
    .execute()
  return rows.map(({ status, guarantors, ...tenant }) => ({
    status,
    ...withIncome(tenant),
    guarantors: guarantors.map(withIncome),
  }))
}

const withIncome = ({ monthlyIncomeCents }: { monthlyIncomeCents: number | null }) => ({
  monthlyIncome: money.fromColumn(monthlyIncomeCents),
})
