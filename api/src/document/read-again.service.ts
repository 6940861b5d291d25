import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps } from '#deps.ts'
import { type LeasedUnread, leaseUnread, postponeUnread, type SealedDocument } from './document.repository.ts'
import { moveDocument } from './move-document.service.ts'
import { isOutage, unseal } from './open-document.service.ts'
import { readUpload } from './read-upload.service.ts'
import { isAnyUploadDue } from './upload/upload.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'documents'>

/**
 * A document from before documents were made of pictures: reads it, and keeps its pages and what was read. When somebody
 * else has done so meanwhile, nothing is left to do.
 */
export async function readAgain(deps: Needs, document: SealedDocument): Promise<void> {
  const before = await unseal(deps, document)
  const { mediaType, bytes, ...read } = await deps.documents.treating(() => readUpload(deps, before))
  await moveDocument(deps, document, { album: { mediaType, bytes }, ...read }).catch((error) => {
    if (!(error instanceof AppError && error.code === 'DocumentNotFound')) throw error
  })
}

/** Longer than reading takes: another worker takes over only when this one is dead. */
const leaseSeconds = 300
/** Store or database are away: that says nothing about the document, so the attempt does not count. */
const awaySeconds = 60
/** It may be the machine, which has time to recover. */
const brokenSeconds = 3_600

/**
 * Documents that are not read yet, one after the other, until `signal` or until an upload waits: somebody looks at that
 * one. A document that cannot be read is tried three times.
 */
export async function readUnread(deps: Needs, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isAnyUploadDue(deps.db))) {
    const document = await leaseUnread(deps.db, leaseSeconds)
    if (!document) return
    await readAgain(deps, document).catch((error) => settleFailure(deps, document, error))
  }
}

async function settleFailure({ db, logger }: Needs, document: LeasedUnread, err: unknown): Promise<void> {
  const isAway = isOutage(err)
  logger.warn({ err, documentId: document.id }, 'a document from before could not be read')
  // when this fails, too, it is due again when its lease ends
  await postponeUnread(db, document, { seconds: isAway ? awaySeconds : brokenSeconds, counts: !isAway })
}
