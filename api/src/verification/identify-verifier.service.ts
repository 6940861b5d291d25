import { AppError } from '@bailclair/domain/platform/errors.ts'
import type { Deps, Verifier } from '#deps.ts'
import { createTokenVerifier } from '#identity/access-token.ts'
import { pseudonymOf } from '#identity/pseudonym.ts'
import { isRefused } from '#identity/session.repository.ts'

/** The role of realm `staff` that lets someone in (decision 42). */
export const verifierRole = 'verifier'

/**
 * `Deps.verifyStaffToken`: the token by its signature, the session by the database, then the role. Nothing is kept about
 * verifiers here but what they did: their accounts are the identity server's.
 */
export function createStaffVerifier(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>,
): (bearer: string) => Promise<Verifier> {
  const verifyToken = createTokenVerifier(deps, 'staff')
  return async (bearer) => {
    const { roles, ...session } = await verifyToken(bearer)
    const subjectHash = pseudonymOf(deps.config, 'tombstone', session)
    if (await isRefused(deps.db, { sid: session.sid, subjectHash, now: deps.clock() }))
      throw new AppError('NotSignedIn')
    if (!roles.includes(verifierRole)) throw new AppError('NotAllowed')
    return session
  }
}
