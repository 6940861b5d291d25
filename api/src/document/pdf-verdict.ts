/** The answer of the worker thread. */
export type PdfVerdict =
  | { code: 'DocumentProtected' | 'DocumentTooLong' | 'DocumentUnreadable' | 'DocumentUnsafe' }
  | { code?: never; bytes: Uint8Array<ArrayBuffer>; pages: number }
