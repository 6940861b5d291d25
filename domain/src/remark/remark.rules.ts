import { hasTitleOf } from './document-family.rules.ts'
import { type HeldDocument, sharpPages } from './held-document.ts'
import { moreThanAsked } from './more-than-asked.rules.ts'
import { remarksOn } from './one-document.rules.ts'
import type { PlacedRemark } from './remark.ts'
import { isNamedElsewhere, onMissingPages, onPayslips } from './several-documents.rules.ts'

/** A person, what they declare and what they gave. */
export type RemarkedPerson = {
  /** Last name and the one a person is known by; empty for a company. */
  lastNames: readonly string[]
  /** Declared, each in euros a month; empty when none is. */
  salaries: readonly number[]
  documents: readonly HeldDocument[]
}

/** About the documents of a person, by themselves and together; none that a verifier accepted. `today`: `2026-11-18`. */
export function remarksOf({ lastNames, salaries, documents }: RemarkedPerson, today: string): PlacedRemark[] {
  const alone = documents.flatMap((document) => onOne(document, documents, lastNames, today))
  const isWrong = new Set(
    alone.filter(({ remark: { code } }) => code === 'WRONG_KIND' || code === 'NOT_ASKED').map(({ id }) => id),
  )
  const wrongKinds = new Set(documents.filter(({ id }) => isWrong.has(id)).map(({ kind }) => kind))
  const remarks = [
    ...alone,
    ...onMissingPages(documents.filter(({ kind }) => !wrongKinds.has(kind))),
    ...onPayslips(documents, salaries, today),
    ...moreThanAsked(documents),
  ]
  const accepted = new Set(documents.filter(({ status }) => status === 'ACCEPTED').map(({ id }) => id))
  return remarks.filter(({ id }) => !accepted.has(id))
}

function onOne(
  document: HeldDocument,
  documents: readonly HeldDocument[],
  lastNames: readonly string[],
  today: string,
): PlacedRemark[] {
  const { id, kind, reading } = document
  if (!reading) return []
  const isFurtherPage = () =>
    !sharpPages(reading).some(({ lines }) => hasTitleOf(kind, lines)) &&
    isNamedElsewhere(document, documents, lastNames)
  return remarksOn({ kind, lastNames, reading }, today)
    .filter(({ code }) => code !== 'NAME_NOT_FOUND' || !isFurtherPage())
    .map((remark) => ({ id, remark }))
}
