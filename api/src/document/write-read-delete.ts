import { AppError } from '@bailclair/domain/contract/errors.ts'
import { type DocumentStore, isMissing, type StoreKey } from './store-port.ts'

/** One name for all instances: what a killed one leaves is overwritten. */
const probeKey = 'probe' as StoreKey
const probe = Buffer.from('probe')

/** Another instance may delete the probe between our put and our get. */
const tries = 3

/** Fails with the cause when an upload, a download or an erasure would fail. */
export async function writeReadDelete(store: Pick<DocumentStore, 'put' | 'get' | 'delete'>): Promise<void> {
  const found = await writeAndRead(store, tries)
  if (!found.equals(probe))
    throw new AppError('DocumentStoreUnavailable', {
      cause: Object.assign(new Error(), { code: 'other bytes than were written' }),
    })
  await store.delete(probeKey)
}

async function writeAndRead(store: Pick<DocumentStore, 'put' | 'get'>, triesLeft: number): Promise<Buffer> {
  await store.put(probeKey, probe)
  try {
    return await store.get(probeKey)
  } catch (error) {
    if (!isMissing(error) || triesLeft === 1) throw error
    return writeAndRead(store, triesLeft - 1)
  }
}
