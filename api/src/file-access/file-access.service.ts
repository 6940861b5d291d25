import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { fileAccessState } from '@bailclair/domain/file-access/file-access.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { withdrawFile } from '#application/withdraw.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, RentalFileId, TenantAccount } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { lockTenant } from '#rental-file/part/lock-part.service.ts'
import { findPart, type Part } from '#rental-file/part/part.repository.ts'
import { extendAccess } from './extend-access.service.ts'
import { type AccessRow, listAccessRows, lockAccessRow, setPausedAt } from './file-access.repository.ts'
import { type FileVisit, listVisits } from './file-visit.repository.ts'
import { listViewingLinks } from './list-viewing-links.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Who sees the file. Every tenant of it may know, and may stop it (decision 116). */
export async function listFileAccesses(deps: Needs, account: TenantAccount) {
  const part = await findPart(deps.db, await getProfileId(deps, account))
  return toAccesses(deps, part)
}

type Change = { id: ApplicationId; paused?: boolean | undefined; extend?: true | undefined; language: Language }

/** Every tenant may pause. Only the initiator may extend, as only they apply. */
export const changeAccess = (deps: Needs, account: TenantAccount, { id, paused, extend, language }: Change) =>
  withAccess(deps, account, id, async (tx, part, access) => {
    if (extend && part.tenantType !== 'CREATE') throw new AppError('InitiatorOnly')
    if (extend) {
      await extendAccess(deps, tx, part.fileId, { access, language })
      await recordAudit(deps, tx, account, 'ACCESS_EXTENDED', aboutProperty(access))
    }
    if (paused === undefined || paused === (access.pausedAt !== null)) return
    await setPausedAt(tx, id, paused ? deps.clock() : null)
    await recordAudit(deps, tx, account, paused ? 'ACCESS_PAUSED' : 'ACCESS_RESUMED', aboutProperty(access))
  })

/** Removes the row from the owner's list at once. */
export const withdrawAccess = (deps: Needs, account: TenantAccount, id: ApplicationId) =>
  withAccess(deps, account, id, async (tx, { fileId }, access) => {
    await withdrawFile(tx, fileId, id)
    await recordAudit(deps, tx, account, 'ACCESS_WITHDRAWN', aboutProperty(access))
  })

/** The owner of the property sees these actions in their audit log. */
const aboutProperty = ({ propertyId }: AccessRow) => ({ object: { kind: 'PROPERTY' as const, id: propertyId } })

async function withAccess(
  deps: Needs,
  account: TenantAccount,
  id: ApplicationId,
  work: (tx: Db, part: Part, access: AccessRow) => Promise<void>,
) {
  const profileId = await getProfileId(deps, account)
  const part = await deps.db.transaction().execute(async (tx) => {
    const { part } = await lockTenant(deps, tx, profileId)
    const access = part && (await lockAccessRow(tx, part.fileId, id, todayInParis(deps.clock())))
    if (!part || !access) throw new AppError('ApplicationNotFound')
    await work(tx, part, access)
    return part
  })
  return toAccesses(deps, part)
}

async function toAccesses(deps: Needs, part: Part | undefined) {
  const accesses = part ? await listAccesses(deps, part.fileId) : []
  return { accesses: accesses.map(({ access }) => access), mayExtend: part?.tenantType === 'CREATE' }
}

/** Each property that the file is shown for, until the row is purged; `row` has the consent, for the data export. */
export async function listAccesses({ db, clock }: Pick<Deps, 'db' | 'clock'>, fileId: RentalFileId) {
  const today = todayInParis(clock())
  const rows = await listAccessRows(db, fileId, today)
  const ids = rows.map(({ id }) => id)
  const visits = await listVisits(db, ids)
  const linksOf = await listViewingLinks({ db, clock }, ids)
  return rows.map((row) => ({
    row,
    access: { ...toAccess(row, visits.get(row.id) ?? [], today), viewingLinks: linksOf(row.id) },
  }))
}

function toAccess(row: AccessRow, visits: readonly FileVisit[], today: CalendarDate) {
  const { id, propertyName, ownerFirstName, ownerLastName, createdAt, accessEndsOn, fileStatus, pausedAt } = row
  const isPaused = pausedAt !== null
  return {
    id,
    propertyName,
    ownerName: [ownerFirstName, ownerLastName].filter(Boolean).join(' '),
    appliedAt: createdAt.toISOString(),
    accessEndsOn,
    paused: isPaused,
    status: fileAccessState({ fileStatus, accessEndsOn, isPaused }, today),
    visits: visits.map(({ visitedAt, ...visit }) => ({ ...visit, visitedAt: visitedAt.toISOString() })),
  }
}
