import { AppError } from '@bailclair/domain/platform/errors.ts'
import type { Language } from '@bailclair/domain/platform/language.ts'
import { todayInParis } from '@bailclair/domain/platform/today.ts'
import type { Deps, ProfileId, TenantAccount } from '#deps.ts'
import { holdTenant } from './hold-part.service.ts'
import { getProfileId } from './identify-tenant.service.ts'
import { findPart } from './part.repository.ts'
import { findProfile, recordVisit } from './profile.repository.ts'
import { type ProfileAnswer, toProfile } from './to-profile.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * The signed-in tenant and their file. It writes only what is new: the first call of a day, another language, a first
 * sign-in through the federation; an archived file wakes (contract, files of applicants).
 */
export async function openProfile(deps: Needs, account: TenantAccount, language: Language): Promise<ProfileAnswer> {
  const profileId = await getProfileId(deps, account)
  await recordSignIn(deps, account, profileId, language)
  const part = await findPart(deps.db, profileId)
  if (part?.status === 'ARCHIVED') await wakeFile(deps, profileId)
  return toProfile(deps, profileId)
}

async function recordSignIn({ db, clock }: Needs, account: TenantAccount, profileId: ProfileId, language: Language) {
  const profile = await findProfile(db, profileId)
  if (!profile) throw new AppError('NotSignedIn')
  const { isFederated } = account
  const today = todayInParis(clock())
  const isNews =
    profile.lastSignInOn !== today || profile.language !== language || (isFederated && !profile.identityFederation)
  if (isNews) await recordVisit(db, profileId, { today, language, isFederated })
}

const wakeFile = (deps: Needs, profileId: ProfileId) =>
  deps.db.transaction().execute((tx) => holdTenant(deps, tx, profileId))
