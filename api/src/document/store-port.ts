import { randomBytes } from 'node:crypto'

declare const storeKey: unique symbol
/** 128 random bits in hexadecimal. Never sent to or taken from a client. */
export type StoreKey = string & { readonly [storeKey]: true }

export const newStoreKey = (): StoreKey => randomBytes(16).toString('hex') as StoreKey

/**
 * A folder or an S3 store for encrypted bytes. Every function fails with DocumentStoreUnavailable. Writes are atomic.
 */
export type DocumentStore = {
  put: (key: StoreKey, bytes: Buffer) => Promise<void>
  get: (key: StoreKey) => Promise<Buffer>
  /** A missing blob counts as deleted. */
  delete: (key: StoreKey) => Promise<void>
  /** Writes a few bytes and deletes them again. */
  probe: () => Promise<void>
  close: () => void
}
