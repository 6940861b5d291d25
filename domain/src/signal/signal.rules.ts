import type { DocumentKind } from '../document/accepted-documents.rules.ts'
import type { Reading } from '../reading/reading.ts'
import { findWrongAccounts } from './account-number.rules.ts'
import { findEditors } from './edited-with.rules.ts'
import { findWrongEmployers } from './employer-number.rules.ts'
import { findMixedFonts } from './mixed-fonts.rules.ts'
import { findWrongSums } from './pay-sums.rules.ts'
import { findSaves } from './saved-again.rules.ts'
import { type Signal, type SignalKind, type SignalSeen, signalKinds } from './signal.schema.ts'
import { typedPages } from './typed-pages.rules.ts'

type ReadDocument = {
  kind: DocumentKind | null
  reading: Reading
  /** What another rental file has, too: the whole file, or pictures of pages, from 1 on. */
  elsewhere: { isSameFile: boolean; samePages: readonly number[] }
}

/** Of one kind: who has looked at so many has seen enough. */
const mostSeen = 20

/** What a verifier may want to look at. What could not be read for certain makes no signal. */
export function findSignals({ kind, reading, elsewhere }: ReadDocument): Signal[] {
  const pages = typedPages(reading)
  const found: Record<SignalKind, readonly SignalSeen[]> = {
    EDITED_WITH: findEditors(reading.source),
    SAVED_AGAIN: findSaves(reading.source),
    MIXED_FONTS: findMixedFonts(pages),
    AMOUNTS_DIFFER: findWrongSums(kind, pages),
    EMPLOYER_NUMBER_WRONG: findWrongEmployers(pages),
    ACCOUNT_NUMBER_WRONG: findWrongAccounts(pages),
    SAME_BYTES: elsewhere.isSameFile ? [{}] : [],
    // the same file has the same pictures
    SAME_PICTURE: elsewhere.isSameFile ? [] : elsewhere.samePages.map((page) => ({ page })),
  }
  return signalKinds.flatMap((kind) => (found[kind].length > 0 ? [{ kind, seen: found[kind].slice(0, mostSeen) }] : []))
}
