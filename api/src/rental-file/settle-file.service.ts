import { fileStatus } from '@bailclair/domain/rental-file/file-status.rules.ts'
import { findTotalGuarantorIncome, totalIncome } from '@bailclair/domain/rental-file/totals.rules.ts'
import { tellOwnersVerified } from '#application/tell-owners.service.ts'
import type { Deps, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { lockFileRow, updateSummary } from './rental-file.repository.ts'
import { listSummedTenants } from './tenant.repository.ts'

/**
 * Brings status and totals of a file up to date with its tenants and guarantors: whoever changes one of them calls this
 * at the end of the same transaction. A file that thereby becomes VALIDATED is told to the owners it was shared with
 * (contract, files of applicants).
 */
export async function settleFile(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  id: RentalFileId,
  lastUpdateAt: Date,
): Promise<void> {
  const before = await lockFileRow(tx, id)
  if (!before) return
  const tenants = await listSummedTenants(tx, id)
  const summary = {
    status: fileStatus(tenants.map(({ status }) => status)),
    totalIncomeCents: totalIncome(tenants),
    totalGuarantorIncomeCents: findTotalGuarantorIncome(tenants) ?? null,
  }
  await updateSummary(tx, id, summary, lastUpdateAt)
  if (before.status !== 'VALIDATED' && summary.status === 'VALIDATED') await tellOwnersVerified(deps, tx, id)
}
