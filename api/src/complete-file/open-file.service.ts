import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import type { FileToken } from '@bailclair/domain/complete-file/file-token.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { FileVisitKind } from '@bailclair/domain/file-access/file-visit.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, RentalFileId } from '#deps.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { lookUp } from '#platform/token/token-columns.ts'
import { findOpenFile, listDocuments, listTenants, recordVisit } from './complete-file.repository.ts'
import { toCompleteFile } from './to-complete-file.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'tokens'>

/** Per IP address: enough to read the file of a large flat share, too few to guess tokens. */
const openings = { purpose: 'complete-file', limit: 300, windowSeconds: 300 }

const hourMs = 3_600_000

export type Opened = { file: CompleteFile; rentalFileId: RentalFileId; applicationId: string }

/**
 * What an owner's link opens now (decision 19). The visit is recorded before anything is shown, so the applicant sees
 * every visit.
 */
export async function openFile(deps: Needs, token: FileToken, ip: string, kind: FileVisitKind): Promise<Opened> {
  await consumeRateLimit(deps, { ...openings, key: { network: ip } })
  const now = deps.clock()
  const today = todayInParis(now)
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
  const link = lookUp(deps.tokens, 'application', token)
  const isOpen = await recordVisit(deps.db, link, today, { kind, hour, visitedAt: now })
  const file = isOpen ? await findOpenFile(deps.db, link, today) : undefined
  if (!file) throw new AppError('FileNotFound')
  const { rentalFileId, applicationId } = file
  const [tenants, documents] = await Promise.all([
    listTenants(deps.db, rentalFileId),
    listDocuments(deps.db, rentalFileId),
  ])
  return { file: toCompleteFile({ file, tenants, documents }, today), rentalFileId, applicationId }
}

/** Checked again before each document of a PDF. */
export async function assertStillOpen({ db, clock, tokens }: Needs, token: FileToken): Promise<void> {
  const link = lookUp(tokens, 'application', token)
  if (!(await findOpenFile(db, link, todayInParis(clock())))) throw new AppError('FileNotFound')
}
