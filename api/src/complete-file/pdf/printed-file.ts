import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'

/** What a PDF shows of a file. A tenant's own copy has no access period, and may not be verified yet. */
export type PrintedFile = Omit<CompleteFile, 'accessEndsOn' | 'verifiedOn'> &
  Partial<Pick<CompleteFile, 'accessEndsOn' | 'verifiedOn'>>

/** By which anybody can check the PDF: its code, and the address of the page that asks for it. */
export type PrintedCheck = { code: string; address: string }

/** A document in the list of contents. */
export type PrintedDocument = { caption: string; pages: number }
