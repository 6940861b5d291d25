import type { Language } from '@bailclair/domain/value/language.ts'
import type { Db } from '#platform/database/db.ts'
import { insertOwner } from './caller.repository.ts'

type Account = { issuer: string; subject: string; email: string; language: Language }

/** Creates the row of a confirmed account that has not called the API yet. False when it exists by now. */
export async function expectOwner(tx: Db, account: Account): Promise<boolean> {
  const id = await insertOwner(tx, { ...account, firstName: null, lastName: null, identityFederation: false })
  return id !== undefined
}
