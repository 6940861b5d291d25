import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { firstView, type View } from '@bailclair/site-kit/ui/page-viewer/view.ts'
import { useState } from 'react'
import { type Draft, documentProblem } from './draft.ts'
import { listPartDocuments, type PartDocument } from './part-documents.ts'

export type CurrentDocument = ReturnType<typeof useCurrentDocument>

/** The current document and its view; each document keeps its own zoom and rotation. */
export function useCurrentDocument(part: DeskPart, draft: Draft) {
  const documents = listPartDocuments(part)
  const isOpen = ({ document }: PartDocument) => documentProblem(document, draft) !== undefined
  const [chosen, setChosen] = useState(() => (documents.find(isOpen) ?? documents[0])?.document.id)
  const [views, setViews] = useState<Readonly<Record<string, View>>>({})

  // A replaced document is gone: fall back to the first one.
  const index = Math.max(
    0,
    documents.findIndex(({ document }) => document.id === chosen),
  )
  const partDocument = documents[index]
  const id = partDocument?.document.id ?? ''
  const at = (place: number) => {
    const other = documents[place]
    return other && (() => setChosen(other.document.id))
  }
  return {
    partDocument,
    place: index + 1,
    count: documents.length,
    choose: setChosen,
    next: at(index + 1),
    previous: at(index - 1),
    /** Searches after the current document, then from the beginning. */
    nextOpen: [...documents.slice(index + 1), ...documents.slice(0, index)].find(isOpen),
    view: views[id] ?? firstView,
    look: (view: View) => setViews((all) => ({ ...all, [id]: view })),
  }
}
