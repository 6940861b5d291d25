import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { useCallback, useState } from 'react'
import { type DocumentVerdict, type Draft, dropStaleDecisions, emptyDraft, type TypedCorrection } from './draft.ts'

const storageKeyOf = (partId: string) => `verification-${partId}`

/** Call after sending, or after giving the part back. */
export const forgetPartDraft = (partId: string): void => void tabStorage.keep(storageKeyOf(partId), undefined)

/**
 * Decisions survive a reload, a lost lease and a lost connection, in this tab only. Signing out erases them (decision
 * 125).
 */
export function usePartDraft(part: DeskPart) {
  const [kept, setKept] = useState(() => findKept(part.id))

  const change = useCallback(
    (next: (draft: Draft) => Draft) =>
      setKept((current) => {
        const draft = next(current)
        tabStorage.keep(storageKeyOf(part.id), draft)
        return draft
      }),
    [part.id],
  )

  const judge = useCallback(
    (documentId: string, verdict: DocumentVerdict) =>
      change((draft) => ({ ...draft, verdicts: { ...draft.verdicts, [documentId]: verdict } })),
    [change],
  )
  /** Without a value, the declared income applies. */
  const correct = useCallback(
    (key: string, typed: TypedCorrection | undefined) =>
      change((draft) => {
        const { [key]: _former, ...others } = draft.corrections
        return { ...draft, corrections: typed ? { ...others, [key]: typed } : others }
      }),
    [change],
  )
  return { draft: dropStaleDecisions(kept, part), judge, correct }
}

/** Written by this site in this tab; data of an older release counts as empty. */
function findKept(partId: string): Draft {
  const found = tabStorage.find(storageKeyOf(partId)) as Partial<Draft> | undefined
  return found?.verdicts && found.corrections
    ? { verdicts: found.verdicts, corrections: found.corrections }
    : emptyDraft
}
