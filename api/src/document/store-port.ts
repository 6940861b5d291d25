import { randomBytes } from 'node:crypto'

declare const storeKey: unique symbol
/** 128 random bits in hexadecimal: a name for bytes that says nothing, and that nobody outside ever gives. */
export type StoreKey = string & { readonly [storeKey]: true }

export const newStoreKey = (): StoreKey => randomBytes(16).toString('hex') as StoreKey

/**
 * Where encrypted bytes lie: a folder, or a store that speaks S3. Every function fails with DocumentStoreUnavailable;
 * bytes are there whole or not at all.
 */
export type DocumentStore = {
  put: (key: StoreKey, bytes: Buffer) => Promise<void>
  get: (key: StoreKey) => Promise<Buffer>
  /** Takes "already gone" for done. */
  delete: (key: StoreKey) => Promise<void>
  close: () => void
}
