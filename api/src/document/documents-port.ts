import type { TakeSlot } from '#platform/account-slots.ts'
import type { createGate } from './gate.ts'
import type { Keyring } from './keyring.ts'
import type { DocumentStore } from './store-port.ts'
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
  /** Limits uploads cleaned at the same time. */
  treating: ReturnType<typeof createGate>
  close: () => void
}
