import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { FileVisitKind } from '@bailclair/domain/file-access/file-visit.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** `linkFor`: for whom the viewing link was made; null when the owner looked. */
export type FileVisit = { kind: FileVisitKind; visitedAt: Date; linkFor: string | null }

/** Newest first, by application; applications without a visit are left out. */
export async function listVisits(
  db: Db,
  ids: readonly ApplicationId[],
): Promise<ReadonlyMap<ApplicationId, readonly FileVisit[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('fileVisit')
    .select(['applicationId', 'kind', 'visitedAt', sql<string | null>`null`.as('linkFor')])
    .where('applicationId', 'in', ids)
    .unionAll(
      db
        .selectFrom('viewingLinkVisit')
        .innerJoin('viewingLink', 'viewingLink.id', 'viewingLinkVisit.viewingLinkId')
        .select(['applicationId', 'kind', 'visitedAt', 'recipient as linkFor'])
        .where('applicationId', 'in', ids),
    )
    .orderBy('visitedAt', 'desc')
    .execute()
  return byApplication(rows)
}

/** Latest first, by application. */
export async function listLinks(db: Db, ids: readonly ApplicationId[]) {
  if (ids.length === 0) return new Map<ApplicationId, never[]>()
  const rows = await db
    .selectFrom('viewingLink')
    .select(['applicationId', 'id', 'recipient', 'createdAt', 'expiresAt', 'revokedAt', 'openings'])
    .where('applicationId', 'in', ids)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return byApplication(rows)
}

function byApplication<Row extends { applicationId: string }>(rows: readonly Row[]) {
  const found = rows.map(({ applicationId, ...row }) => ({ id: applicationId as ApplicationId, row }))
  const grouped = Map.groupBy(found, ({ id }) => id)
  return new Map([...grouped].map(([id, group]) => [id, group.map(({ row }) => row)]))
}
