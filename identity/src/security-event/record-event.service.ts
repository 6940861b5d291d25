import type { IncomingMessage } from 'node:http'
import { browserKind } from '@bailclair/domain/identity/browser-kind.rules.ts'
import { auditActionOf, mostEntriesPerHour } from '@bailclair/domain/identity/security-event.rules.ts'
import type { Deps } from '#deps.ts'
import { factsOf } from '#platform/http/request-facts.ts'
import type { RealmName } from '#realm/realm-names.ts'
import type { SecurityEvent } from './security-event.ts'
import { insertSecurityEvent } from './security-events.repository.ts'

type Needs = Pick<Deps, 'db' | 'logger' | 'metrics'>

/**
 * Stores an event of an account, unless there were enough of its kind within an hour: a flood must not fill the table.
 * One that cannot be stored must not stop a sign-in. The counters and the log show all of them.
 */
export async function recordEvent({ db, logger }: Needs, event: SecurityEvent): Promise<void> {
  const { type, account, ...more } = event
  const action = auditActionOf({ type, ...more, ...('reason' in event.details && { reason: event.details.reason }) })
  if (!account || !action) return
  await insertSecurityEvent(db, { ...event, account }, mostEntriesPerHour(action)).catch((err: unknown) =>
    logger.warn({ err, type }, 'security event not stored'),
  )
}

export type SignInOutcome =
  | 'signed-in'
  | 'wrong-credentials'
  | 'slowed-down'
  | 'unavailable'
  | 'missing'
  | `federation-${string}`

/** The page of a failed sign-in has status 200, so its log line and a counter say what happened. */
export function countSignIn({ metrics }: Needs, req: IncomingMessage, realm: RealmName, outcome: SignInOutcome): void {
  factsOf(req).outcome = outcome
  metrics.signIns.inc({ realm, outcome })
}

export const browserOf = (req: IncomingMessage) => browserKind(req.headers['user-agent'])
