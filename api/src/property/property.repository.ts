import type { PropertyContent } from '@bailclair/domain/property/property-content.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { type Selectable, sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type Placeholders, prepareQuery } from '#platform/database/prepared-query.ts'
import type { Schema } from '#platform/database/schema.generated.ts'
import { mapInSlices } from '#platform/long-work.ts'
import type { StoredToken } from '#platform/token/token-columns.ts'
import type { SealedToken } from '#platform/token/token-keyring.ts'
import { contentColumns, toColumns, toContent } from './property-columns.ts'
import { shareTokenColumns } from './share-token-columns.ts'

/** A property as it is stored; `toProperty` makes the answer of it. */
export type StoredProperty = PropertyContent & {
  id: PropertyId
  shareToken: StoredToken
  isLinkPaused: boolean
  isVisitFirst: boolean
  letOn: CalendarDate | null
  firstValidatedAt: Date | null
  version: number
}

const ownColumns = ['id', 'isLinkPaused', 'isVisitFirst', 'letOn', 'firstValidatedAt', 'version'] as const
const tokenColumns = ['shareToken', 'shareTokenSealed', 'shareTokenKeyId'] as const
const columns = [...ownColumns, ...tokenColumns, ...contentColumns]
type Row = Pick<Selectable<Schema['property']>, (typeof columns)[number]>

const toStored = (row: Row): StoredProperty => {
  const { id, isLinkPaused, isVisitFirst, letOn, firstValidatedAt, version } = row
  const { shareToken: clear, shareTokenSealed: sealed, shareTokenKeyId: keyId } = row
  const shareToken = { clear, sealed, keyId }
  const state = { isLinkPaused, isVisitFirst, letOn, firstValidatedAt, version }
  return { ...toContent(row), id: id as PropertyId, shareToken, ...state }
}

const ofOwner = (db: Db, { ownerId }: Placeholders<{ ownerId: OwnerId }>) =>
  db.selectFrom('property').select(columns).where('ownerId', '=', ownerId)
type OneOfOwner = Placeholders<{ ownerId: OwnerId; id: PropertyId }>

/** Properties read at a time, less than a millisecond of work. */
const pageSize = 25
/** Where a page begins. The timestamp is text, because a `Date` has no microseconds. */
type PageStart = { ownerId: OwnerId; after: string; afterId: string }
const beginning = { after: '-infinity', afterId: '00000000-0000-0000-0000-000000000000' }

const selectPage = prepareQuery((db, { ownerId, after, afterId }: Placeholders<PageStart>) =>
  ofOwner(db, { ownerId })
    .select(sql<string>`created_at::text`.as('after'))
    .where(sql<boolean>`(created_at, id) > (${after}::timestamptz, ${afterId}::uuid)`)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(sql.lit(pageSize)),
)
const selectOne = prepareQuery((db, values: OneOfOwner) => ofOwner(db, values).where('id', '=', values.id))
const lockOne = prepareQuery((db, values: OneOfOwner) =>
  ofOwner(db, values).where('id', '=', values.id).forNoKeyUpdate(),
)

/** Oldest first, page by page: thousands of them are never in memory at once. */
export async function* readProperties(db: Db, ownerId: OwnerId): AsyncGenerator<StoredProperty> {
  for (let start = beginning; ; ) {
    const page = await selectPage(db, { ownerId, ...start })
    for (const row of page) yield toStored(row)
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    start = { after: last.after, afterId: last.id }
  }
}

export const findProperty = async (db: Db, ownerId: OwnerId, id: PropertyId): Promise<StoredProperty | undefined> =>
  (await selectOne(db, { ownerId, id })).map(toStored)[0]

/** Other saves of this property wait for the end of the transaction; applications to it do not. */
export const lockProperty = async (tx: Db, ownerId: OwnerId, id: PropertyId): Promise<StoredProperty | undefined> =>
  (await lockOne(tx, { ownerId, id })).map(toStored)[0]

/** Before a property is added: no deletion of the owner runs at the same time. False when the owner is deleted. */
export async function lockOwner(tx: Db, id: OwnerId): Promise<boolean> {
  const row = await tx.selectFrom('owner').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return row !== undefined
}

/** Undefined when a property of this id exists: of parallel creations with one key, one is written. */
export async function insertProperty(
  db: Db,
  ownerId: OwnerId,
  content: PropertyContent,
  { id, shareToken, now }: { id: PropertyId | undefined; shareToken: SealedToken; now: Date },
): Promise<StoredProperty | undefined> {
  const row = await db
    .insertInto('property')
    .values({
      ...toColumns(content),
      ...(id && { id }),
      ownerId,
      ...shareTokenColumns(shareToken),
      createdAt: now,
      updatedAt: now,
      firstValidatedAt: content.validated ? now : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row && toStored(row)
}

/** Undefined when the version has changed since it was read: of saves made from one version, one is written. */
export async function updateProperty(
  db: Db,
  ownerId: OwnerId,
  { id, version }: Pick<StoredProperty, 'id' | 'version'>,
  content: PropertyContent,
  now: Date,
): Promise<StoredProperty | undefined> {
  const row = await db
    .updateTable('property')
    .set({
      ...toColumns(content),
      version: version + 1,
      updatedAt: now,
      firstValidatedAt: sql<Date | null>`coalesce(first_validated_at, ${content.validated ? now : null})`,
    })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
  return row && toStored(row)
}

/** False when the owner has no such property. */
export async function deleteProperty(db: Db, ownerId: OwnerId, id: PropertyId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('property')
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const listNames = (db: Db, ownerId: OwnerId): Promise<{ id: string; name: string | null }[]> =>
  db.selectFrom('property').select(['id', 'name']).where('ownerId', '=', ownerId).execute()

/** When each property of an owner was created, changed and validated, for the export of their data. */
export async function listPropertyDates(db: Db, ownerId: OwnerId) {
  const rows = await db
    .selectFrom('property')
    .select(['id', 'createdAt', 'updatedAt', 'firstValidatedAt', 'followedUpOn'])
    .where('ownerId', '=', ownerId)
    .execute()
  const dates = await mapInSlices(rows, ({ id, createdAt, updatedAt, firstValidatedAt, followedUpOn }) => ({
    id: id as PropertyId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    firstValidatedAt: firstValidatedAt?.toISOString() ?? null,
    followedUpOn,
  }))
  return new Map(dates.map(({ id, ...of }) => [id, of]))
}
