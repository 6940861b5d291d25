/** Objects shared by all instances of a site. Keys are made by this folder only, never from a request. */
export type AssetStore = {
  /** Undefined: there is no such object. */
  get: (key: string) => Promise<Buffer | undefined>
  has: (key: string) => Promise<boolean>
  /** All or nothing: nobody reads half an object. */
  put: (key: string, content: Buffer) => Promise<void>
  /** A missing object counts as deleted. */
  delete: (key: string) => Promise<void>
  /** Names directly below a folder of keys. */
  list: (folder: string) => Promise<string[]>
  close: () => void
}
