import { documentTexts } from '@bailclair/site-kit/platform/document-texts.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { partMessages } from './part.messages.ts'
import type { PartDocument } from './part-documents.ts'

/** Named by what its owner declared, else by category; with a number when there are several. */
export function useDocumentName(): (partDocument: Pick<PartDocument, 'document' | 'nth'>) => string {
  const words = useMessages(documentTexts)
  const { nth: numbered } = useMessages(partMessages)
  return ({ document: { kind, category }, nth }) => {
    const name = words[kind ?? category]
    return nth === undefined ? name : numbered(name, nth)
  }
}
