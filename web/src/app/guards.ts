import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import type { Session } from '@bailclair/front/platform/session.ts'
import { pathTo } from '#platform/paths.ts'
import type { Access } from './route.ts'

export type Decision =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'sign-in' }
  | { kind: 'unavailable' }
  | { kind: 'redirect'; to: string }

const show: Decision = { kind: 'show' }

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
    case 'named-owner':
      return ownerDecisions[session.status]
  }
}

const ownerDecisions: Record<Session['status'], Decision> = {
  unknown: { kind: 'wait' },
  unavailable: { kind: 'unavailable' },
  'signed-out': { kind: 'sign-in' },
  'signed-in': show,
}

/** Once the profile is there: who has no first or last name gives them first, where the page needs them (spec §2). */
export function guardName(access: Access, { firstName, lastName }: Pick<Owner, 'firstName' | 'lastName'>): Decision {
  if (access !== 'named-owner' || (firstName && lastName)) return show
  return { kind: 'redirect', to: pathTo('AccountName') }
}
