import type { Word } from '@bailclair/domain/reading/reading.ts'
import type { TakeSlot } from '#platform/account-slots.ts'
import type { MakeFingerprint } from './fingerprint/fingerprint-key.ts'
import type { createGate } from './gate.ts'
import type { Keyring } from './keyring.ts'
import type { DocumentStore } from './store-port.ts'
import type { TreatedDocument } from './treat-upload.ts'
import type { ScanBytes } from './upload/scanner-port.ts'
import type { UploadSignals } from './upload/upload-signals.ts'
import type { StoreWatch } from './watch-store.ts'

/** The document store, the keys, and limits on parallel work. */
export type Documents = {
  store: DocumentStore
  watch: StoreWatch
  keyring: Keyring
  /** Taken before an upload is read, so that one account leaves room to the others. */
  takeUploadSlot: TakeSlot
  /** Limits uploads received at the same time: each may take 10 MB of memory. */
  receiving: ReturnType<typeof createGate>
  /** Limits how many are treated at the same time. */
  treating: ReturnType<typeof createGate>
  /** Limits how many kept documents are in memory at the same time, to show or turn their pages: up to 100 MB each. */
  showing: ReturnType<typeof createGate>
  /** Makes a document of the bytes of an upload, or refuses them. */
  treat: (bytes: Buffer) => Promise<TreatedDocument>
  /** The words in the picture of a kept page. */
  recognise: (page: Buffer) => Promise<readonly Word[]>
  /** A keyed hash that recognises the same bytes, and differs by purpose. */
  fingerprint: MakeFingerprint
  /** Absent: there is no virus scanner. */
  scan?: ScanBytes
  /** Between requests and the worker of this process. */
  uploads: UploadSignals
  close: () => void
}
