import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { fileAccessState } from '@bailclair/domain/file-access/file-access.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { withdrawFile } from '#application/withdraw.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { lockTenant } from '#rental-file/part/lock-part.service.ts'
import { findPart, type Part } from '#rental-file/part/part.repository.ts'
import {
  type AccessRow,
  extendAccess,
  listAccesses,
  lockAccess,
  pauseAccess,
  resumeAccess,
} from './access-rows.service.ts'
import { type FileVisit, listVisitsOf } from './list-visits.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Who sees the file: every tenant of it may know, and stop it (decision 116). */
export async function listFileAccesses(deps: Needs, account: TenantAccount) {
  const part = await findPart(deps.db, await getProfileId(deps, account))
  return toAccesses(deps, part)
}

type Wish = { id: ApplicationId; paused?: boolean | undefined; extend?: true | undefined; language: Language }

/** To pause is everybody's, to consent the initiator's alone, as applying is (spec §6). */
export const changeAccess = (deps: Needs, account: TenantAccount, { id, paused, extend, language }: Wish) =>
  withAccess(deps, account, id, async (tx, part, access) => {
    if (extend && part.tenantType !== 'CREATE') throw new AppError('InitiatorOnly')
    if (extend) {
      await extendAccess(deps, tx, part.fileId, { access, language })
      await recordAudit(deps, tx, account, 'ACCESS_EXTENDED', aboutProperty(access))
    }
    if (paused === undefined || paused === (access.pausedAt !== null)) return
    await (paused ? pauseAccess(deps, tx, id) : resumeAccess(tx, id))
    await recordAudit(deps, tx, account, paused ? 'ACCESS_PAUSED' : 'ACCESS_RESUMED', aboutProperty(access))
  })

/** The row disappears from the owner's list at once (contract, files of applicants). */
export const withdrawAccess = (deps: Needs, account: TenantAccount, id: ApplicationId) =>
  withAccess(deps, account, id, async (tx, { fileId }, access) => {
    await withdrawFile(tx, fileId, id)
    await recordAudit(deps, tx, account, 'ACCESS_WITHDRAWN', aboutProperty(access))
  })

/** So that its owner sees what applicants decide about it. */
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
    const access = part && (await lockAccess(deps, tx, part.fileId, id))
    if (!part || !access) throw new AppError('ApplicationNotFound')
    await work(tx, part, access)
    return part
  })
  return toAccesses(deps, part)
}

async function toAccesses(deps: Needs, part: Part | undefined) {
  const rows = part ? await listAccesses(deps, deps.db, part.fileId) : []
  return { accesses: await withVisits(deps, rows), mayExtend: part?.tenantType === 'CREATE' }
}

/** Rows as their tenants see them, each with what its owner opened. */
export async function withVisits(deps: Pick<Deps, 'db' | 'clock'>, rows: readonly AccessRow[]) {
  const visits = await listVisitsOf(
    deps,
    rows.map(({ id }) => id),
  )
  const today = todayInParis(deps.clock())
  return rows.map((row) => toAccess(row, visits.get(row.id) ?? [], today))
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
    visits: visits.map(({ kind, visitedAt }) => ({ kind, visitedAt: visitedAt.toISOString() })),
  }
}
