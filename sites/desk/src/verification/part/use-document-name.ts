import { documentWords } from '@bailclair/site-kit/platform/document-words.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import type { HeldDocument } from './held-documents.ts'
import { partMessages } from './part.messages.ts'

/** What a document is called: by its category, and its number when there are several. */
export function useDocumentName(): (held: Pick<HeldDocument, 'document' | 'nth'>) => string {
  const words = useMessages(documentWords)
  const { nth: numbered } = useMessages(partMessages)
  return ({ document, nth }) => (nth === undefined ? words[document.category] : numbered(words[document.category], nth))
}
