import type { FoundCode, ReadPage, SourceFacts, Word } from '@bailclair/domain/reading/reading.ts'

/** Why a document cannot be read. */
export const readingFailures = [
  'DocumentProtected',
  'DocumentTooLong',
  'DocumentTypeRefused',
  'DocumentUnreadable',
] as const
export type ReadingFailure = (typeof readingFailures)[number]

/** A page as the process gives it: its picture, a JPEG, and what is on it. */
export type DrawnPage = ReadPage & { jpeg: Uint8Array; codes: readonly FoundCode[] }

export type ReadDocument = { source: SourceFacts; pages: readonly DrawnPage[] }

/** What the process is asked, once: to read a document as sent, or the words in the picture of a kept page. */
export type ReaderQuestion = { document: Buffer } | { page: Buffer }

/** The one answer of the process. */
export type ReaderAnswer = { document: ReadDocument } | { words: readonly Word[] } | { failure: ReadingFailure }
