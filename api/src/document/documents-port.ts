import type { createGate } from './gate.ts'
import type { Keyring } from './keyring.ts'
import type { DocumentStore } from './store-port.ts'

/** What documents need of the world: a place, keys, and a bound on the work they make. */
export type Documents = {
  store: DocumentStore
  keyring: Keyring
  /** Uploads that arrive at a time: each may be 10 MB of memory. */
  receiving: ReturnType<typeof createGate>
  /** Uploads that are worked on at a time. */
  treating: ReturnType<typeof createGate>
  close: () => void
}
