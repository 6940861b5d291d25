import { createHash } from 'node:crypto'
import type { AuditAction } from '@bailclair/domain/audit/audit.schema.ts'
import { canonicalEmail } from '@bailclair/domain/identity/email.rules.ts'
import { addedMethodOf, isDoneByAccount, mostEntriesPerHour } from '@bailclair/domain/identity/security-event.rules.ts'
import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { countAudited, recordAudit, recordServiceAction } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import type { Mail } from '#platform/mail/mail.schema.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { issuerOf, type Realm } from '#platform/session.ts'
import { languageOf } from './account-language.ts'
import { createEventSieve, type SiftedEvent } from './event-sieve.ts'
import { findLatestEvent, insertEvent, listCopied, rememberLatest } from './identity-event.repository.ts'
import type { ListedEvent } from './identity-port.ts'
import { methodAddedTexts } from './sign-in-method-mails.messages.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'identity'>

const realms: readonly Realm[] = ['owner', 'tenant', 'staff']
const pageSize = 100
/** Instances of the identity server have their own clocks and commit in any order. */
const overlapMs = 5 * 60_000

/**
 * Copies what happened around sign-in into the audit log, where its person reads it: each event once, and of each kind
 * no more in an hour than `mostEntriesPerHour`.
 */
export async function copyIdentityEvents(deps: Needs): Promise<void> {
  for (const realm of realms) await copyRealm(deps, realm)
}

async function copyRealm(deps: Needs, realm: Realm): Promise<void> {
  const { events, latest } = await readNewEvents(deps, realm)
  const keyed = events.map((sifted) => ({ ...sifted, key: keyOf(sifted.event) }))
  const copied = await listCopied(
    deps.db,
    realm,
    keyed.map(({ key }) => key),
  )
  for (const event of keyed) if (!copied.has(event.key.toString('hex'))) await copyEvent(deps, realm, event)
  if (latest > 0) await rememberLatest(deps.db, realm, new Date(latest))
}

/** Latest first, page by page, until an event that must have been read before. */
async function readNewEvents({ db, clock, identity }: Needs, realm: Realm) {
  const oldest = daysBefore(clock(), periods.identityEventDays)
  const latest = (await findLatestEvent(db, realm)) ?? oldest
  const since = Math.max(latest.getTime() - overlapMs, oldest.getTime())
  const sieve = createEventSieve()
  for (let first = 0; ; first += pageSize) {
    const page = await identity.listEvents(realm, { since: new Date(since), first, max: pageSize })
    const recent = page.filter(({ time }) => time >= since)
    for (const event of recent) sieve.add(event)
    if (page.length < pageSize || recent.length < page.length) return sieve.result()
  }
}

type Keyed = SiftedEvent & { key: Buffer }

async function copyEvent(deps: Needs, realm: Realm, { event, key, action, subject, hour }: Keyed): Promise<void> {
  const occurredAt = new Date(event.time)
  const account = { issuer: issuerOf(deps.config, realm), subject }
  const mail = await mailAbout(deps, realm, { action, subject, at: occurredAt })
  await deps.db.transaction().execute(async (tx) => {
    if ((await countAudited(deps, tx, account, action, hour)) >= mostEntriesPerHour(action)) return
    if (!(await insertEvent(tx, { realm, key, occurredAt }))) return
    // the entry carries the time of the event
    const then = { ...deps, clock: () => occurredAt }
    if (isDoneByAccount(action)) await recordAudit(then, tx, account, action)
    else await recordServiceAction(then, tx, action, { concerns: account })
    if (mail) await enqueueMail(tx, mail)
  })
}

type Happened = { action: AuditAction; subject: string; at: Date }

/** Something to sign in with that was added at the identity server is told to its person. */
async function mailAbout(deps: Needs, realm: Realm, { action, subject, at }: Happened): Promise<Mail | undefined> {
  const method = addedMethodOf(action)
  if (!method) return undefined
  const user = await deps.identity.findUser(realm, subject)
  if (!user?.email) return undefined
  const language = languageOf(user)
  const content = methodAddedTexts[language]({ realm, method, at })
  return { kind: 'sign-in-method-added', to: canonicalEmail(user.email), language, content }
}

const keyOf = ({ id, time, type, userId, sessionId, error }: ListedEvent) =>
  createHash('sha256')
    .update(JSON.stringify([id, time, type, userId, sessionId, error]))
    .digest()
