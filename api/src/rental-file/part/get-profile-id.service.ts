import { AppError } from '@bailclair/domain/contract/errors.ts'
import { personalName } from '@bailclair/domain/identity/personal-name.schema.ts'
import { defaultLanguage } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, ProfileId, TenantAccount } from '#deps.ts'
import { findProfileId, insertProfile } from './profile.repository.ts'

/** The profile of whoever is signed in to the tenant area. The first call creates it, however many come at once. */
export async function getProfileId(deps: Pick<Deps, 'db' | 'clock'>, account: TenantAccount): Promise<ProfileId> {
  const { profileId, issuer, subject, email, isFederated } = account
  if (profileId) return profileId
  const today = todayInParis(deps.clock())
  const created = await insertProfile(deps.db, {
    issuer,
    subject,
    email,
    firstName: nameOrNull(account.firstName),
    lastName: nameOrNull(account.lastName),
    identityFederation: isFederated,
    // until the profile call says which one the pages are in
    language: defaultLanguage,
    firstSignInOn: today,
    lastSignInOn: today,
  })
  const id = created ?? (await findProfileId(deps.db, account))
  if (!id) throw new AppError('NotSignedIn')
  return id
}

/** The federation's idea of a name may be none of ours: then the tenant is asked for it. */
const nameOrNull = (name: string | undefined) => personalName.safeParse(name).data ?? null
