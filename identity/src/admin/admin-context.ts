import type { Account } from '#account/account.ts'
import { findAccount } from '#account/accounts.repository.ts'
import type { Deps } from '#deps.ts'
import type { Params } from '#platform/http/routes.ts'
import type { Realm } from '#realm/realm.ts'
import { userNotFound } from './admin-error.ts'

export type AdminContext = { deps: Deps; realm: Realm }

export async function getAccount({ deps, realm }: AdminContext, { id = '' }: Params): Promise<Account> {
  const account = await findAccount(deps.db, realm.definition.name, id)
  if (!account) throw userNotFound()
  return account
}
