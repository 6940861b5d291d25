import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps } from '#deps.ts'
import { createSlots } from '#platform/account-slots.ts'
import type { ObserveOutbound } from '#platform/outbound/outbound.ts'
import { ImpossibleAnswer } from '#reading/check-answer.ts'
import { recogniseInProcess } from '#reading/reader.ts'
import type { Documents } from './documents-port.ts'
import { openDualStore } from './dual-store.ts'
import { openFingerprintKey } from './fingerprint/fingerprint-key.ts'
import { createGate } from './gate.ts'
import { openKeyring } from './keyring.ts'
import { openStores } from './open-stores.ts'
import { treatUpload } from './treat-upload.ts'
import { createUploadSignals } from './upload/upload-signals.ts'
import { openVirusScanner } from './upload/virus-scanner.gateway.ts'
import { watchStore } from './watch-store.ts'

type Outside = Pick<Deps, 'clock' | 'config' | 'logger'> & { observe: ObserveOutbound }

export function openDocuments(outside: Outside): Documents {
  const { config, observe } = outside
  const scanner = { address: config.VIRUS_SCANNER, timeoutMs: config.VIRUS_SCANNER_TIMEOUT_MS, observe }
  const store = openDualStore(openStores(outside))
  return {
    store,
    watch: watchStore(store),
    keyring: openKeyring(config),
    // the tenant area sends one file at a time; somebody may have it open in several tabs
    takeUploadSlot: createSlots({ total: 32, perAccount: 3, refusal: 'TooManyUploads', retryAfterSeconds: 5 }),
    // no queue: a slow sender takes a slot
    receiving: createGate({ atOnce: 32, waiting: 0 }),
    treating: createGate({ atOnce: config.UPLOADS_AT_ONCE, waiting: 30 }),
    // a page takes a tenth of a second; people leave after five
    showing: createGate({ atOnce: 4, waiting: 100 }),
    treat: noticeImpossible(outside, treatUpload),
    recognise: noticeImpossible(outside, recogniseInProcess),
    fingerprint: openFingerprintKey(config),
    ...(scanner.address && { scan: openVirusScanner(scanner) }),
    uploads: createUploadSignals(),
    close: store.close,
  }
}

/** To whoever sent it, such a document is one that cannot be read; the operator should look at it. */
const noticeImpossible =
  <Answer>({ logger }: Pick<Deps, 'logger'>, read: (bytes: Buffer) => Promise<Answer>) =>
  (bytes: Buffer): Promise<Answer> =>
    read(bytes).catch((error) => {
      if (error instanceof AppError && error.cause instanceof ImpossibleAnswer)
        logger.error({ err: error.cause }, 'the process that reads documents gave an impossible answer')
      throw error
    })
