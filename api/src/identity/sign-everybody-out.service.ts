import type { Deps } from '#deps.ts'
import type { Realm } from '#platform/session.ts'
import { cutOffRealm } from './cut-off.service.ts'

export const allRealms: readonly Realm[] = ['owner', 'tenant', 'staff']

/**
 * Ends every session of owners, tenants and staff. The API refuses their tokens at once, also when the identity server
 * is down: then the rest can be repeated.
 */
export async function signEverybodyOut(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'identity'>,
  realms: readonly Realm[] = allRealms,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    for (const realm of realms) await cutOffRealm(deps, tx, realm)
  })
  for (const realm of realms) await deps.identity.endAllSessions(realm)
}
