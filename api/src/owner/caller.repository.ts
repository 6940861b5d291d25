import type { OwnerId } from '#deps.ts'
import { type Claim, prepareCallerQuery } from '#identity/caller-query.ts'
import type { Db } from '#platform/database/db.ts'

export type Caller = { id: OwnerId | null; isRefused: boolean; changes: string }

const selectCaller = prepareCallerQuery('owner')

export const findCaller = async (db: Db, claim: Claim): Promise<Caller> => (await selectCaller(db, claim))[0] as Caller

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
