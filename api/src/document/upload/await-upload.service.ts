import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { UploadId } from '@bailclair/domain/document/upload.schema.ts'
import type { Deps } from '#deps.ts'
import type { DocumentScope } from '../document-scope.ts'
import { deleteUpload, findStanding } from './upload.repository.ts'

/** A worker on another machine is heard of by looking; one of this process says so at once. */
const lookEveryMs = 500

/**
 * Waits until an upload is read, without a database connection. One that takes longer stays in `uploads[]`. A refusal is
 * thrown, and leaves nothing; so does a client that has gone.
 */
export async function awaitUpload(
  deps: Pick<Deps, 'db' | 'config' | 'documents'>,
  id: UploadId,
  { scope, signal }: { scope: DocumentScope; signal: AbortSignal },
): Promise<void> {
  const standing = await watchUpload(deps, id, signal)
  if (standing?.state === 'FAILED') {
    await deleteUpload(deps.db, id, scope)
    throw new AppError(standing.refusal ?? 'DocumentUnreadable')
  }
  if (standing && signal.aborted) await deleteUpload(deps.db, id, scope)
}

async function watchUpload(
  { db, config, documents }: Pick<Deps, 'db' | 'config' | 'documents'>,
  id: UploadId,
  signal: AbortSignal,
) {
  const until = performance.now() + config.UPLOAD_WAIT_MS
  while (true) {
    const ended = Promise.withResolvers<void>()
    // before the look: what ends in between is not missed
    const forget = documents.uploads.onEnd(id, ended.resolve)
    try {
      const standing = await findStanding(db, id)
      const leftMs = until - performance.now()
      if (standing?.state !== 'WAITING' || signal.aborted || leftMs <= 0) return standing
      await Promise.race([ended.promise, pause(Math.min(leftMs, lookEveryMs), signal)])
    } finally {
      forget()
    }
  }
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined)
