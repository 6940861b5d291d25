import { AppError, errorStatus } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { refusalOf } from '@bailclair/domain/document/upload.schema.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { uploadSeal } from '../keyring.ts'
import { isOutage, unsealBytes } from '../open-document.service.ts'
import { readUpload } from '../read-upload.service.ts'
import { discardPrepared, insertPrepared, type PreparedDocument, prepareDocument } from '../store-document.service.ts'
import { scanUpload } from './scan-upload.service.ts'
import { deleteLeased, failUpload, type LeasedUpload, postponeUpload } from './upload.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'documents'>

/**
 * Changes the part of the tenant in one transaction, with everything that follows from it. `work` returns false when
 * the upload is gone: then nothing changes.
 */
export type ChangePartOf = (upload: LeasedUpload, work: (tx: Db) => Promise<boolean>) => Promise<void>

/** A file that ended so many workers is not given to another. */
const mostAttempts = 3

/** Store or scanner are away: that says nothing about the file, so the attempt does not count. */
const awaySeconds = 10
/** After the first attempt that counts, and the second: a scanner or a reader in trouble has time to recover. */
const brokenSeconds = [10, 600]

/** Makes a document of an upload, or says why not. Never rejects. */
export async function settleUpload(deps: Needs, upload: LeasedUpload, changePartOf: ChangePartOf): Promise<void> {
  try {
    if (upload.attempts > mostAttempts) throw new AppError('DocumentUnreadable')
    await makeDocument(deps, upload, changePartOf)
  } catch (error) {
    await settleFailure(deps, upload, error).catch((err) =>
      // it is due again when its lease ends
      deps.logger.warn({ err, upload: upload.id }, 'an upload could not be settled'),
    )
  } finally {
    deps.documents.uploads.end(upload.id)
  }
}

async function makeDocument(deps: Needs, upload: LeasedUpload, changePartOf: ChangePartOf): Promise<void> {
  const { documents } = deps
  const bytes = await unsealBytes(deps, upload, uploadSeal(upload.id))
  await scanUpload(deps, bytes)
  const treated = await documents.treating(() => readUpload(deps, bytes))
  const { id, guarantorId, tenantId, category, kind, fileName, replaces, sentAt } = upload
  const holder = guarantorId ? { guarantorId } : { tenantId }
  const declared = { id: id as string as DocumentId, holder, category, kind, fileName, replaces, sentAt }
  const prepared = await prepareDocument(deps, declared, treated)
  try {
    await insertInstead(deps, { upload, prepared, changePartOf })
  } catch (error) {
    await discardPrepared(deps, prepared)
    throw error
  }
}

/** The document comes and the upload goes in one transaction; two workers cannot both delete it. */
async function insertInstead(
  deps: Needs,
  { upload, prepared, changePartOf }: { upload: LeasedUpload; prepared: PreparedDocument; changePartOf: ChangePartOf },
): Promise<void> {
  let isInserted = false
  await changePartOf(upload, async (tx) => {
    if (!(await deleteLeased(tx, upload))) return false
    await insertPrepared(deps, tx, prepared)
    isInserted = true
    return true
  })
  if (!isInserted) await discardPrepared(deps, prepared)
}

async function settleFailure({ db, logger }: Needs, upload: LeasedUpload, error: unknown): Promise<void> {
  if (isOutage(error)) {
    logger.warn({ err: error, upload: upload.id }, 'an upload is read later')
    return postponeUpload(db, upload, { seconds: awaySeconds, counts: false })
  }
  if (error instanceof AppError && errorStatus[error.code] < 500) return failUpload(db, upload, refusalOf(error.code))
  logger.error({ err: error, upload: upload.id, attempts: upload.attempts }, 'an upload could not be read')
  if (upload.attempts >= mostAttempts) return failUpload(db, upload, 'DocumentUnreadable')
  await postponeUpload(db, upload, { seconds: brokenSeconds[upload.attempts - 1] ?? 0, counts: true })
}
