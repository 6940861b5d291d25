import { AppError } from '@bailclair/domain/platform/errors.ts'
import type { Deps } from '#deps.ts'
import { createTokenVerifier } from './access-token.ts'
import type { Session } from './identity-port.ts'
import { pseudonymOf } from './pseudonym.ts'
import { isRefused } from './session.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>

/** `Deps.verifyTenantToken`: the token by its signature, then the session by the database, at each call. */
export function createTenantVerifier(deps: Needs): (bearer: string) => Promise<Session> {
  const verifyToken = createTokenVerifier(deps, 'tenant')
  return async (bearer) => {
    const session = await verifyToken(bearer)
    const subjectHash = pseudonymOf(deps.config, 'tombstone', session)
    if (await isRefused(deps.db, { sid: session.sid, subjectHash, now: deps.clock() }))
      throw new AppError('NotSignedIn')
    return session
  }
}
