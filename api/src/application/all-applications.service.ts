import { applicationPageSize } from '@bailclair/domain/application/application-list.contract.ts'
import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { type RowStatus, rowGroups, statusesOf } from '@bailclair/domain/application/row-state.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { listPage, markSeen } from './all-applications.repository.ts'
import { countByStatus } from './application-count.repository.ts'
import type { ApplicationFilter } from './application-filter.repository.ts'
import { toRow } from './list-applications.service.ts'

type Query = Pick<ApplicationFilter, 'status' | 'property' | 'search'> & { page?: number | undefined }

/** Applications to all properties of an owner, as they may see them today. */
export async function listAllApplications(
  { db, clock, tokens }: Pick<Deps, 'db' | 'clock' | 'tokens'>,
  { ownerId }: SignedIn,
  { page = 1, ...filter }: Query,
) {
  const today = todayInParis(clock())
  const byStatus = await countByStatus(db, { ownerId, today, filter: { property: filter.property } })
  const named = filter.search ? await countByStatus(db, { ownerId, today, filter }) : byStatus
  const countIn = (statuses: readonly RowStatus[]) => total(byStatus.filter(({ status }) => statuses.includes(status)))
  const wanted = filter.status && statusesOf(filter.status)
  const counts = {
    verified: countIn(rowGroups.verified),
    waiting: countIn(rowGroups.waiting),
    ended: countIn(rowGroups.ended),
  }
  const rows = await listPage(db, {
    ownerId,
    today,
    filter,
    limit: applicationPageSize,
    offset: (page - 1) * applicationPageSize,
  })
  return {
    applications: rows.flatMap((listed) => {
      const row = toRow(tokens, listed)
      const { propertyId: id, propertyName: name, rentCost, chargesCost } = listed
      return row ? [{ ...row, property: { id, name, rentCost, chargesCost } }] : []
    }),
    found: total(named.filter(({ status }) => !wanted || wanted.includes(status))),
    counts,
    newCount: byStatus.reduce((sum, { news }) => sum + news, 0),
  }
}

const total = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)

/** What is not the owner's is ignored, like what they have already seen. */
export const markApplicationsSeen = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ownerId }: SignedIn,
  ids: readonly ApplicationId[],
): Promise<void> => markSeen(db, ownerId, ids, clock())
