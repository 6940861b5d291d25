import type { LeaseBlank } from '@bailclair/domain/lease-model/lease-blanks.ts'
import type { LeaseHeadingId } from '@bailclair/domain/lease-model/lease-headings.data.ts'
import { leaseInFrench } from '@bailclair/texts/lease-texts.ts'
import type { Block } from '#platform/paper/text-document.ts'
import type { LeaseFacts } from './lease-facts.ts'

/** Writes a marked blank and notes that the document has it. */
export type Blank = (blank: LeaseBlank) => string
export type Clause = (facts: LeaseFacts, blank: Blank) => Block[]
export type Clauses = Record<LeaseHeadingId, Clause>

export const text = (words: string): Block => ({ kind: 'text', text: words })
export const rows = (...given: readonly (readonly [label: string, value: string])[]): Block => ({
  kind: 'rows',
  rows: given.map(([label, value]) => ({ label, values: [value] })),
})
/** A heading whose content is in its parts. */
export const inItsParts: Clause = () => []

/** `[à compléter : …]`, which a reader finds by searching for the bracket. */
export function createBlanks() {
  const used: LeaseBlank[] = []
  const blank: Blank = (id) => {
    if (!used.includes(id)) used.push(id)
    return `[à compléter\u202f: ${leaseInFrench.blanks[id]}]`
  }
  return { blank, used: () => used }
}
