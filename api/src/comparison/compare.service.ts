import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { rowStatus } from '@bailclair/domain/application/row-state.rules.ts'
import { fewestCompared } from '@bailclair/domain/comparison/compared-count.rules.ts'
import {
  columnLabels,
  compareFile,
  type LeftOutReason,
  leftOutReasons,
  whyLeftOut,
} from '@bailclair/domain/comparison/comparison.rules.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { streamApplications } from '#application/list-applications.service.ts'
import { findFile } from '#complete-file/open-file.service.ts'
import type { Deps, OwnerId, SignedIn } from '#deps.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { findComparedProperty } from './comparison.repository.ts'
import { referenceColumns } from './reference-columns.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>
type Ids = readonly ApplicationId[]

/** Per owner. A comparison reads up to four files. */
const comparisons = { purpose: 'comparison', limit: 100, windowSeconds: 300 }

/**
 * Applications side by side, without names (decision 249). Each file that is shown counts as a visit, as if it had been
 * opened; unless two can be compared, none is read.
 */
export async function compareApplications(deps: Needs, { ownerId }: SignedIn, propertyId: PropertyId, ids: Ids) {
  await consumeRateLimit(deps, { ...comparisons, key: { account: ownerId } })
  const property = await findComparedProperty(deps.db, ownerId, propertyId)
  if (!property) throw new AppError('PropertyNotFound')
  const { reasons, entryDates } = await findReasons(deps, ownerId, propertyId, ids)
  const columns = referenceColumns(deps.config, propertyId, ids)
  const compared = columns.filter(({ id }) => reasons.get(id) === undefined)
  const shown = []
  if (compared.length >= fewestCompared)
    for (const { id, reference } of compared) {
      const opened = await findFile(deps, { ownerId, applicationId: id }, 'VIEW')
      const entryDate = entryDates.get(id)
      if (opened) shown.push({ reference, ...compareFile(opened.file), ...(entryDate && { entryDate }) })
      else reasons.set(id, 'GONE')
    }
  return {
    ...property,
    columns: shown.length < fewestCompared ? [] : shown.map((column, index) => ({ label: labelAt(index), ...column })),
    leftOut: countReasons(Array.from(reasons.values())),
  }
}

/** The application behind a column, while it is still in the owner's list. */
export async function resolveColumn(
  deps: Needs,
  { ownerId }: SignedIn,
  propertyId: PropertyId,
  { ids, reference }: { ids: Ids; reference: string },
) {
  await consumeRateLimit(deps, { ...comparisons, key: { account: ownerId } })
  if (!(await findComparedProperty(deps.db, ownerId, propertyId))) throw new AppError('PropertyNotFound')
  const column = referenceColumns(deps.config, propertyId, ids).find((one) => one.reference === reference)
  const found = column && (await findReasons(deps, ownerId, propertyId, [column.id])).reasons.get(column.id)
  if (!column || found === 'GONE') throw new AppError('ApplicationNotFound')
  return { id: column.id }
}

/** Why each cannot be compared, and when each could move in. What is on another property, or of another owner, looks like what is gone. */
async function findReasons(deps: Needs, ownerId: OwnerId, property: PropertyId, ids: Ids) {
  const today = todayInParis(deps.clock())
  const reasons = new Map<ApplicationId, LeftOutReason | undefined>(ids.map((id) => [id, 'GONE']))
  const entryDates = new Map<ApplicationId, CalendarDate>()
  await deps.db.transaction().execute(async (tx) => {
    for await (const { row } of streamApplications({ db: tx, clock: deps.clock }, ownerId, { property, ids })) {
      const id = row.id as ApplicationId
      reasons.set(id, whyLeftOut(row.stage, rowStatus(row, today)))
      if (row.entryDate) entryDates.set(id, row.entryDate)
    }
  })
  return { reasons, entryDates }
}

const countReasons = (found: readonly (LeftOutReason | undefined)[]) =>
  leftOutReasons
    .map((reason) => ({ reason, count: found.filter((one) => one === reason).length }))
    .filter(({ count }) => count > 0)

const labelAt = (index: number) => columnLabels[index] as (typeof columnLabels)[number]
