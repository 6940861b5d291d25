import { pathTo } from '#platform/paths.ts'
import type { OwnerNames, Session } from '#platform/session.ts'
import type { Access } from './route.ts'

export type Decision = { kind: 'show' } | { kind: 'wait' } | { kind: 'sign-in' } | { kind: 'redirect'; to: string }

const show: Decision = { kind: 'show' }
const wait: Decision = { kind: 'wait' }

/** The navigation guards of spec §2. What everyone may see never waits for the identity server (decision 23). */
export function guard(access: Access, session: Session): Decision {
  switch (access) {
    case 'anonymous':
    case 'public':
      return show
    case 'guest':
    case 'hidden-when-signed-in':
      return session.status === 'signed-in' ? { kind: 'redirect', to: pathTo('Dashboard') } : show
    case 'owner':
      return guardOwner(session, () => show)
    case 'named-owner':
      return guardOwner(session, guardName)
  }
}

function guardOwner(session: Session, next: (owner: OwnerNames | undefined) => Decision): Decision {
  if (session.status === 'unknown') return wait
  if (session.status === 'signed-out') return { kind: 'sign-in' }
  return next(session.owner)
}

function guardName(owner: OwnerNames | undefined): Decision {
  if (!owner) return wait
  return owner.firstName && owner.lastName ? show : { kind: 'redirect', to: pathTo('AccountName') }
}
