import type { IncomingMessage } from 'node:http'
import { browserKind } from '@bailclair/domain/identity/browser-kind.rules.ts'
import type { Deps } from '#deps.ts'
import { factsOf } from '#platform/http/request-facts.ts'
import type { RealmName } from '#realm/realm-names.ts'
import type { SecurityEvent } from './security-event.ts'
import { insertRareSecurityEvent, insertSecurityEvent } from './security-events.repository.ts'

type Needs = Pick<Deps, 'db' | 'logger' | 'metrics'>

/** An event that cannot be stored must not stop a sign-in; the counters and the log still show it. */
export async function recordEvent({ db, logger }: Needs, event: SecurityEvent): Promise<void> {
  const isRare = event.type === 'LOGIN_ERROR' && event.error === 'user_temporarily_disabled'
  const insert = isRare ? insertRareSecurityEvent : insertSecurityEvent
  await insert(db, event).catch((err: unknown) => logger.warn({ err, type: event.type }, 'security event not stored'))
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
