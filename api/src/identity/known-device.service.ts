import { createHmac } from 'node:crypto'
import { browserKind } from '@bailclair/domain/identity/browser-kind.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { pseudonymOf } from '#platform/pseudonym.ts'
import type { SignedInVisit } from '#platform/session.ts'
import { rememberDevice } from './known-device.repository.ts'
import { newDeviceTexts } from './new-device-mails.messages.ts'
import { insertDevice } from './signed-in-device.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Sessions of which this instance knows that their device is stored. */
const maxKnownSessions = 10_000

/**
 * `Deps.noticeVisit`: keeps the kind of browser at the first call of each session. A device that the account has not
 * used before is told to its person, in the audit log and by mail, except at the very first sign-in.
 */
export function createDeviceWatch(deps: Needs): (visit: SignedInVisit) => Promise<void> {
  const known = new Set<string>()
  return async (visit) => {
    const { sid } = visit.session
    if (known.has(sid)) return
    await noticeDevice(deps, visit)
    if (known.size >= maxKnownSessions) known.clear()
    known.add(sid)
  }
}

async function noticeDevice(deps: Needs, visit: SignedInVisit): Promise<void> {
  const { session, realm, ownerId, language } = visit
  const account = pseudonymOf(deps.config, 'device', session)
  const device = createHmac('sha256', deps.config.PSEUDONYM_KEY)
    .update(JSON.stringify(['device-id', visit.device ?? session.sid]))
    .digest()
  const now = deps.clock()
  const kind = browserKind(visit.userAgent)
  const { browser = null, system = null } = kind
  const { country = null } = visit
  await deps.db.transaction().execute(async (tx) => {
    await insertDevice(tx, { sid: session.sid, account, browser, system, country, seenAt: now })
    const { isNew, isFirst } = await rememberDevice(tx, { account, device, seenOn: todayInParis(now) })
    if (!isNew || isFirst) return
    await recordAudit(deps, tx, session, 'NEW_DEVICE')
    const content = newDeviceTexts[language]({ realm, at: now, ...kind })
    const mail = { kind: 'new-device', to: session.email, language, content }
    await enqueueMail(tx, { ...mail, ...(ownerId && { ownerId }) })
  })
}
