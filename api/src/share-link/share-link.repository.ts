import type { RegistryCertificate } from '@bailclair/domain/energy-certificate/registry-certificate.ts'
import type { Furniture, PropertyType } from '@bailclair/domain/property/property.schema.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { ShareToken } from '@bailclair/domain/share-link/share-token.schema.ts'
import { CompiledQuery } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

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
  livingSpace: string
  rentCents: number
  chargesCents: number
  energyConsumption: string | null
  certificate: RegistryCertificate | null
  dpeNotRequired: boolean
}

/** Anyone may ask at any time: written out once, not built at each call. */
const openQuery = `
  select property.id, owner_id, owner.email as owner_email, owner.first_name as owner_first_name,
    owner.last_name as owner_last_name, property.name, type, address, furniture, living_space, rent_cents,
    charges_cents, energy_consumption, certificate, dpe_not_required
  from property join owner on owner.id = property.owner_id
  where share_token = $1 and validated and not is_link_paused`

export async function findOpenProperty(db: Db, token: ShareToken): Promise<OpenProperty | undefined> {
  const { rows } = await db.executeQuery<OpenProperty>(CompiledQuery.raw(openQuery, [token]))
  return rows[0]
}

/** The same, and the property, so its owner too, stays until the transaction ends. */
export async function lockOpenProperty(tx: Db, token: ShareToken): Promise<OpenProperty | undefined> {
  const { rows } = await tx.executeQuery<OpenProperty>(
    CompiledQuery.raw(`${openQuery} for key share of property`, [token]),
  )
  return rows[0]
}

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
