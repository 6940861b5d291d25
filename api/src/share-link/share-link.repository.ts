import type { CompleteContent } from '@bailclair/domain/property/property-content.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { publicFieldNames } from '@bailclair/domain/share-link/public-property.schema.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { inBatches } from '#platform/database/in-batches.ts'
import { type Placeholders, prepareQuery } from '#platform/database/prepared-query.ts'
import type { StoredToken, TokenLookup } from '#platform/token/token-columns.ts'
import type { SealedToken } from '#platform/token/token-keyring.ts'
import { columnsOf, fromColumns } from '#property/property-columns.ts'
import { shareTokenColumns } from '#property/share-token-columns.ts'

/** The grade is worked out of the last three. */
const fields = [...publicFieldNames, 'energyConsumption', 'dpeGrade', 'certificate'] as const

type OpenContent = Pick<CompleteContent, (typeof fields)[number]>

/** A property whose share link is open: validated, so complete, and not paused (decision 15). */
export type OpenProperty = OpenContent & {
  id: PropertyId
  ownerId: OwnerId
  ownerEmail: string
  ownerFirstName: string | null
  ownerLastName: string | null
  isVisitFirst: boolean
}

const openProperty = (db: Db) =>
  db
    .selectFrom('property')
    .innerJoin('owner', 'owner.id', 'property.ownerId')
    .where('validated', '=', sql.lit(true))
    .where('isLinkPaused', '=', sql.lit(false))
    .select([
      'property.id',
      'ownerId',
      'owner.email as ownerEmail',
      'owner.firstName as ownerFirstName',
      'owner.lastName as ownerLastName',
      'isVisitFirst',
    ])
    .select(columnsOf(fields).map((column) => `property.${column}` as const))
const selectLocked = prepareQuery((db, { hashes, clear }: Placeholders<TokenLookup>) =>
  openProperty(db)
    .where(sql<boolean>`(share_token_hash = any(${hashes}) or share_token = ${clear})`)
    .forKeyShare('property'),
)
/** One row for each hash: a token has a hash for each key. */
const selectOpen = prepareQuery((db, { hashes, clears }: Placeholders<{ hashes: Buffer[]; clears: string[] }>) =>
  openProperty(db)
    .innerJoin(
      sql<{ hash: Buffer; clear: string }>`unnest(${hashes}::bytea[], ${clears}::text[])`.as<'asked'>(
        sql`asked (hash, clear)`,
      ),
      (join) => join.on(sql<boolean>`(share_token_hash = asked.hash or share_token = asked.clear)`),
    )
    .select('asked.clear as asked'),
)
type Row = Awaited<ReturnType<typeof selectLocked>>[number]

function toOpenProperty(row: Row): OpenProperty {
  const { id, ownerId, ownerEmail, ownerFirstName, ownerLastName, isVisitFirst } = row
  const content = fromColumns(row, fields) as OpenContent
  const owner = { ownerId: ownerId as OwnerId, ownerEmail, ownerFirstName, ownerLastName }
  return { ...content, ...owner, id: id as PropertyId, isVisitFirst }
}

/** Many visitors of one link are answered from one row. */
export const findOpenProperty = inBatches(
  async (db, tokens: readonly TokenLookup[]): Promise<(OpenProperty | undefined)[]> => {
    const lookups = [...new Map(tokens.map((token) => [token.clear, token])).values()]
    const rows = await selectOpen(db, {
      hashes: lookups.flatMap(({ hashes }) => hashes),
      clears: lookups.flatMap(({ hashes, clear }) => hashes.map(() => clear)),
    })
    const found = new Map(rows.map((row) => [row.asked, toOpenProperty(row)]))
    return tokens.map(({ clear }) => found.get(clear))
  },
)

/** Locks the property, so its owner too: neither can be deleted before the transaction ends. */
export const lockOpenProperty = async (tx: Db, token: TokenLookup): Promise<OpenProperty | undefined> =>
  (await selectLocked(tx, token)).map(toOpenProperty)[0]

/** The token of an owner's share link while it is open. */
export const findOpenToken = (db: Db, ownerId: OwnerId, id: PropertyId): Promise<StoredToken | undefined> =>
  db
    .selectFrom('property')
    .select(['shareToken as clear', 'shareTokenSealed as sealed', 'shareTokenKeyId as keyId'])
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .where('validated', '=', true)
    .where('isLinkPaused', '=', false)
    .executeTakeFirst()

type LinkState = { isLinkPaused: boolean; isVisitFirst: boolean }
/** Without a token it stays as it is. */
type LinkUpdate = LinkState & { shareToken: SealedToken | undefined }

/** Other changes of the property wait for the end of the transaction. Undefined when the owner has no such property. */
export const lockLink = (tx: Db, ownerId: OwnerId, id: PropertyId): Promise<LinkState | undefined> =>
  tx
    .selectFrom('property')
    .select(['isLinkPaused', 'isVisitFirst'])
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function updateLink(
  tx: Db,
  ownerId: OwnerId,
  id: PropertyId,
  { shareToken, ...state }: LinkUpdate,
): Promise<void> {
  await tx
    .updateTable('property')
    .set({ ...state, ...(shareToken && shareTokenColumns(shareToken)) })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .execute()
}
