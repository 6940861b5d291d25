import { isUnconfirmedForTooLong } from '@bailclair/domain/retention/periods.rules.ts'
import { type Counts, defineJob, type JobDeps } from '#platform/jobs/job.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import { forgetIntentsBy } from '#share-link/intent.service.ts'
import { deleteTokens, hasLiveToken, tokenPurposes } from './account-token.repository.ts'
import type { UnconfirmedUser } from './identity-port.ts'

const realms: readonly PublicRealm[] = ['owner', 'tenant']
const pageSize = 100

type Visit = (realm: PublicRealm, user: UnconfirmedUser) => Promise<'removed' | 'kept'>

/** Visits overdue unconfirmed accounts page by page. Removed ones no longer count in the offset of the next page. */
async function visitEach({ db, clock, identity }: JobDeps, visit: Visit, isStopped = () => false) {
  const counts: Record<PublicRealm, number> = { owner: 0, tenant: 0 }
  for (const realm of realms) {
    let first = 0
    let page: UnconfirmedUser[]
    do {
      page = await identity.listUnconfirmed(realm, { first, max: pageSize })
      for (const user of page) {
        if (isStopped()) return { counts, isComplete: false }
        const isDue =
          isUnconfirmedForTooLong(user.createdAt, clock()) && !(await hasLiveToken(db, realm, user.id, clock()))
        if (isDue) counts[realm]++
        if (!isDue || (await visit(realm, user)) === 'kept') first++
      }
    } while (page.length === pageSize)
  }
  return { counts, isComplete: true }
}

/**
 * Deletes accounts that were not confirmed within seven days, unless a mailed link is still valid. The
 * identity server comes first: if the job stops in between, an invalid link and an intent of 30 days are left.
 */
export const unconfirmedAccountsJob = defineJob({
  name: 'unconfirmed-accounts',
  schedule: { dailyAt: '03:00' },
  run: (deps, signal) =>
    visitEach(
      deps,
      async (realm, { id }) => {
        await deps.identity.deleteUser(realm, id)
        await deleteTokens(deps.db, { realm, subject: id }, tokenPurposes)
        await forgetIntentsBy(deps.db, { issuer: issuerOf(deps.config, realm), subject: id })
        return 'removed'
      },
      () => signal.aborted,
    ),
  dryRun: async (deps): Promise<Counts> => (await visitEach(deps, async () => 'kept')).counts,
})
