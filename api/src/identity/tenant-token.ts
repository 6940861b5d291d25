import { AppError } from '@bailclair/domain/platform/errors.ts'
import type { Deps } from '#deps.ts'
import { createTokenVerifier } from './access-token.ts'
import type { Session } from './identity-port.ts'
import { pseudonymOf } from './pseudonym.ts'
import { isRefused } from './session.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>

/**
 * `Deps.verifyTenantToken`: the access token that an applicant brings along in a body (contract, subscribe), checked
 * like an owner's and refused under a code of its own: the page has to ask for another sign-in than the owner's.
 */
export function createTenantVerifier(deps: Needs): (token: unknown) => Promise<Session> {
  const verifyToken = createTokenVerifier(deps, 'tenant')
  return async (token) => {
    const session = await verifyToken(typeof token === 'string' ? token : '').catch((cause) => {
      throw cause instanceof AppError && cause.code === 'NotSignedIn'
        ? new AppError('TenantTokenInvalid', { cause })
        : cause
    })
    const subjectHash = pseudonymOf(deps.config, 'tombstone', session)
    if (await isRefused(deps.db, { sid: session.sid, subjectHash, now: deps.clock() }))
      throw new AppError('TenantTokenInvalid')
    return session
  }
}
