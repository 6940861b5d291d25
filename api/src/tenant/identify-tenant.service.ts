import { personalName } from '@bailclair/domain/owner/personal-name.schema.ts'
import { AppError } from '@bailclair/domain/platform/errors.ts'
import { defaultLanguage } from '@bailclair/domain/platform/language.ts'
import { todayInParis } from '@bailclair/domain/platform/today.ts'
import type { Deps, ProfileId, TenantAccount } from '#deps.ts'
import { createTokenVerifier } from '#identity/access-token.ts'
import type { Session } from '#identity/identity-port.ts'
import { pseudonymOf } from '#identity/pseudonym.ts'
import { findCaller } from './caller.repository.ts'
import { insertProfile } from './profile.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * `Deps.verifyTenantToken`: the token by its signature, then the session by the database, at each call. It makes nobody:
 * who applies with the file of an authority's own system never comes to this tenant area.
 */
export function createTenantVerifier(
  deps: Needs & Pick<Deps, 'logger' | 'identity'>,
): (bearer: string) => Promise<TenantAccount> {
  const verifyToken = createTokenVerifier(deps, 'tenant')
  return async (bearer) => identifyTenant(deps, await verifyToken(bearer))
}

/** Whose session it is; refused when the session or the account is over. */
export async function identifyTenant({ db, clock, config }: Needs, session: Session): Promise<TenantAccount> {
  const subjectHash = pseudonymOf(config, 'tombstone', session)
  const { id, isRefused } = await findCaller(db, { ...session, subjectHash, now: clock() })
  if (isRefused) throw new AppError('NotSignedIn')
  return { ...session, profileId: id ?? undefined }
}

/** Who calls the tenant area; a first call makes the profile, whichever call it is, however many come at once. */
export async function getProfileId(deps: Needs, account: TenantAccount): Promise<ProfileId> {
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
  const id = created ?? (await identifyTenant(deps, account)).profileId
  if (!id) throw new AppError('NotSignedIn')
  return id
}

/** The federation's idea of a name may be none of ours: then the tenant is asked for it. */
const nameOrNull = (name: string | undefined) => personalName.safeParse(name).data ?? null
