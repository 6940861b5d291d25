import { AppError } from '@bailclair/domain/contract/errors.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps } from '#deps.ts'
import { lookUp } from '#platform/token/token-columns.ts'
import { findAccess } from './external-file.repository.ts'

/** For an authority's own page of the complete file, asked at each visit (decision 19). */
export async function getAccess({ db, clock, tokens }: Pick<Deps, 'db' | 'clock' | 'tokens'>, token: string) {
  const access = await findAccess(db, lookUp(tokens, 'application', token), todayInParis(clock()))
  if (!access) throw new AppError('ApplicationNotFound')
  return access
}
