import { listAuditActions, recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { type AccessRow, listAccesses } from '#file-access/access-rows.service.ts'
import { withVisits } from '#file-access/file-access.service.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { findPart } from '#rental-file/part/part.repository.ts'
import { findProfile } from '#rental-file/part/profile.repository.ts'
import { toProfile } from '#rental-file/part/to-profile.ts'

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
  const accesses = await withVisits(deps, rows)
  const actions = await listAuditActions(deps, db, account)
  return {
    exportedAt: clock().toISOString(),
    profile,
    firstSignInOn: firstSignInOn ?? null,
    lastSignInOn: lastSignInOn ?? null,
    accesses: accesses.map((access, index) => ({ ...access, ...consentOf(rows[index] as AccessRow) })),
    actions: actions.map(({ occurredAt, action }) => ({ occurredAt: occurredAt.toISOString(), action })),
  }
}

const consentOf = ({ consentedAt, consentVersion, consentLanguage }: AccessRow) => ({
  consentedAt: consentedAt.toISOString(),
  consentVersion,
  consentLanguage,
})
