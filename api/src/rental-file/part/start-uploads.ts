import type { Worker } from '@bailclair/server-kit/worker.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { eraseDocument } from '#document/erase-documents.service.ts'
import type { ChangePartOf } from '#document/upload/settle-upload.service.ts'
import { measureUploads, startUploadWorker } from '#document/upload/upload-worker.ts'
import { settlePart } from './change-part.service.ts'
import { lockPartOf } from './lock-part.service.ts'
import { findProfile } from './profile.repository.ts'

type UploadNeeds = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'documents' | 'tracer'>

/** The worker and the metrics of uploads. */
export function startUploads(deps: UploadNeeds & Pick<Deps, 'metrics'>): Worker {
  measureUploads(deps)
  return readUploads(deps)
}

/** The worker alone. */
export const readUploads = (deps: UploadNeeds, settings?: Parameters<typeof startUploadWorker>[2]): Worker =>
  startUploadWorker(deps, changePartOf(deps), settings)

/** What a tenant's own change of their part does, in their name: they sent the file. */
const changePartOf =
  (deps: Pick<Deps, 'db' | 'clock' | 'config'>): ChangePartOf =>
  ({ tenantId, replaces }, work) =>
    deps.db.transaction().execute(async (tx) => {
      const part = await lockPartOf(tx, tenantId)
      const profile = part?.profileId && (await findProfile(tx, part.profileId))
      if (!part || !profile || !(await work(tx))) return
      if (replaces) await eraseDocument(tx, replaces, { tenantId })
      await settlePart(deps, tx, part)
      await recordAudit(deps, tx, profile, replaces ? 'DOCUMENT_REPLACED' : 'DOCUMENT_ADDED')
    })
