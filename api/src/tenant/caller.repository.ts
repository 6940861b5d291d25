import { CompiledQuery } from 'kysely'
import type { ProfileId } from '#deps.ts'
import { type Claim, callerQueryOf, callerValuesOf } from '#identity/caller-query.ts'
import type { Db } from '#platform/database/db.ts'

export type Caller = { id: ProfileId | null; isRefused: boolean }

const callerQuery = callerQueryOf('tenant_profile')

export async function findCaller(db: Db, claim: Claim): Promise<Caller> {
  const { rows } = await db.executeQuery<Caller>(CompiledQuery.raw(callerQuery, callerValuesOf(claim)))
  return rows[0] as Caller
}
