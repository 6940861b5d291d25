import { applicationPageSize } from '@bailclair/domain/application/application-list.contract.ts'
import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { type RowFilter, type RowStatus, rowGroups, statusesOf } from '@bailclair/domain/application/row-state.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { listPage, markSeen } from './all-applications.repository.ts'
import { countByStatus } from './application-count.repository.ts'
import { toRow } from './list-applications.service.ts'

type Filters = { status?: RowFilter | undefined; property?: PropertyId | undefined; page?: number | undefined }

/** Applications to all properties of an owner, as they may see them today. */
export async function listAllApplications(
  { db, clock, tokens }: Pick<Deps, 'db' | 'clock' | 'tokens'>,
  { ownerId }: SignedIn,
  { status, property, page = 1 }: Filters,
) {
  const today = todayInParis(clock())
  const byStatus = await countByStatus(db, { ownerId, today, property })
  const countIn = (statuses: readonly RowStatus[]) =>
    byStatus.reduce((sum, row) => (statuses.includes(row.status) ? sum + row.count : sum), 0)
  const statuses = status && statusesOf(status)
  const counts = {
    verified: countIn(rowGroups.verified),
    waiting: countIn(rowGroups.waiting),
    ended: countIn(rowGroups.ended),
  }
  const rows = await listPage(db, {
    ownerId,
    today,
    property,
    statuses,
    limit: applicationPageSize,
    offset: (page - 1) * applicationPageSize,
  })
  return {
    applications: rows.flatMap((listed) => {
      const row = toRow(tokens, listed)
      const { propertyId: id, propertyName: name, rentCost, chargesCost } = listed
      return row ? [{ ...row, property: { id, name, rentCost, chargesCost } }] : []
    }),
    found: statuses ? countIn(statuses) : counts.verified + counts.waiting + counts.ended,
    counts,
    newCount: byStatus.reduce((sum, { news }) => sum + news, 0),
  }
}

/** What is not the owner's is ignored, like what they have already seen. */
export const markApplicationsSeen = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ownerId }: SignedIn,
  ids: readonly ApplicationId[],
): Promise<void> => markSeen(db, ownerId, ids, clock())
