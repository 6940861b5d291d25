import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Word } from '@bailclair/domain/reading/reading.ts'
import { nextAwaited, withRecognised } from '@bailclair/domain/reading/recognised-page.rules.ts'
import { isDatabaseUnavailable } from '@bailclair/server-kit/database/failures.ts'
import type { Deps } from '#deps.ts'
import { pagesOf } from './album.ts'
import { findSealedById, type SealedDocument } from './document.repository.ts'
import { unseal } from './open-document.service.ts'
import { keepWords, type LeasedReading, leaseAwaited, postponeWords } from './reading.repository.ts'
import { openReading, sealReading } from './reading.service.ts'
import { isMissing } from './store-port.ts'
import { isAnyUploadDue } from './upload/upload.repository.ts'

/** Off: words wait until it is on again, and nobody waits for them. */
export const recognisesText = ({ config }: Pick<Deps, 'config'>): boolean => config.TEXT_RECOGNITION === 'on'

type Needs = Pick<Deps, 'db' | 'logger' | 'documents'>

/** Longer than a page may take (reader.ts): another worker takes over only when this one is dead. */
const leaseSeconds = 300
/** Store or database are away: that says nothing about the page, so the attempt does not count. */
const awaySeconds = 60
/** What was read cannot be opened, such as without its key. */
const brokenSeconds = 3_600
/** Milliseconds between pages in which an upload can come first. */
const pauseMs = 50
/** A page that ended so many readers stays without words. */
const mostAttempts = 2

/**
 * Recognises the words of pages that are pictures, page by page, newest document first, until `signal` or until an
 * upload waits: somebody looks at that one. What is done of a document is kept, also when this process ends.
 */
export async function recognisePages(deps: Needs, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isAnyUploadDue(deps.db))) {
    const leased = await leaseAwaited(deps.db, leaseSeconds)
    if (!leased) return
    await recogniseNext(deps, leased).catch((error) => settleFailure(deps, leased, error))
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}

/** The next page of a document. Its words are kept unless it was turned or erased meanwhile; then it is due again. */
async function recogniseNext(deps: Needs, { documentId, attempts }: LeasedReading): Promise<void> {
  const document = await findSealedById(deps.db, documentId)
  const reading = document && (await openReading(deps, document))
  if (!document || !reading) return
  const page = nextAwaited(reading)
  const found = page < 0 ? reading : withRecognised(reading, page, await wordsOf(deps, { document, page, attempts }))
  await keepWords(deps.db, document, await sealReading(deps.documents.keyring, found, document))
}

type Asked = { document: SealedDocument; page: number; attempts: number }

/** None of a page that cannot be recognised, so that it is not tried for ever. */
async function wordsOf(deps: Needs, { document, page, attempts }: Asked): Promise<readonly Word[]> {
  const { id, mediaType } = document
  const giveUp = (err?: unknown) => {
    deps.logger.warn({ err, documentId: id, page: page + 1 }, 'the words of a page could not be recognised')
    return []
  }
  if (attempts > mostAttempts) return giveUp()
  try {
    const picture = (await pagesOf({ mediaType, bytes: await unseal(deps, document) }))[page]
    return picture ? await deps.documents.recognise(picture) : giveUp()
  } catch (error) {
    if (isMissing(error) || (attempts >= mostAttempts && isUnreadable(error))) return giveUp(error)
    throw error
  }
}

const isUnreadable = (error: unknown) => error instanceof AppError && error.code === 'DocumentUnreadable'

async function settleFailure({ db, logger }: Needs, leased: LeasedReading, err: unknown): Promise<void> {
  const isAway = isDatabaseUnavailable(err) || (err instanceof AppError && !isUnreadable(err))
  logger.warn({ err, documentId: leased.documentId }, 'the words of a page are recognised later')
  const seconds = isAway ? awaySeconds : leased.attempts > mostAttempts ? brokenSeconds : 0
  // when this fails, too, it is due again when its lease ends
  await postponeWords(db, leased, { seconds, counts: !isAway })
}
