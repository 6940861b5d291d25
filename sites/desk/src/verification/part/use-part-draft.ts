import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import type { DocumentCheck } from '@bailclair/domain/verification/document-check.rules.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { type DocumentVerdict, type Draft, dropStaleDecisions, type TypedCorrection } from './draft.ts'
import { fromNotes } from './notes.ts'
import { findUnsaved, useNotesSaving } from './use-notes-saving.ts'

/** What is noted survives a reload, a lost lease and a release: the next verifier goes on with it (decision 125). */
export function usePartDraft(part: DeskPart) {
  const [kept, setKept] = useState(() => findUnsaved(part.id) ?? fromNotes(part.notes))
  const saving = useNotesSaving(part)

  // The part was read again: a colleague may have noted something meanwhile.
  const adopt = useEffectEvent(() => {
    if (!saving.hasUnsaved()) setKept(fromNotes(part.notes))
  })
  useEffect(() => {
    if (part.notes) adopt()
  }, [part.notes])

  const change = (next: (draft: Draft) => Draft) => {
    const draft = next(kept)
    setKept(draft)
    saving.save(draft)
  }

  return {
    draft: dropStaleDecisions(kept, part),
    saving,
    judge: (documentId: string, verdict: DocumentVerdict) =>
      change((draft) => ({ ...draft, verdicts: { ...draft.verdicts, [documentId]: verdict } })),
    /** Without a value, the declared income applies. */
    correct: (key: string, typed: TypedCorrection | undefined) =>
      change((draft) => {
        const { [key]: _former, ...others } = draft.corrections
        return { ...draft, corrections: typed ? { ...others, [key]: typed } : others }
      }),
    check: (documentId: string, checks: readonly DocumentCheck[]) =>
      change((draft) => ({ ...draft, checks: { ...draft.checks, [documentId]: checks } })),
    write: (text: string) => change((draft) => ({ ...draft, text })),
  }
}
