import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { mayShareFile } from '@bailclair/domain/application/consent-scope.rules.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { mayResume } from '@bailclair/domain/file-access/access-stop.rules.ts'
import { fileAccessState } from '@bailclair/domain/file-access/file-access.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import {
  type AccessStop,
  allowAgain,
  listStops,
  listWithdrawnStops,
  resumeSharing,
  stopSharing,
} from '#application/access-stop.service.ts'
import { withdrawFile } from '#application/withdraw.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { lockFileById } from '#rental-file/lock-file.service.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { lockTenant } from '#rental-file/part/lock-part.service.ts'
import { cancelVisitsOf } from '#visit/cancel-visits.service.ts'
import { extendAccess } from './extend-access.service.ts'
import { type AccessRow, listAccessRows, lockAccessRow, setPausedAt } from './file-access.repository.ts'
import { type FileVisit, listVisits } from './file-visit.repository.ts'
import { listViewingLinks } from './list-viewing-links.service.ts'
import { findSeat, listSeats, type Seat } from './seat.repository.ts'
import { shareFile } from './share-file.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Who sees the file. Every tenant of it may know, and may stop it (decision 116). */
export async function listFileAccesses(deps: Needs, account: TenantAccount) {
  const accesses = await listAccesses(deps, account)
  const stops = []
  for (const { fileId } of await listSeats(deps.db, account))
    stops.push(...(await listWithdrawnStops(deps.db, fileId, account)))
  return { accesses: accesses.map(({ access }) => access), stops }
}

type Change = {
  id: ApplicationId
  paused?: boolean | undefined
  extend?: true | undefined
  shareFile?: true | undefined
  language: Language
}

/** Every tenant may pause; who paused resumes. Only the initiator may extend or share, as only they apply. */
export const changeAccess = (deps: Needs, account: TenantAccount, change: Change) =>
  withAccess(deps, account, change.id, async (tx, seat, access) => {
    const { id, paused, extend, language } = change
    if (change.shareFile && (await shareFile(deps, tx, { seat, access, account, language })))
      await recordAudit(deps, tx, account, 'FILE_SHARED', aboutProperty(access))
    if (extend && seat.tenantType !== 'CREATE') throw new AppError('InitiatorOnly')
    if (extend) {
      await extendAccess(deps, tx, seat.fileId, { access, language })
      await recordAudit(deps, tx, account, 'ACCESS_EXTENDED', aboutProperty(access))
    }
    if (paused === undefined) return
    const pair = { fileId: seat.fileId, propertyId: access.propertyId }
    const wasPaused = access.pausedAt !== null
    if (paused) await stopSharing(tx, pair, account, deps.clock())
    const isPaused = paused || (wasPaused && !(await resumeSharing(tx, pair, account)))
    if (isPaused !== wasPaused) await setPausedAt(tx, id, isPaused ? deps.clock() : null)
    if (paused !== wasPaused)
      await recordAudit(deps, tx, account, paused ? 'ACCESS_PAUSED' : 'ACCESS_RESUMED', aboutProperty(access))
  })

/** Removes the row from the owner's list at once. The initiator's own next application needs nobody else's consent. */
export const withdrawAccess = (deps: Needs, account: TenantAccount, id: ApplicationId) =>
  withAccess(deps, account, id, async (tx, { fileId, tenantType }, access) => {
    await cancelVisitsOf(deps, tx, [id])
    await withdrawFile(tx, fileId, id)
    if (tenantType === 'JOIN') await stopSharing(tx, { fileId, propertyId: access.propertyId }, account, deps.clock())
    await recordAudit(deps, tx, account, 'ACCESS_WITHDRAWN', aboutProperty(access))
  })

/** Who withdrew lets the initiator apply again. */
export async function allowApplyingAgain(deps: Needs, account: TenantAccount, id: string) {
  await deps.db.transaction().execute(async (tx) => {
    const propertyId = await allowAgain(tx, id, account)
    await recordAudit(deps, tx, account, 'ACCESS_RESUMED', aboutProperty({ propertyId }))
  })
  return listFileAccesses(deps, account)
}

