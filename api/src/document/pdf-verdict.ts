/** What the thread that works on a PDF says of it. */
export type PdfVerdict =
  | { code: 'DocumentProtected' | 'DocumentTooLong' | 'DocumentUnreadable' | 'DocumentUnsafe' }
  | { code?: never; bytes: Uint8Array<ArrayBuffer>; pages: number }
