import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { createTokenVerifier } from '#identity/access-token.ts'
import { claimOf } from '#identity/cut-off.service.ts'
import type { Session } from '#platform/session.ts'
import { findCaller } from './caller.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * `Deps.verifyTenantToken`: checks the signature, then the session in the database, at each call. It creates no
 * profile: tenants of an authority's own system never use this tenant area.
 */
export function createTenantVerifier(
  deps: Needs & Pick<Deps, 'logger' | 'identity'>,
): (bearer: string) => Promise<TenantAccount> {
  const verifyToken = createTokenVerifier(deps, 'tenant')
  return async (bearer) => identifyTenant(deps, await verifyToken(bearer))
}

/** Refused when the session or the account has ended. */
export async function identifyTenant({ db, clock, config }: Needs, session: Session): Promise<TenantAccount> {
  const { id, isRefused } = await findCaller(db, claimOf({ clock, config }, session))
  if (isRefused) throw new AppError('NotSignedIn')
  return { ...session, profileId: id ?? undefined }
}
