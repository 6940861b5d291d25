import type { RegistryCertificate } from '@bailclair/domain/energy-certificate/registry-certificate.ts'
import type { Furniture, PropertyType } from '@bailclair/domain/property/property.schema.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { ShareToken } from '@bailclair/domain/share-link/share-token.schema.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import { decimal, money } from '#platform/database/columns.ts'
import type { Db } from '#platform/database/db.ts'
import { type Placeholders, prepareQuery } from '#platform/database/prepared-query.ts'

/** A property whose share link is open: validated, so complete, and not paused (decision 15). */
export type OpenProperty = {
  id: PropertyId
  ownerId: OwnerId
  ownerEmail: string
  ownerFirstName: string | null
  ownerLastName: string | null
  name: string
  type: PropertyType | null
  address: string
  furniture: Furniture
  livingSpace: number
  rentCost: number
  chargesCost: number
  energyConsumption: number | null
  certificate: RegistryCertificate | null
  dpeNotRequired: boolean
}

const openProperty = (db: Db, { token }: Placeholders<{ token: ShareToken }>) =>
  db
    .selectFrom('property')
    .innerJoin('owner', 'owner.id', 'property.ownerId')
    .where('shareToken', '=', token)
    .where('validated', '=', sql.lit(true))
    .where('isLinkPaused', '=', sql.lit(false))
    .select([
      'property.id',
      'ownerId',
      'owner.email as ownerEmail',
      'owner.firstName as ownerFirstName',
      'owner.lastName as ownerLastName',
      'property.name',
      'type',
      'address',
      'furniture',
      'livingSpace',
      'rentCents',
      'chargesCents',
      'energyConsumption',
      'certificate',
      'dpeNotRequired',
    ])
const selectOpen = prepareQuery(openProperty)
const selectLocked = prepareQuery((db, values: Placeholders<{ token: ShareToken }>) =>
  openProperty(db, values).forKeyShare('property'),
)

type Row = Omit<OpenProperty, 'livingSpace' | 'rentCost' | 'chargesCost' | 'energyConsumption'> & {
  livingSpace: string
  rentCents: number
  chargesCents: number
  energyConsumption: string | null
}

const read = async (db: Db, query: string, token: ShareToken): Promise<OpenProperty | undefined> =>
  (await db.executeQuery<Row>(CompiledQuery.raw(query, [token]))).rows.map(toOpenProperty)[0]

const toOpenProperty = ({ rentCents, chargesCents, ...row }: Row): OpenProperty => ({
  ...row,
  livingSpace: decimal.fromColumn(row.livingSpace),
  rentCost: money.fromColumn(rentCents),
  chargesCost: money.fromColumn(chargesCents),
  energyConsumption: decimal.fromColumn(row.energyConsumption),
})

export const findOpenProperty = (db: Db, token: ShareToken) => read(db, openQuery, token)

/** Locks the property, so its owner too: neither can be deleted before the transaction ends. */
export const lockOpenProperty = (tx: Db, token: ShareToken) => read(tx, `${openQuery} for key share of property`, token)

export type LinkState = { shareToken: string; isLinkPaused: boolean }

/** Other changes of the property wait for the end of the transaction. Undefined when the owner has no such property. */
export const lockLink = (tx: Db, ownerId: OwnerId, id: PropertyId): Promise<LinkState | undefined> =>
  tx
    .selectFrom('property')
    .select(['shareToken', 'isLinkPaused'])
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function updateLink(tx: Db, ownerId: OwnerId, id: PropertyId, link: LinkState): Promise<void> {
  await tx.updateTable('property').set(link).where('ownerId', '=', ownerId).where('id', '=', id).execute()
}
