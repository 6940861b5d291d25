import type { CertificateNumber } from '@bailclair/domain/energy-certificate/certificate-number.schema.ts'
import type { RegistryCertificate } from '@bailclair/domain/energy-certificate/registry-certificate.ts'
import type { PropertyContent } from '@bailclair/domain/property/change-property.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { CompiledQuery, type Selectable, sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import { decimal, money } from '#platform/database/columns.ts'
import type { Db } from '#platform/database/db.ts'
import { type Placeholders, prepareQuery } from '#platform/database/prepared-query.ts'
import type { Schema } from '#platform/database/schema.generated.ts'

/** A property as it is kept; `toProperty` makes the answer of it. */
export type StoredProperty = PropertyContent & {
  id: PropertyId
  shareToken: string
  isLinkPaused: boolean
  firstValidatedAt: Date | null
  version: number
}

const columns = [
  'id',
  'name',
  'type',
  'address',
  'furniture',
  'livingSpace',
  'rentCents',
  'chargesCents',
  'ademeNumber',
  'certificate',
  'energyConsumption',
  'co2Emission',
  'dpeDate',
  'dpeNotRequired',
  'validated',
  'firstValidatedAt',
  'shareToken',
  'isLinkPaused',
  'version',
] as const
type Row = Pick<Selectable<Schema['property']>, (typeof columns)[number]>

const ofOwner = (db: Db, { ownerId }: Placeholders<{ ownerId: OwnerId }>) =>
  db.selectFrom('property').select(columns).where('ownerId', '=', ownerId)
type OneOfOwner = Placeholders<{ ownerId: OwnerId; id: PropertyId }>

const selectAll = prepareQuery((db, values: Placeholders<{ ownerId: OwnerId }>) =>
  ofOwner(db, values).orderBy('createdAt').orderBy('id'),
)
const selectOne = prepareQuery((db, values: OneOfOwner) => ofOwner(db, values).where('id', '=', values.id))
const lockOne = prepareQuery((db, values: OneOfOwner) =>
  ofOwner(db, values).where('id', '=', values.id).forNoKeyUpdate(),
)

export const listProperties = async (db: Db, ownerId: OwnerId): Promise<StoredProperty[]> =>
  (await selectAll(db, { ownerId })).map(toStored)

export const findProperty = async (db: Db, ownerId: OwnerId, id: PropertyId): Promise<StoredProperty | undefined> =>
  (await selectOne(db, { ownerId, id })).map(toStored)[0]

/** Other saves of this property wait for the end of the transaction; applications to it do not. */
export const lockProperty = async (tx: Db, ownerId: OwnerId, id: PropertyId): Promise<StoredProperty | undefined> =>
  (await lockOne(tx, { ownerId, id })).map(toStored)[0]

/**
 * Before a property is added: waits for a deletion of the owner that is under way and delays a later one. False when
 * the owner is gone.
 */
export async function lockOwner(tx: Db, id: OwnerId): Promise<boolean> {
  const row = await tx.selectFrom('owner').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return row !== undefined
}

/** Undefined when a property of this id has just been created: of parallel creations with one key, one is written. */
export async function insertProperty(
  db: Db,
  ownerId: OwnerId,
  content: PropertyContent,
  { id, shareToken, now }: { id: PropertyId | undefined; shareToken: string; now: Date },
): Promise<StoredProperty | undefined> {
  const row = await db
    .insertInto('property')
    .values({
      ...toColumns(content),
      ...(id && { id }),
      ownerId,
      shareToken,
      createdAt: now,
      updatedAt: now,
      firstValidatedAt: content.validated ? now : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row && toStored(row)
}

/** Undefined when the property is no longer the one that was read: of saves made from one version, one is written. */
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

const toStored = ({ rentCents, chargesCents, ...row }: Row): StoredProperty => ({
  ...row,
  id: row.id as PropertyId,
  livingSpace: decimal.fromColumn(row.livingSpace),
  rentCost: money.fromColumn(rentCents),
  chargesCost: money.fromColumn(chargesCents),
  ademeNumber: row.ademeNumber as CertificateNumber | null,
  certificate: row.certificate as RegistryCertificate | null,
  energyConsumption: decimal.fromColumn(row.energyConsumption),
  co2Emission: decimal.fromColumn(row.co2Emission),
})

const toColumns = (content: PropertyContent) => ({
  name: content.name,
  type: content.type,
  address: content.address,
  furniture: content.furniture,
  livingSpace: decimal.toColumn(content.livingSpace),
  rentCents: money.toColumn(content.rentCost),
  chargesCents: money.toColumn(content.chargesCost),
  ademeNumber: content.ademeNumber,
  certificate: content.certificate && JSON.stringify(content.certificate),
  energyConsumption: decimal.toColumn(content.energyConsumption),
  co2Emission: decimal.toColumn(content.co2Emission),
  dpeDate: content.dpeDate,
  dpeNotRequired: content.dpeNotRequired,
  validated: content.validated,
})

/** When what happened to each property of an owner, for the export of their data. */
export async function listPropertyDates(db: Db, ownerId: OwnerId) {
  const rows = await db
    .selectFrom('property')
    .select(['id', 'createdAt', 'updatedAt', 'firstValidatedAt', 'followedUpOn'])
    .where('ownerId', '=', ownerId)
    .execute()
  return new Map(
    rows.map(({ id, createdAt, updatedAt, firstValidatedAt, followedUpOn }) => [
      id as PropertyId,
      {
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
        firstValidatedAt: firstValidatedAt?.toISOString() ?? null,
        followedUpOn,
      },
    ]),
  )
}
