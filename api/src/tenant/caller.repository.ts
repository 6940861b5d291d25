import type { ProfileId } from '#deps.ts'
import { type Claim, prepareCallerQuery } from '#identity/caller-query.ts'
import type { Db } from '#platform/database/db.ts'

export type Caller = { id: ProfileId | null; isRefused: boolean }

const selectCaller = prepareCallerQuery('tenantProfile')

export const findCaller = async (db: Db, claim: Claim): Promise<Caller> => (await selectCaller(db, claim))[0] as Caller
