import { AppError } from '@bailclair/domain/contract/errors.ts'
import { type KnownLaw, knownLaw } from '@bailclair/domain/law/known-law.schema.ts'
import { isDatabaseUnavailable } from '@bailclair/server-kit/database/failures.ts'
import { createAnswerCache } from '#address/answer-cache.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type KeptStatement, listLawStatements, listRentIndexes } from './law.repository.ts'

/** A change of another instance is seen this long after it at the latest. */
const freshForMs = 5_000
/** While the database is away. */
const staleForMs = 86_400_000

/** What an operator says of the law, for callers that ask all the time. */
export function createLawReader({ db, clock }: Pick<Deps, 'db' | 'clock'>): () => Promise<KnownLaw> {
  const cache = createAnswerCache<KnownLaw>({ clock }, { entries: 1, freshForMs, staleForMs })
  return () => cache.get('law', () => readKnownLaw(db).catch(refuseOutage))
}

/** The cache answers what it has only after an error that is known. */
function refuseOutage(cause: unknown): never {
  if (isDatabaseUnavailable(cause)) throw new AppError('ServiceUnavailable', { cause })
  throw cause
}

export async function readKnownLaw(db: Db): Promise<KnownLaw> {
  const [statements, indexes] = [await listLawStatements(db), await listRentIndexes(db)]
  const rentIndexes = Object.fromEntries(indexes.map(({ quarter, value }) => [quarter, Number(value)]))
  return knownLaw.parse({ changes: changesThatCount(statements), rentIndexes })
}

function changesThatCount(statements: readonly KeptStatement[]) {
  const byRule = new Map<string, unknown[]>()
  for (const { rule, state, since, until } of statements) {
    const change = { state, since, ...(until === null ? {} : { until }) }
    if (state === 'AS_RELEASED') byRule.delete(rule)
    else byRule.set(rule, [...(byRule.get(rule) ?? []), change])
  }
  return Object.fromEntries(byRule)
}
