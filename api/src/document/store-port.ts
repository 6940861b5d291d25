import { randomBytes } from 'node:crypto'

declare const storeKey: unique symbol
/** 128 random bits in hexadecimal. Never sent to or taken from a client. */
export type StoreKey = string & { readonly [storeKey]: true }

export const newStoreKey = (): StoreKey => randomBytes(16).toString('hex') as StoreKey

export const isStoreKey = (name: string): name is StoreKey => /^[0-9a-f]{32}$/.test(name)

/**
 * A folder or an S3 store for encrypted bytes. Every function fails with DocumentStoreUnavailable. Writes are atomic.
 */
export type DocumentStore = {
  /** For people: a folder or an address, never a secret. */
  name: string
  put: (key: StoreKey, bytes: Buffer) => Promise<void>
  get: (key: StoreKey) => Promise<Buffer>
  /** A missing blob counts as deleted. */
  delete: (key: StoreKey) => Promise<void>
  /** Writes a few bytes, reads them, compares and deletes them. */
  probe: () => Promise<void>
  close: () => void
}

/** `isPart`: left by a process that was killed while it wrote. */
export type StoredBlob = { key: StoreKey; size: number; modifiedAt: Date; isPart: boolean }

/** One place for bytes. What commands need that go through all of it. */
export type SingleStore = DocumentStore & {
  /** Fails unless it is there and can be listed: a missing bucket must not look like missing bytes. */
  reach: () => Promise<void>
  /** Undefined: there are no such bytes. */
  sizeOf: (key: StoreKey) => Promise<number | undefined>
  /** Everything whose key starts with these two digits, in pages. Names that are not keys are left out. */
  list: (prefix: string) => AsyncIterable<StoredBlob[]>
}

/** The 256 beginnings of keys: a share of the store each, small enough for memory. */
export const keyPrefixes = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'))

/** The cause of a failure, for the log: `ENOSPC`, `status 403`. */
export const causeOf = (error: unknown): string =>
  (((error as Error).cause ?? {}) as { code?: string }).code ?? 'unknown'

export const isMissing = (error: unknown): boolean => ['ENOENT', 'status 404'].includes(causeOf(error))
