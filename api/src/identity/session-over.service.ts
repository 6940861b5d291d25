import type { Deps } from '#deps.ts'
import type { Session } from './identity-port.ts'
import { pseudonymOf } from './pseudonym.ts'
import { isRefused } from './session.repository.ts'

/** Signed out of, or of an account that was ended: what a valid token does not say. */
export const isSessionOver = (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  session: Session,
): Promise<boolean> =>
  isRefused(db, { sid: session.sid, subjectHash: pseudonymOf(config, 'tombstone', session), now: clock() })
