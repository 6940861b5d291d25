import { listAuditActions, recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { listAccesses } from '#file-access/file-access.service.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { findProfile } from '#rental-file/part/profile.repository.ts'
import { toProfile } from '#rental-file/part/to-profile.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Everything stored about the tenant (docs/law.md). Documents are listed; each is downloaded by its id. */
export async function exportData(deps: Needs, account: TenantAccount) {
  const { db, clock } = deps
  const profileId = await getProfileId(deps, account)
  await recordAudit(deps, db, account, 'DATA_EXPORTED')
  const profile = await toProfile(deps, profileId)
  const { firstSignInOn, lastSignInOn } = (await findProfile(db, profileId)) ?? {}
  const accesses = await listAccesses(deps, account)
  const actions = await listAuditActions(deps, db, account)
  return {
    exportedAt: clock().toISOString(),
    profile,
    firstSignInOn: firstSignInOn ?? null,
    lastSignInOn: lastSignInOn ?? null,
    accesses: accesses.map(({ access, row: { consentedAt, consentVersion, consentLanguage } }) => ({
      ...access,
      consentedAt: consentedAt.toISOString(),
      consentVersion,
      consentLanguage,
    })),
    actions: actions.map(({ occurredAt, action }) => ({ occurredAt: occurredAt.toISOString(), action })),
  }
}
