import { applicationPageSize, mostInWhole } from '@bailclair/domain/application/application-list.contract.ts'
import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { readCursor, writeCursor } from '@bailclair/domain/application/list-cursor.ts'
import { type RowStatus, rowGroups, rowStatuses, statusesOf } from '@bailclair/domain/application/row-state.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, SignedIn } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { countByStatus } from './application-count.repository.ts'
import type { ApplicationFilter } from './application-filter.repository.ts'
import { listByIds } from './application-list.repository.ts'
import { listPlaces } from './application-page.repository.ts'
import { cutPage, cutWhole } from './cut-page.ts'
import { toRow } from './list-applications.service.ts'
import { markSeen } from './seen.repository.ts'

type Query = Pick<ApplicationFilter, 'status' | 'property' | 'search'> & {
  page?: number | undefined
  after?: string | undefined
  before?: string | undefined
}

/** Rows of a long list that one request compares with the names searched: with their tenants, fewer than 1,000. */
const mostCompared = 250

/** Applications to all properties of an owner, as they may see them today. */
export async function listAllApplications(
  { db, clock, tokens }: Pick<Deps, 'db' | 'clock' | 'tokens'>,
  { ownerId }: SignedIn,
  { page: number = 1, after, before, ...filter }: Query,
) {
  const today = todayInParis(clock())
  const byStatus = await countByStatus(db, { ownerId, today, property: filter.property })
  const countIn = (statuses: readonly RowStatus[]) => total(byStatus.filter(({ status }) => statuses.includes(status)))
  const counts = {
    verified: countIn(rowGroups.verified),
    waiting: countIn(rowGroups.waiting),
    ended: countIn(rowGroups.ended),
  }
  const length = countIn(filter.status ? statusesOf(filter.status) : rowStatuses)
  const values = { ownerId, today, filter }
  const page =
    length > mostInWhole
      ? await readLong(db, { ...values, after, before })
      : cutWhole(await listPlaces(db, { ...values, limit: mostInWhole }), number)
  const rows = await listByIds(db, { ownerId, today, ids: page.shown.map(({ id }) => id) })
  const found = filter.search ? page.found : length
  return {
    applications: rows.flatMap((listed) => {
      const row = toRow(tokens, listed)
      const { propertyId: id, propertyName: name, rentCost, chargesCost } = listed
      return row ? [{ ...row, property: { id, name, rentCost, chargesCost } }] : []
    }),
    ...(found !== undefined && { found }),
    ...(page.previous && { previous: writeCursor(page.previous) }),
    ...(page.next && { next: writeCursor(page.next) }),
    counts,
    newCount: byStatus.reduce((sum, { news }) => sum + news, 0),
  }
}

type Reading = Pick<Query, 'after' | 'before'> & Pick<Parameters<typeof listPlaces>[1], 'ownerId' | 'today' | 'filter'>

async function readLong(db: Db, { after, before, ...values }: Reading) {
  const most = values.filter.search ? mostCompared : applicationPageSize
  const end = before === undefined ? undefined : readCursor(before)
  const start = after === undefined || end ? undefined : readCursor(after)
  const places = await listPlaces(db, { ...values, after: start, before: end, limit: most + 1 })
  return cutPage(places, { most, isBackwards: end !== undefined, isFirst: !start && !end })
}

const total = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)

/** What is not the owner's is ignored, like what they have already seen. */
export const markApplicationsSeen = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ownerId }: SignedIn,
  ids: readonly ApplicationId[],
): Promise<void> => markSeen(db, ownerId, ids, clock())
