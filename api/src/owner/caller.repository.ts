import { CompiledQuery } from 'kysely'
import type { OwnerId } from '#deps.ts'
import { type Claim, callerQueryOf, callerValuesOf } from '#identity/caller-query.ts'
import type { Db } from '#platform/database/db.ts'

export type Caller = { id: OwnerId | null; isRefused: boolean }

const callerQuery = callerQueryOf('owner')

export async function findCaller(db: Db, claim: Claim): Promise<Caller> {
  const { rows } = await db.executeQuery<Caller>(CompiledQuery.raw(callerQuery, callerValuesOf(claim)))
  return rows[0] as Caller
}

type NewOwner = Pick<Claim, 'issuer' | 'subject'> & {
  email: string
  firstName: string | null
  lastName: string | null
  identityFederation: boolean
  language: 'fr' | 'en'
}

/** However many first calls come at once, there is one row; undefined when another one of them made it. */
export async function insertOwner(db: Db, owner: NewOwner): Promise<OwnerId | undefined> {
  const row = await db
    .insertInto('owner')
    .values(owner)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id as OwnerId | undefined
}
