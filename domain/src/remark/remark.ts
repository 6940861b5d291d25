import type { DocumentKind } from '../document/accepted-documents.rules.ts'
import type { Place } from '../reading/reading.ts'
import type { DocumentFamily } from './document-families.ts'

/** Where it was seen: page from 1 on. */
export type Seen = { page: number; place: Place }

/** What looks wrong about a document. It helps its owner, and is never a reason to refuse. */
export type Remark =
  | { code: 'WRONG_KIND'; family: DocumentFamily; seen: Seen }
  | { code: 'NOT_ASKED'; family: DocumentFamily; seen: Seen }
  | { code: 'NAME_NOT_FOUND' }
  | { code: 'IDENTITY_EXPIRED'; date: string; seen: Seen }
  | { code: 'PAYSLIPS_MISSING'; months: readonly string[] }
  | { code: 'OLD_TAX_NOTICE'; year: number; expected: number; seen: Seen }
  | { code: 'PAGES_MISSING'; pages: readonly number[] }
  | { code: 'NET_PAY_DIFFERS'; net: number; declared: number; seen: Seen }
  | { code: 'BLURRED'; pages: readonly number[] }
  | MoreThanAsked

/**
 * Kinds of which one is enough; or months before those that may be asked, with their pages unless the whole document
 * is about them.
 */
type MoreThanAsked = {
  code: 'MORE_THAN_ASKED'
  kinds: readonly DocumentKind[]
  months?: readonly string[]
  pages?: readonly number[]
}

/** At one document, of several that are meant the first that can still be changed. */
export type PlacedRemark = { id: string; remark: Remark }
