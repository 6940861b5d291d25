import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { type Standing, standingOf } from '#rental-file/standing.ts'

/** The state of the part; a verified one may wait for the other tenants. */
export type FileStanding = Standing | 'PART_VERIFIED'

export function fileStandingOf(file: Pick<MyFile, 'status' | 'tenants' | 'missing' | 'submittedAt'>): FileStanding {
  const standing = standingOf(file)
  return standing === 'VERIFIED' && file.status !== 'VALIDATED' ? 'PART_VERIFIED' : standing
}
