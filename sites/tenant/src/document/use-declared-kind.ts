import {
  acceptedDocumentsFor,
  type DocumentKind,
  findImpliedKind,
} from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import type { Situation } from '@bailclair/domain/rental-file/situation.rules.ts'
import { useEffect, useId, useState } from 'react'
import type { DocumentSlot } from './document-slot.ts'

/** Files whose kind is not known yet. Nothing is lost: they wait until it is chosen. */
type Held = { files: readonly File[]; replaces: string | undefined }

type Options = {
  slot: DocumentSlot
  situation: Situation | undefined
  documents: readonly MyDocument[]
  send: (files: Iterable<File>, kind: DocumentKind, replaces?: string) => void
}

/** What the next file is. The kind of the latest document is proposed: a card has two sides, a year twelve payslips. */
export function useDeclaredKind({ slot, situation, documents, send }: Options) {
  const kinds = acceptedDocumentsFor(slot, situation)
  const [chosen, choose] = useState(() => documents.findLast(({ status }) => status !== 'DECLINED')?.kind)
  const [held, setHeld] = useState<Held>()
  const [timesMissed, setTimesMissed] = useState(0)
  const fieldId = useId()
  const kind = findImpliedKind(slot, situation) ?? kinds.find((one) => one === chosen)

  useEffect(() => {
    if (timesMissed > 0) document.getElementById(fieldId)?.focus()
  }, [timesMissed, fieldId])

  function give(files: Iterable<File>, replaced?: MyDocument) {
    const known = replaced ? findKeptKind(replaced) : kind
    if (known) return send(files, known, replaced?.id)
    choose(undefined)
    setHeld({ files: [...files], replaces: replaced?.id })
    setTimesMissed((times) => times + 1)
  }

  /** What a replacement is. Unknown if the document was declined as something else, or no longer fits the situation. */
  const findKeptKind = ({ kind: kept, reason }: MyDocument) =>
    findImpliedKind(slot, situation) ?? kinds.find((one) => one === kept && reason !== 'WRONG_KIND')

  function sendHeld() {
    if (!held || !kind) return setTimesMissed((times) => times + 1)
    setHeld(undefined)
    send(held.files, kind, held.replaces)
  }

  return {
    kinds,
    kind,
    /** Of the first answer. */
    fieldId,
    isMissing: timesMissed > 0 && !kind,
    held: held?.files,
    choose,
    give,
    sendHeld,
    dropHeld: () => setHeld(undefined),
    /** Whether a file may be chosen; if not, the question says so and has the focus. */
    ask: () => {
      if (!kind) setTimesMissed((times) => times + 1)
      return kind !== undefined
    },
  }
}
export type DeclaredKind = ReturnType<typeof useDeclaredKind>
