import { listAccesses } from '#application/file-access.service.ts'
import { listDeeds, recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { toAccess } from './file-access.service.ts'
import { getProfileId } from './identify-tenant.service.ts'
import { findPart } from './part.repository.ts'
import { findProfile } from './profile.repository.ts'
import { toProfile } from './to-profile.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Everything kept about someone, for them (law, data). Documents are listed; each is downloaded by its id. */
export async function exportData(deps: Needs, account: TenantAccount) {
  const { db, clock } = deps
  const profileId = await getProfileId(deps, account)
  await recordAudit(deps, db, account, 'DATA_EXPORTED')
  const profile = await toProfile(deps, profileId)
  const { firstSignInOn, lastSignInOn } = (await findProfile(db, profileId)) ?? {}
  const part = await findPart(db, profileId)
  const rows = part ? await listAccesses(deps, db, part.fileId) : []
  const actions = await listDeeds(deps, db, account)
  return {
    exportedAt: clock().toISOString(),
    profile,
    firstSignInOn: firstSignInOn ?? null,
    lastSignInOn: lastSignInOn ?? null,
    accesses: rows.map((row) => ({
      ...toAccess(deps, row),
      consentedAt: row.consentedAt.toISOString(),
      consentVersion: row.consentVersion,
      consentLanguage: row.consentLanguage,
    })),
    actions: actions.map(({ occurredAt, action }) => ({ occurredAt: occurredAt.toISOString(), action })),
  }
}
