import { deletionDate, findInactivityStep, type InactivityStep } from '@bailclair/domain/retention/inactivity.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { recordServiceAction } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { MailTexts } from '#platform/mail/mail-texts.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { type InactiveOwner, type InactiveTenant, recordWarning } from './inactivity.repository.ts'

type Warning = Exclude<InactivityStep, 'deletion'>
type WarningTexts = Record<Warning, MailTexts<{ deletedOn: CalendarDate }>>

const warnings = {
  'first-warning': { kind: 'inactivity-warning', count: 1 },
  'last-warning': { kind: 'inactivity-last-warning', count: 2 },
} as const

type Case = {
  person: InactiveOwner | InactiveTenant
  table: 'owner' | 'tenantProfile'
  texts: WarningTexts
  today: CalendarDate
  end: () => Promise<unknown>
}

/** Takes the step that a locked person is due for: a warning with its mail and audit entry, or the deletion. */
export async function takeInactivityStep(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  { person, table, texts, today, end }: Case,
): Promise<boolean> {
  const step = findInactivityStep(person, today)
  if (step === undefined) return false
  if (step === 'deletion') {
    await end()
    return true
  }
  const { id, email, language } = person
  const { kind, count } = warnings[step]
  await recordWarning(tx, table, id, { warnings: count, today })
  const content = texts[step][language]({ deletedOn: deletionDate(person, step, today) })
  await enqueueMail(tx, { kind, to: email, language, content, ...(table === 'owner' && { ownerId: id }) })
  await recordServiceAction(deps, tx, 'INACTIVITY_WARNED', { concerns: person })
  return true
}
