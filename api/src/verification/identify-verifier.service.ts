import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps, Verifier } from '#deps.ts'
import { createTokenVerifier } from '#identity/access-token.ts'
import { isSessionOver } from '#identity/session-over.service.ts'

/** The role of realm `staff` that opens the desk (decision 42). */
export const verifierRole = 'verifier'

/**
 * `Deps.verifyStaffToken`: checks the signature, the session in the database, then the role. Accounts of verifiers are
 * stored at the identity server only.
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
