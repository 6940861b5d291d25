import type { Acquisition } from '@bailclair/domain/acquisition/acquisition.rules.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { firstLanguage } from '#platform/first-language.ts'
import { type Version, versionOfOwner } from '#platform/poll-version.ts'
import { findOwner, recordVisit } from './owner.repository.ts'
import { type OwnerAnswer, toOwner } from './to-owner.ts'

type Visit = { language: Language; acquisition: Acquisition | undefined }

/**
 * Writes only what is new: the first call of a day, a first sign-in through the federation, the first campaign. The
 * language is that of the account's first sign-in, whatever later calls send.
 */
export async function openProfile(
  deps: Pick<Deps, 'db' | 'clock' | 'tokens'>,
  { ownerId, session }: SignedIn,
  { language, acquisition }: Visit,
): Promise<OwnerAnswer> {
  const { db, clock } = deps
  const owner = await findOwner(db, ownerId)
  if (!owner) throw new AppError('NotSignedIn')
  const { isFederated } = session
  const today = todayInParis(clock())
  const isNews =
    owner.lastSignInOn !== today ||
    (isFederated && !owner.identityFederation) ||
    (acquisition !== undefined && !owner.hasAcquisition)
  if (isNews) await recordVisit(db, ownerId, { today, language, isFederated, acquisition })
  const own = firstLanguage(owner, language)
  return toOwner(deps, { ...owner, language: own, identityFederation: owner.identityFederation || isFederated })
}

/** The first call of a day is answered anew, because it is recorded; so is that of another kind of session. */
export function versionOfProfile(deps: Pick<Deps, 'clock'>, caller: SignedIn, language: Language): Version {
  const version = versionOfOwner(deps, caller)
  return version && `${version} ${language} ${caller.session.isFederated}`
}
