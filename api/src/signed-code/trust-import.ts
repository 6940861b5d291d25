/** A file of the operator. `noList`: why it must not be a list, which decides whom to believe. */
export type TrustFile = { name: string; bytes: Buffer; noList?: string }

export type ImportOptions = {
  /** Takes a list that is older than the last one, or that has none of its authorities. */
  isForced: boolean
  /** The authority of the specification for tests, whose key is public. */
  allowsTestAuthority: boolean
}

/** What one file changed; `lines` say it. */
export type FileImport = {
  lines: string[]
  added: number
  removed: number
  sequence?: number
  nextAt?: Date | undefined
}

/** The reason is for the operator. Nothing was changed. */
export class ImportRefused extends Error {}
