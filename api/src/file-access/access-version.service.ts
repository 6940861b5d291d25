import type { Deps, TenantAccount } from '#deps.ts'
import { type Version, versionOfTime } from '#platform/poll-version.ts'
import { readAccessVersion } from './access-version.repository.ts'

/** Of the list of who sees a file. */
export async function versionOfAccesses(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { issuer, subject }: TenantAccount,
): Promise<Version> {
  const now = clock()
  const account = `${issuer} ${subject}`
  return `${account} ${await readAccessVersion(db, { issuer, subject, now })} ${versionOfTime(now, account)}`
}
