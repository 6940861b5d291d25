import { open, rm } from 'node:fs/promises'
import type { Deps } from '#deps.ts'
import type { RealmName } from '#realm/realm-names.ts'
import { type ExportedAccount, listExportedAccounts } from './exported-accounts.repository.ts'
import { toKeycloakUser } from './keycloak-user.ts'

type Needs = Pick<Deps, 'db' | 'secretRing'>
type Counts = Record<'accounts' | 'passwords' | 'passkeys' | 'codeApps' | 'federated' | 'recoveryCodes', number>

/** Accounts in memory at a time. */
const pageSize = 500

/** Writes a new file that only its owner may read. A file that is not complete is removed. */
export async function writeUsers(
  deps: Needs,
  realm: RealmName,
  path: string,
  { limit = pageSize } = {},
): Promise<Counts> {
  const counts: Counts = { accounts: 0, passwords: 0, passkeys: 0, codeApps: 0, federated: 0, recoveryCodes: 0 }
  const file = await open(path, 'wx', 0o600)
  try {
    await file.write(`{"realm":${JSON.stringify(realm)},"ifResourceExists":"FAIL","users":[`)
    for await (const exported of exportedAccounts(deps, realm, limit)) {
      const user = toKeycloakUser(exported, unsealerOf(deps))
      await file.write(`${counts.accounts === 0 ? '' : ','}\n${JSON.stringify(user)}`)
      count(counts, exported)
    }
    await file.write('\n]}\n')
    await file.sync()
    await file.close()
    return counts
  } catch (error) {
    await file.close()
    await rm(path)
    throw error
  }
}

async function* exportedAccounts({ db }: Pick<Deps, 'db'>, realm: RealmName, limit: number) {
  for (let after: string | undefined; ; ) {
    const page = await listExportedAccounts(db, realm, { after, limit })
    yield* page
    after = page.at(-1)?.account.id
    if (page.length < limit) return
  }
}

const unsealerOf =
  ({ secretRing }: Pick<Deps, 'secretRing'>) =>
  ({ account, codeApp }: ExportedAccount) => {
    if (!codeApp) throw new Error('There is no code app')
    return secretRing.unseal(account.id, codeApp)
  }

function count(counts: Counts, { password, passkeys, codeApp, federatedSubjects, hasRecoveryCodes }: ExportedAccount) {
  counts.accounts += 1
  counts.passwords += password ? 1 : 0
  counts.passkeys += passkeys.length
  counts.codeApps += codeApp ? 1 : 0
  counts.federated += federatedSubjects.length > 0 ? 1 : 0
  counts.recoveryCodes += hasRecoveryCodes ? 1 : 0
}
