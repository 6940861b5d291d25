import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { FileVisitKind } from '@bailclair/domain/file-access/file-visit.schema.ts'
import type { Db } from '#platform/database/db.ts'

export type FileVisit = { kind: FileVisitKind; visitedAt: Date }

/** Newest first, by application; applications without a visit are left out. */
export async function listVisits(
  db: Db,
  ids: readonly ApplicationId[],
): Promise<ReadonlyMap<ApplicationId, readonly FileVisit[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('fileVisit')
    .select(['applicationId', 'kind', 'visitedAt'])
    .where('applicationId', 'in', ids)
    .orderBy('visitedAt', 'desc')
    .execute()
  const visits = rows.map(({ applicationId, ...visit }) => ({ id: applicationId as ApplicationId, visit }))
  const byId = Map.groupBy(visits, ({ id }) => id)
  return new Map([...byId].map(([id, found]) => [id, found.map(({ visit }) => visit)]))
}