/** The owner of the property sees these actions in their audit log. */
const aboutProperty = ({ propertyId }: Pick<AccessRow, 'propertyId'>) => ({
  object: { kind: 'PROPERTY' as const, id: propertyId },
})

async function withAccess(
  deps: Needs,
  account: TenantAccount,
  id: ApplicationId,
  work: (tx: Db, seat: Seat, access: AccessRow) => Promise<void>,
) {
  await deps.db.transaction().execute(async (tx) => {
    const seat = await lockSeat(deps, tx, account, id)
    const access = seat && (await lockAccessRow(tx, seat.fileId, id, todayInParis(deps.clock())))
    if (!seat || !access) throw new AppError('ApplicationNotFound')
    await work(tx, seat, access)
  })
  return listFileAccesses(deps, account)
}

/** Locks one file. Of the tenant area, an archived part comes back as at every change by its tenant. */
async function lockSeat(deps: Needs, tx: Db, account: TenantAccount, id: ApplicationId): Promise<Seat | undefined> {
  const seat = await findSeat(tx, account, id)
  if (seat?.source === 'BUNDLED') await lockTenant(deps, tx, await getProfileId(deps, account))
  else if (seat) await lockFileById(tx, seat.fileId)
  // somebody may have left the file meanwhile
  return seat && findSeat(tx, account, id)
}

/** Each property that a file of the account is shown for; `row` has the consent, for the data export. */
export async function listAccesses({ db, clock }: Pick<Deps, 'db' | 'clock'>, account: TenantAccount) {
  const today = todayInParis(clock())
  const found = []
  for (const seat of await listSeats(db, account)) {
    const rows = await listAccessRows(db, seat.fileId, today)
    const ids = rows.map(({ id }) => id)
    const visits = await listVisits(db, ids)
    const linksOf = await listViewingLinks({ db, clock }, ids)
    const stops = Map.groupBy(await listStops(db, seat.fileId, account), ({ propertyId }) => propertyId)
    for (const row of rows) {
      const about = { visits: visits.get(row.id) ?? [], stops: stops.get(row.propertyId) ?? [], seat }
      found.push({ row, access: { ...toAccess(row, about, today), viewingLinks: linksOf(row.id) } })
    }
  }
  return found
}

type About = { visits: readonly FileVisit[]; stops: readonly AccessStop[]; seat: Seat }

function toAccess(row: AccessRow, { visits, stops, seat }: About, today: CalendarDate) {
  const {
    id,
    propertyName,
    address,
    ownerFirstName,
    ownerLastName,
    createdAt,
    accessEndsOn,
    fileStatus,
    consentScope,
    wish,
    entryDate,
    pausedAt,
    stage,
  } = row
  const isPaused = pausedAt !== null
  const other = isPaused ? stops.find(({ isMine }) => !isMine) : undefined
  return {
    id,
    propertyName,
    address,
    ownerName: [ownerFirstName, ownerLastName].filter(Boolean).join(' '),
    appliedAt: createdAt.toISOString(),
    accessEndsOn,
    paused: isPaused,
    mayResume: isPaused && mayResume(stops),
    mayExtend: seat.tenantType === 'CREATE' && stage !== 'NOT_CHOSEN',
    ...(other && { pausedBy: { firstName: other.firstName } }),
    scope: consentScope,
    wish,
    entryDate,
    mayShareFile: mayShareFile({ scope: consentScope, tenantType: seat.tenantType, stage }),
    status: fileAccessState({ fileStatus, consentScope, accessEndsOn, isPaused }, today),
    stage,
    visits: visits.map(({ visitedAt, ...visit }) => ({ ...visit, visitedAt: visitedAt.toISOString() })),
  }
}
