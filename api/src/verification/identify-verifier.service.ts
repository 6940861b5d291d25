import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps, Verifier } from '#deps.ts'
import { createTokenVerifier } from '#identity/access-token.ts'
import { isSessionOver } from '#identity/session-over.service.ts'

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
    if (await isSessionOver(deps, session)) throw new AppError('NotSignedIn')
    if (!roles.includes(verifierRole)) throw new AppError('NotAllowed')
    return session
  }
}
