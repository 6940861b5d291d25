import { fileStatus } from '@bailclair/domain/rental-file/file-status.rules.ts'
import { findTotalGuarantorIncome, totalIncome } from '@bailclair/domain/rental-file/totals.rules.ts'
import { tellOwnersVerified } from '#application/tell-owners.service.ts'
import type { Deps, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { lockFile, updateSummary } from './rental-file.repository.ts'
import { listSummedTenants } from './tenant.repository.ts'

/**
 * Updates status and totals of a file. Whoever changes its tenants or guarantors calls this at the end of the same
 * transaction. When the file becomes VALIDATED, the owners it was shared with are told.
 */
export async function settleFile(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  id: RentalFileId,
  lastUpdateAt: Date,
): Promise<void> {
  const before = await lockFile(tx, id)
  if (!before) return
  const tenants = await listSummedTenants(tx, id)
  const summary = {
    status: fileStatus(tenants.map(({ status }) => status)),
    totalIncome: totalIncome(tenants),
    totalGuarantorIncome: findTotalGuarantorIncome(tenants) ?? null,
  }
  await updateSummary(tx, id, summary, lastUpdateAt)
  if (before.status !== 'VALIDATED' && summary.status === 'VALIDATED') await tellOwnersVerified(deps, tx, id)
}
