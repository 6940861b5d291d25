import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { Deps } from '#deps.ts'
import { type FileVisit, listVisits } from './list-visits.repository.ts'

/** For the applicant: what was opened with the links of some applications, newest first. */
export const listVisitsOf = (
  { db }: Pick<Deps, 'db'>,
  ids: readonly ApplicationId[],
): Promise<ReadonlyMap<ApplicationId, readonly FileVisit[]>> => listVisits(db, ids)
export type { FileVisit } from './list-visits.repository.ts'
