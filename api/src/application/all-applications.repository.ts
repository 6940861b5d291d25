import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { RowStatus } from '@bailclair/domain/application/row-state.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import { money } from '#platform/database/columns.ts'
import type { Db } from '#platform/database/db.ts'
import { type ListedApplication, type OwnerValues, readAmounts, selectListed } from './application-list.repository.ts'
import { isNew, rowStatusAt } from './row-status.repository.ts'

type PageValues = OwnerValues & {
  property: PropertyId | undefined
  /** All when undefined. */
  statuses: readonly RowStatus[] | undefined
  limit: number
  offset: number
}

export type ApplicationOfOwnerRow = ListedApplication & {
  propertyId: PropertyId
  propertyName: string | null
  rentCost: number | null
  chargesCost: number | null
}

/** A page of the applications to all properties: new ones first, ended ones last, then latest first. */
export async function listPage(db: Db, values: PageValues): Promise<ApplicationOfOwnerRow[]> {
  const { ownerId, property, statuses, limit, offset } = values
  const today = sql.val(values.today)
  // files and people are read for the rows of the page only
  const page = db
    .selectFrom('property')
    .innerJoin('application', 'application.propertyId', 'property.id')
    .where('property.ownerId', '=', ownerId)
    .$if(property !== undefined, (query) => query.where('property.id', '=', property as string))
    .$if(statuses !== undefined, (query) => query.where(rowStatusAt(today), 'in', statuses as RowStatus[]))
    .where('fileStatus', '<>', 'ARCHIVED')
    .where('purgedOn', '>', values.today)
    .orderBy(isNew(today), 'desc')
    .orderBy(sql`access_ends_on < ${today}`)
    .orderBy('application.createdAt', 'desc')
    .orderBy('application.id')
    .limit(limit)
    .offset(offset)
    .select('application.id')
  const query = selectListed(db, { ownerId: sql.val(ownerId), today })
    .where('application.id', 'in', page)
    .select((row) => [
      row.ref('property.id').as<'propertyId'>(sql.raw('"propertyId"')),
      row.ref('property.name').as<'propertyName'>(sql.raw('"propertyName"')),
      row.ref('rentCents').as<'rentCost'>(sql.raw('"rentCost"')),
      row.ref('chargesCents').as<'chargesCost'>(sql.raw('"chargesCost"')),
    ])
    .orderBy(isNew(today), 'desc')
    .orderBy(sql`access_ends_on < ${today}`)
    .orderBy('application.createdAt', 'desc')
    .orderBy('application.id')
  const rows = (await db.withoutPlugins().executeQuery(query.compile())).rows as unknown as ApplicationOfOwnerRow[]
  for (const row of rows) {
    readAmounts(row)
    row.rentCost = money.fromColumn(row.rentCost)
    row.chargesCost = money.fromColumn(row.chargesCost)
  }
  return rows
}

/** Locked in one order, so that two devices do not wait for each other. */
export async function markSeen(db: Db, ownerId: OwnerId, ids: readonly ApplicationId[], now: Date): Promise<void> {
  const news = db
    .selectFrom('application')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .where('property.ownerId', '=', ownerId)
    .where('application.id', 'in', [...ids])
    .where('seenAt', 'is', null)
    .orderBy('application.id')
    .select('application.id')
    .forNoKeyUpdate('application')
  await db.updateTable('application').set({ seenAt: now }).where('id', 'in', news).execute()
}
