import type { Deps } from '#deps.ts'
import { createSlots } from '#platform/account-slots.ts'
import type { ObserveOutbound } from '#platform/outbound/outbound.ts'
import type { Documents } from './documents-port.ts'
import { openDualStore } from './dual-store.ts'
import { createGate } from './gate.ts'
import { openKeyring } from './keyring.ts'
import { openStores } from './open-stores.ts'
import { watchStore } from './watch-store.ts'

export function openDocuments(outside: Pick<Deps, 'clock' | 'config'> & { observe: ObserveOutbound }): Documents {
  const { config } = outside
  const store = openDualStore(openStores(outside))
  return {
    store,
    watch: watchStore(store),
    keyring: openKeyring(config),
    // the tenant area sends one file at a time; somebody may have it open in several tabs
    takeUploadSlot: createSlots({ total: 32, perAccount: 3, refusal: 'TooManyUploads', retryAfterSeconds: 5 }),
    // no queue: a slow sender takes a slot
    receiving: createGate({ atOnce: 32, waiting: 0 }),
    treating: createGate({ atOnce: 2, waiting: 30 }),
    close: store.close,
  }
}
