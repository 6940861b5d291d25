import type { CompleteContent } from '@bailclair/domain/property/property-content.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { publicFieldNames } from '@bailclair/domain/share-link/public-property.schema.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type Placeholders, prepareQuery } from '#platform/database/prepared-query.ts'
import { type CountedRequest, countingRequest } from '#platform/rate-limit/rate-limit.repository.ts'
import type { TokenLookup } from '#platform/token/token-columns.ts'
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
}

const openProperty = (db: Db, { hashes, clear }: Placeholders<TokenLookup>) =>
  db
    .selectFrom('property')
    .innerJoin('owner', 'owner.id', 'property.ownerId')
    .where(sql<boolean>`(share_token_hash = any(${hashes}) or share_token = ${clear})`)
    .where('validated', '=', sql.lit(true))
    .where('isLinkPaused', '=', sql.lit(false))
    .select([
      'property.id',
      'ownerId',
      'owner.email as ownerEmail',
      'owner.firstName as ownerFirstName',
      'owner.lastName as ownerLastName',
    ])
    .select(columnsOf(fields).map((column) => `property.${column}` as const))
/** One statement counts the visitor, too: it runs for each visit of a share link. */
const selectCounted = prepareQuery((db, values: Placeholders<TokenLookup & CountedRequest>) =>
  db
    .with('counted', (query) => countingRequest(query, values))
    .selectFrom('counted')
    .leftJoin(openProperty(db, values).as('open'), (join) => join.onTrue())
    .select(['counted.spent', 'counted.resetsAt'])
    .selectAll('open'),
)
const selectLocked = prepareQuery((db, values: Placeholders<TokenLookup>) =>
  openProperty(db, values).forKeyShare('property'),
)
type Row = Awaited<ReturnType<typeof selectLocked>>[number]

function toOpenProperty(row: Row): OpenProperty {
  const { id, ownerId, ownerEmail, ownerFirstName, ownerLastName } = row
  const content = fromColumns(row, fields) as OpenContent
  return { ...content, id: id as PropertyId, ownerId: ownerId as OwnerId, ownerEmail, ownerFirstName, ownerLastName }
}

const selectOpen = prepareQuery(openProperty)

export const findOpenProperty = async (db: Db, token: TokenLookup): Promise<OpenProperty | undefined> =>
  (await selectOpen(db, token)).map(toOpenProperty)[0]

/** With the count of the visitor's network. */
export async function countAndFindOpenProperty(db: Db, token: TokenLookup, request: CountedRequest) {
  const [row] = await selectCounted(db, { ...token, ...request })
  const { spent, resetsAt } = row as { spent: number; resetsAt: Date }
  return { count: { spent, resetsAt }, property: row?.id ? toOpenProperty(row as Row) : undefined }
}

/** Locks the property, so its owner too: neither can be deleted before the transaction ends. */
export const lockOpenProperty = async (tx: Db, token: TokenLookup): Promise<OpenProperty | undefined> =>
  (await selectLocked(tx, token)).map(toOpenProperty)[0]

type LinkState = { isLinkPaused: boolean }
/** Without a token it stays as it is. */
type LinkUpdate = LinkState & { shareToken: SealedToken | undefined }

/** Other changes of the property wait for the end of the transaction. Undefined when the owner has no such property. */
export const lockLink = (tx: Db, ownerId: OwnerId, id: PropertyId): Promise<LinkState | undefined> =>
  tx
    .selectFrom('property')
    .select('isLinkPaused')
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function updateLink(
  tx: Db,
  ownerId: OwnerId,
  id: PropertyId,
  { isLinkPaused, shareToken }: LinkUpdate,
): Promise<void> {
  await tx
    .updateTable('property')
    .set({ isLinkPaused, ...(shareToken && shareTokenColumns(shareToken)) })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .execute()
}
