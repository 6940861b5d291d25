import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { settlePart } from '#rental-file/part/change-part.service.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { lockTenant } from '#rental-file/part/lock-part.service.ts'
import { updatePartNames } from '#rental-file/part/part.repository.ts'
import { updateNames } from '#rental-file/part/profile.repository.ts'
import { type ProfileAnswer, toProfile } from '#rental-file/part/to-profile.ts'

type Names = { firstName: string; lastName: string }

/** The identity document proves the name: a new name in a verified file must be verified again. */
export async function changeNames(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  account: TenantAccount,
  names: Names,
): Promise<ProfileAnswer> {
  const profileId = await getProfileId(deps, account)
  await deps.db.transaction().execute(async (tx) => {
    const { profile, part } = await lockTenant(deps, tx, profileId)
    if (profile.firstName === names.firstName && profile.lastName === names.lastName) return
    await updateNames(tx, profileId, names)
    if (part) {
      await updatePartNames(tx, part.tenantId, names)
      await settlePart(deps, tx, part)
    }
    await recordAudit(deps, tx, account, 'NAMES_CHANGED')
  })
  return toProfile(deps, profileId)
}
