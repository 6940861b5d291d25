import {
  archiveDays,
  archivedOn,
  findArchiveStep,
  firstWarningDays,
  type Silence,
  secondWarningDays,
} from '@bailclair/domain/rental-file/archive.rules.ts'
import { statusAfter } from '@bailclair/domain/rental-file/part-status.rules.ts'
import { addDays, type CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { recordServiceAction } from '#audit/record-audit.service.ts'
import type { Deps, ProfileId } from '#deps.ts'
import { eraseDocuments } from '#document/erase-documents.service.ts'
import type { Db } from '#platform/database/db.ts'
import type { Page } from '#platform/jobs/define-sweep.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { lockPart } from '#rental-file/part/lock-part.service.ts'
import { type Part, updateStatus } from '#rental-file/part/part.repository.ts'
import { deleteNotes } from '#rental-file/part/part-notes.repository.ts'
import type { ProfileRow } from '#rental-file/part/profile.repository.ts'
import { lockFile } from '#rental-file/rental-file.repository.ts'
import { settleFile } from '#rental-file/settle-file.service.ts'
import { type Absent, archiveAbsent, countWarning, listAbsent, listSilent } from './archive.repository.ts'
import { archivedTexts, archiveWarningTexts } from './archive-mails.messages.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>

const day = 24 * 3_600_000

/** Tenants without a recent sign-in, each with the step that is due. */
export async function listSilentTenants({ db, clock }: Needs, page: Page) {
  const today = todayInParis(clock())
  const silentSince = addDays(today, -firstWarningDays)
  const notWarnedSince = addDays(today, firstWarningDays - secondWarningDays)
  const silent = await listSilent(db, { silentSince, notWarnedSince }, page)
  return silent.map(({ id, isActive, ...silence }) => ({
    id,
    at: silence.lastSignInOn,
    step: isActive ? findArchiveStep(silence, today)?.toLowerCase() : undefined,
  }))
}

/** Decides again inside the lock: the tenant may have signed in since. */
export async function takeArchiveStep(deps: Needs, tx: Db, id: ProfileId): Promise<boolean> {
  const { profile, part } = await lockPart(tx, id)
  if (!part || part.status === 'ARCHIVED') return false
  const { lastSignInOn, archiveWarnings: warnings, archiveWarnedOn: warnedOn } = profile
  const silence = { lastSignInOn, warnings, warnedOn }
  const today = todayInParis(deps.clock())
  const step = findArchiveStep(silence, today)
  if (step === 'WARN') await warn(tx, profile, silence, today)
  if (step === 'ARCHIVE') await archive(deps, tx, profile, part)
  return step !== undefined
}

async function warn(tx: Db, { id, email, language }: ProfileRow, silence: Silence, today: CalendarDate) {
  await countWarning(tx, id, today)
  const content = archiveWarningTexts[language]({ archivedOn: archivedOn(silence, today) })
  await enqueueMail(tx, { kind: 'archive-warning', to: email, language, content })
}

async function archive(deps: Needs, tx: Db, profile: ProfileRow, { tenantId, fileId, status }: Part) {
  await eraseDocuments(tx, { tenantId })
  await deleteNotes(tx, tenantId)
  await updateStatus(tx, tenantId, { status: statusAfter('SILENT', status), submittedAt: null })
  await settleFile(deps, tx, fileId, deps.clock())
  await recordServiceAction(deps, tx, 'FILE_ARCHIVED', { concerns: profile, object: { kind: 'FILE', id: fileId } })
  const { email, language } = profile
  await enqueueMail(tx, { kind: 'file-archived', to: email, language, content: archivedTexts[language]({}) })
}

/** Invited tenants who never joined, counted from the invitation. Otherwise a file would wait for them for ever. */
export const listAbsentTenants = ({ db, clock }: Needs, page: Page): Promise<Absent[]> =>
  listAbsent(db, new Date(clock().getTime() - archiveDays * day), page)

/** Without a warning: they have no account. */
export async function archiveAbsentTenant(
  deps: Needs,
  tx: Db,
  { id, fileId }: Pick<Absent, 'id' | 'fileId'>,
): Promise<boolean> {
  if (!(await lockFile(tx, fileId)) || !(await archiveAbsent(tx, id))) return false
  await settleFile(deps, tx, fileId, deps.clock())
  return true
}
