import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { checkNewEmail, requestEmailChange } from '#identity/email-change.service.ts'
import type { EmailTable } from '#identity/email-table.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { updatePartEmail } from '#rental-file/part/part.repository.ts'
import {
  adoptEmail,
  endSessionsAndChanges,
  findProfile,
  findProfileOf,
  lockProfile,
  updatePendingEmail,
} from '#rental-file/part/profile.repository.ts'
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

/** What a change of e-mail does to the tenant. An invitation to the old address stays with it (decision 115). */
export const tenantEmails: EmailTable = {
  findEmail: async (db, account) => (await findProfileOf(db, account))?.email,
  async adoptEmail(tx, account, email) {
    const found = await findProfileOf(tx, account)
    const before = found && (await lockProfile(tx, found.id))
    if (!before) return undefined
    await adoptEmail(tx, before.id, email)
    await updatePartEmail(tx, before.id, email)
    return { before: before.email, language: before.language }
  },
  async endSessions(tx, account, now) {
    const found = await findProfileOf(tx, account)
    if (found) await endSessionsAndChanges(tx, found.id, now)
    return found !== undefined
  },
}
