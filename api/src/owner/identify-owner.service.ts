import { AppError } from '@bailclair/domain/contract/errors.ts'
import { personalName } from '@bailclair/domain/identity/personal-name.schema.ts'
import { defaultLanguage } from '@bailclair/domain/value/language.ts'
import type { Deps, OwnerId, SignedIn } from '#deps.ts'
import { createTokenVerifier } from '#identity/access-token.ts'
import { claimOf } from '#identity/cut-off.service.ts'
import type { Session } from '#platform/session.ts'
import { findCaller, insertOwner } from './caller.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** `Deps.verifyAccessToken`: checks the signature, then the session in the database, at each call. */
export function createOwnerVerifier(
  deps: Needs & Pick<Deps, 'logger' | 'identity'>,
): (bearer: string) => Promise<SignedIn> {
  const verifyToken = createTokenVerifier(deps, 'owner')
  return async (bearer) => identifyOwner(deps, await verifyToken(bearer))
}

/** Finds the owner of the session. The first call of an account creates the owner, whichever call it is. */
async function identifyOwner(deps: Needs, session: Session): Promise<SignedIn> {
  const { id, changes } = await findOwner(deps, session)
  return id ? { ownerId: id, session, changes } : { ownerId: await createOwner(deps, session), session }
}

async function findOwner({ db, clock, config }: Needs, session: Session) {
  const { id, isRefused, changes } = await findCaller(db, claimOf({ clock, config }, session))
  if (isRefused) throw new AppError('NotSignedIn')
  return { id, changes }
}

async function createOwner(deps: Needs, session: Session): Promise<OwnerId> {
  const { issuer, subject, email, isFederated } = session
  const id = await insertOwner(deps.db, {
    issuer,
    subject,
    email,
    firstName: nameOrNull(session.firstName),
    lastName: nameOrNull(session.lastName),
    identityFederation: isFederated,
    // until the profile call tells the language of the pages
    language: defaultLanguage,
  })
  const ownerId = id ?? (await findOwner(deps, session)).id
  if (!ownerId) throw new AppError('NotSignedIn')
  return ownerId
}

/** A name of the federation that our rules refuse is dropped; the owner is then asked for it. */
const nameOrNull = (name: string | undefined) => personalName.safeParse(name).data ?? null
