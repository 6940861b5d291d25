import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { FileVisitKind } from '@bailclair/domain/file-access/file-visit.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { recordAudit, recordServiceAction } from '#audit/record-audit.service.ts'
import type { Deps, RentalFileId } from '#deps.ts'
import { findOwnerAccount } from '#owner/find-owner-account.service.ts'
import type { Db } from '#platform/database/db.ts'
import { findOpenFile, listDocuments, listTenants, recordVisit } from './complete-file.repository.ts'
import type { Reader } from './reader.ts'
import { toCompleteFile } from './to-complete-file.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

const hourMs = 3_600_000

/** Visits are recorded once an hour. */
export const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / hourMs) * hourMs)

export type Opened = { file: CompleteFile; rentalFileId: RentalFileId; applicationId: string; ownerId: string }

/**
 * What the reader sees now (decision 19); undefined when nothing opens. The visit is recorded before anything is
 * shown, so the applicant sees every visit.
 */
export async function findFile(deps: Needs, reader: Reader, kind: FileVisitKind): Promise<Opened | undefined> {
  const now = deps.clock()
  const file = await deps.db.transaction().execute(async (tx) => {
    const visit = await recordVisit(tx, reader, { kind, hour: hourOf(now), visitedAt: now })
    const opened = visit && (await findOpenFile(tx, reader, now))
    if (opened && visit.isFirst && kind !== 'DOCUMENT') await recordView(deps, tx, reader, opened.rentalFileId)
    return opened
  })
  if (!file) return undefined
  const { rentalFileId, applicationId, ownerId } = file
  const [tenants, documents] = await Promise.all([
    listTenants(deps.db, rentalFileId),
    listDocuments(deps.db, rentalFileId),
  ])
  return { file: toCompleteFile({ file, tenants, documents }, todayInParis(now)), rentalFileId, applicationId, ownerId }
}

/** For the log of the tenants. Whoever holds a viewing link has no account. */
async function recordView(deps: Needs, tx: Db, reader: Reader, fileId: RentalFileId): Promise<void> {
  const object = { kind: 'FILE', id: fileId } as const
  const account = 'ownerId' in reader ? await findOwnerAccount(tx, reader.ownerId) : undefined
  if (account) await recordAudit(deps, tx, account, 'FILE_VIEWED', { object })
  else await recordServiceAction(deps, tx, 'FILE_VIEWED', { object })
}

export async function openFile(deps: Needs, reader: Reader, kind: FileVisitKind): Promise<Opened> {
  const opened = await findFile(deps, reader, kind)
  if (!opened) throw new AppError('FileNotFound')
  return opened
}

/** Checked again before each document of a PDF. */
export async function assertStillOpen({ db, clock }: Needs, reader: Reader): Promise<void> {
  if (!(await findOpenFile(db, reader, clock()))) throw new AppError('FileNotFound')
}
