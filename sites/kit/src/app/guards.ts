import type { Session } from '#platform/session.ts'
import type { Access } from './route.ts'

export type Decision =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'sign-in' }
  | { kind: 'unavailable' }
  | { kind: 'ended' }
  | { kind: 'redirect'; to: string }

const show: Decision = { kind: 'show' }

/**
 * Decides what a visitor gets; `home` is the first signed-in page. Public pages never wait for the identity server
 * (decision 23).
 */
export function guard(access: Access, session: Session, home: string): Decision {
  switch (access) {
    case 'anonymous':
    case 'public':
      return show
    case 'guest':
    case 'hidden-when-signed-in':
      return session.status === 'signed-in' ? { kind: 'redirect', to: home } : show
    case 'signed-in':
    case 'named':
      return signedInDecisions[session.status]
  }
}

const signedInDecisions: Record<Session['status'], Decision> = {
  unknown: { kind: 'wait' },
  unavailable: { kind: 'unavailable' },
  'signed-out': { kind: 'sign-in' },
  ended: { kind: 'ended' },
  'signed-in': show,
}
