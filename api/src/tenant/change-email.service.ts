import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { confirmEmail } from '#identity/confirm-email.service.ts'
import { checkNewEmail, requestEmailChange } from '#identity/email-change.service.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { updatePartEmail } from '#rental-file/part/part.repository.ts'
import { adoptEmail, findProfile, lockProfile, updatePendingEmail } from '#rental-file/part/profile.repository.ts'
import { type ProfileAnswer, toProfile } from '#rental-file/part/to-profile.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'tokens' | 'identity'>
type Wish = { email: string; language: Language }

/**
 * The new e-mail is pending until its mailed link is opened. The identity server is asked before anything is written.
 */
export async function askTenantEmail(deps: Needs, account: TenantAccount, wish: Wish): Promise<ProfileAnswer> {
  const profileId = await getProfileId(deps, account)
  const profile = await findProfile(deps.db, profileId)
  if (wish.email !== profile?.email) {
    const asking = { realm: 'tenant', id: profileId, session: account } as const
    const change = await checkNewEmail(deps, asking, wish)
    await deps.db.transaction().execute(async (tx) => {
      const before = await lockProfile(tx, profileId)
      if (!before) throw new AppError('NotSignedIn')
      await updatePendingEmail(tx, profileId, wish.email)
      await requestEmailChange(deps, tx, asking, { ...change, before })
    })
  }
  return toProfile(deps, profileId)
}

/** An invitation to the old address stays with that address (decision 115). */
export const confirmTenantEmail = (
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>,
  token: string,
): Promise<{ email: string }> =>
  confirmEmail(deps, 'tenant', token, async (tx, account, email) => {
    const profileId = await adoptEmail(tx, account, email)
    if (!profileId) return false
    await updatePartEmail(tx, profileId, email)
    return true
  })
