import { addDays, type CalendarDate } from '@bailclair/domain/platform/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/platform/today.ts'
import {
  archiveDays,
  archivedOn,
  findArchiveStep,
  firstWarningDays,
  type Silence,
  secondWarningDays,
} from '@bailclair/domain/tenant/archive.rules.ts'
import { statusAfter } from '@bailclair/domain/tenant/part-status.rules.ts'
import { recordDeedOfService } from '#audit/record-audit.service.ts'
import type { Deps, ProfileId } from '#deps.ts'
import { eraseDocuments } from '#document/erase-documents.service.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { lockFile } from '#rental-file/bundled-file.service.ts'
import { settleFile } from '#rental-file/settle-file.service.ts'
import { type Absent, archiveAbsent, countWarning, listAbsent, listSilent } from './archive.repository.ts'
import { archivedTexts, archiveWarningTexts } from './archive-mails.messages.ts'
import { holdPart } from './hold-part.service.ts'
import { type Part, updateStatus } from './part.repository.ts'
import type { ProfileRow } from './profile.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>

const day = 24 * 3_600_000

/**
 * A turn: those who have not signed in for long are warned, then archived and their documents erased (decision 117). Each
 * in a transaction of their own, which looks again: someone may have come back since, or another instance been here.
 */
export async function archiveSilent(deps: Needs): Promise<void> {
  const today = todayInParis(deps.clock())
  const silentSince = addDays(today, -firstWarningDays)
  const notWarnedSince = addDays(today, firstWarningDays - secondWarningDays)
  for (const id of await listSilent(deps.db, { silentSince, notWarnedSince }))
    await orNextTime(deps, (tx) => takeStep(deps, tx, id, today))

  const invitedBefore = new Date(deps.clock().getTime() - archiveDays * day)
  for (const absent of await listAbsent(deps.db, invitedBefore))
    await orNextTime(deps, (tx) => archiveWhoNeverCame(deps, tx, absent))
}

/** One who cannot be settled must not keep the others from it. */
async function orNextTime({ db, logger }: Needs, work: (tx: Db) => Promise<void>): Promise<void> {
  try {
    await db.transaction().execute(work)
  } catch (err) {
    logger.error({ err }, 'a silent tenant is left as they are until the next turn')
  }
}

async function takeStep(deps: Needs, tx: Db, id: ProfileId, today: CalendarDate): Promise<void> {
  const { profile, part } = await holdPart(tx, id)
  if (!part || part.status === 'ARCHIVED') return
  const { lastSignInOn, archiveWarnings: warnings, archiveWarnedOn: warnedOn } = profile
  const silence = { lastSignInOn, warnings, warnedOn }
  const step = findArchiveStep(silence, today)
  if (step === 'WARN') await warn(tx, profile, silence, today)
  if (step === 'ARCHIVE') await archive(deps, tx, profile, part)
}

async function warn(tx: Db, { id, email, language }: ProfileRow, silence: Silence, today: CalendarDate) {
  await countWarning(tx, id, today)
  const content = archiveWarningTexts[language]({ archivedOn: archivedOn(silence, today) })
  await enqueueMail(tx, { kind: 'archive-warning', to: email, language, content })
}

async function archive(deps: Needs, tx: Db, profile: ProfileRow, { tenantId, fileId, status }: Part) {
  await eraseDocuments(tx, { tenantId })
  await updateStatus(tx, tenantId, { status: statusAfter('SILENT', status), submittedAt: null })
  await settleFile(deps, tx, fileId, deps.clock())
  await recordDeedOfService(deps, tx, 'FILE_ARCHIVED', { concerns: profile, object: { kind: 'FILE', id: fileId } })
  const { email, language } = profile
  await enqueueMail(tx, { kind: 'file-archived', to: email, language, content: archivedTexts[language]({}) })
}

/** They count from the invitation, or a file would wait for them for ever. Nobody to warn: they have no account. */
async function archiveWhoNeverCame(deps: Needs, tx: Db, { tenantId, fileId }: Absent): Promise<void> {
  if (!(await lockFile(tx, fileId))) return
  await archiveAbsent(tx, tenantId)
  await settleFile(deps, tx, fileId, deps.clock())
}
