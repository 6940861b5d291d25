import { AppError } from '@bailclair/domain/contract/errors.ts'
import { personalName } from '@bailclair/domain/identity/personal-name.schema.ts'
import { defaultLanguage, type Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, ProfileId, TenantAccount } from '#deps.ts'
import { findProfileId, insertProfile } from './profile.repository.ts'

/** The profile of the signed-in tenant. The first call creates it, also when several come at once; it keeps its language. */
export async function getProfileId(
  deps: Pick<Deps, 'db' | 'clock'>,
  account: TenantAccount,
  language: Language = defaultLanguage,
): Promise<ProfileId> {
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
    language,
    firstSignInOn: today,
    lastSignInOn: today,
  })
  const id = created ?? (await findProfileId(deps.db, account))
  if (!id) throw new AppError('NotSignedIn')
  return id
}

/** A name from the federation that our schema refuses is not used: the tenant is asked for it. */
const nameOrNull = (name: string | undefined) => personalName.safeParse(name).data ?? null
