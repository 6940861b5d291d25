import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, ProfileId, TenantAccount } from '#deps.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { lockTenant } from '#rental-file/part/lock-part.service.ts'
import { findPart } from '#rental-file/part/part.repository.ts'
import { findProfile, recordVisit } from '#rental-file/part/profile.repository.ts'
import { type ProfileAnswer, toProfile } from '#rental-file/part/to-profile.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * The signed-in tenant and their file. Writes only on the first call of a day or a first federated sign-in. The language
 * is that of the first sign-in. An archived file becomes INCOMPLETE.
 */
export async function openProfile(deps: Needs, account: TenantAccount, language: Language): Promise<ProfileAnswer> {
  const profileId = await getProfileId(deps, account, language)
  await recordSignIn(deps, account, profileId)
  const part = await findPart(deps.db, profileId)
  if (part?.status === 'ARCHIVED') await wakeFile(deps, profileId)
  return toProfile(deps, profileId)
}

async function recordSignIn({ db, clock }: Needs, account: TenantAccount, profileId: ProfileId) {
  const profile = await findProfile(db, profileId)
  if (!profile) throw new AppError('NotSignedIn')
  const { isFederated } = account
  const today = todayInParis(clock())
  const isNews = profile.lastSignInOn !== today || (isFederated && !profile.identityFederation)
  if (isNews) await recordVisit(db, profileId, { today, isFederated })
}

const wakeFile = (deps: Needs, profileId: ProfileId) =>
  deps.db.transaction().execute((tx) => lockTenant(deps, tx, profileId))
