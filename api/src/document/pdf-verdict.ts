/** What the worker thread does: rewrite a document, turned by quarters, or find the picture of a scan. */
export type PdfTask = { bytes: Uint8Array; quarterTurns: number; wants: 'DOCUMENT' | 'FIRST_PICTURE' }

/** The answer of the worker thread. */
export type PdfVerdict =
  | { code: 'DocumentProtected' | 'DocumentTooLong' | 'DocumentUnreadable' | 'DocumentUnsafe' }
  | { code?: never; bytes: Uint8Array<ArrayBuffer>; pages: number; quarterTurns: number }
