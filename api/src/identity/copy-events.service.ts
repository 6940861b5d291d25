import { createHash } from 'node:crypto'
import { auditActionOf, isDoneByAccount } from '@bailclair/domain/identity/security-event.rules.ts'
import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { recordAudit, recordServiceAction } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { issuerOf, type Realm } from '#platform/session.ts'
import { findLatestEvent, insertEvent } from './identity-event.repository.ts'
import type { ListedEvent } from './identity-port.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'identity'>

const realms: readonly Realm[] = ['owner', 'tenant', 'staff']
const pageSize = 100
/** Instances of the identity server have their own clocks and commit in any order. */
const overlapMs = 5 * 60_000

/** Copies what happened around sign-in into the audit log, where its person reads it; each event once. */
export async function copyIdentityEvents(deps: Needs): Promise<void> {
  for (const realm of realms) {
    const events = await listNewEvents(deps, realm)
    for (const event of events.toReversed()) await copyEvent(deps, realm, event)
  }
}

/** Latest first, page by page, until an event that must have been copied before. */
async function listNewEvents({ db, clock, identity }: Needs, realm: Realm): Promise<ListedEvent[]> {
  const oldest = daysBefore(clock(), periods.identityEventDays)
  const latest = (await findLatestEvent(db, realm)) ?? oldest
  const since = new Date(Math.max(latest.getTime() - overlapMs, oldest.getTime()))
  const events: ListedEvent[] = []
  for (let first = 0; ; first += pageSize) {
    const page = await identity.listEvents(realm, { since, first, max: pageSize })
    const recent = page.filter(({ time }) => time >= since.getTime())
    events.push(...recent)
    if (page.length < pageSize || recent.length < page.length) return events
  }
}

async function copyEvent(deps: Needs, realm: Realm, event: ListedEvent): Promise<void> {
  const action = auditActionOf({ ...event, reason: event.details.reason })
  const { userId: subject } = event
  if (!action || !subject) return
  const occurredAt = new Date(event.time)
  await deps.db.transaction().execute(async (tx) => {
    if (!(await insertEvent(tx, { realm, key: keyOf(event), occurredAt }))) return
    const account = { issuer: issuerOf(deps.config, realm), subject }
    // the entry carries the time of the event
    const then = { ...deps, clock: () => occurredAt }
    if (isDoneByAccount(action)) await recordAudit(then, tx, account, action)
    else await recordServiceAction(then, tx, action, { concerns: account })
  })
}

const keyOf = ({ id, time, type, userId, sessionId, error }: ListedEvent) =>
  createHash('sha256')
    .update(JSON.stringify([id, time, type, userId, sessionId, error]))
    .digest()
