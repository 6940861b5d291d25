import type { CodeKind, CodeResult, ComparedField, FoundProblem } from '../signed-code/signed-code.schema.ts'

/** Where something is on a page, as parts of its width and height from the upper left corner: 0 to 1. */
export type Place = { x: number; y: number; width: number; height: number }

/**
 * A word of a page. Its font is known in a PDF of text. Of a recognised page, words come as one reads them, and each
 * has its line: the photograph of a page may lie on its side.
 */
export type Word = { text: string; place: Place; font?: string; line?: number }

/** A DataMatrix on a page: what it says, byte by byte. */
export type FoundCode = { bytes: Uint8Array; place: Place }

/** What the file says about itself. */
export type SourceFacts = {
  type: 'PDF' | 'PICTURE'
  producer?: string
  creator?: string
  /** As written in the file (ISO 32000-2, 7.9.4). */
  createdAt?: string
  changedAt?: string
  /** How often it was saved, each time behind what was there before. */
  saves?: number
  /** Whether somebody signed it electronically. */
  isSigned?: boolean
}

/** The picture of a page in pixels, and what is written on it. */
export type ReadPage = {
  width: number
  height: number
  words: readonly Word[]
  /** A machine has looked for words in the picture, and may have misread some (decision 260). */
  recognised?: true
  /** Of a page that is a picture, as it was sent: its cells (picture-print.rules.ts), in base64. */
  greys?: string
  /** Of such a page: 0.3 and more where small print can be read, 1/6 where nothing is sharp. None when nearly blank. */
  sharpness?: number
}

/** What is kept of a signed code: the conclusion, and the fields that were compared with its page. */
export type KeptCode = {
  /** From 1 on. */
  page: number
  place: Place
  result: CodeResult
  problems: readonly FoundProblem[]
  kind?: CodeKind
  /** `2026-08-01`. */
  signedOn?: string
  /** The authority by whose certificate it says that it is signed, if the trust list has it. */
  authorityName?: string
  /** Who signed it, when the signature is right. */
  signerName?: string
  /** `isTruncated`: the issuer cut the value. */
  compared?: readonly (ComparedField & { isTruncated?: true })[]
}

/** What a machine read in a document; kept encrypted, as long as the document. */
export type Reading = { source: SourceFacts; pages: readonly ReadPage[]; codes: readonly KeptCode[] }
