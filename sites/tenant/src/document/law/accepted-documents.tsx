import { acceptedDocumentsFor, isOneOnly } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { Situation } from '@bailclair/domain/rental-file/situation.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { useId } from 'react'
import type { DocumentSlot } from '../document-slot.ts'
import { acceptedDocumentMessages } from './accepted-documents.messages.ts'
import { lawMessages } from './law.messages.ts'

type Props = { slot: DocumentSlot; situation: Situation | undefined }

/** Any document of the list is accepted. */
export function AcceptedDocuments({ slot, situation }: Props) {
  const { fits, form } = useMessages(lawMessages)
  const documents = useMessages(acceptedDocumentMessages)
  const titleId = useId()
  return (
    <section className="what-fits" aria-labelledby={titleId}>
      <h2 id={titleId}>{isOneOnly(slot) ? fits.one : fits.several}</h2>
      <ul>
        {acceptedDocumentsFor(slot, situation).map((name) => (
          <li key={name}>
            <Icon name="check" />
            {documents[name]}
          </li>
        ))}
      </ul>
      <p className="small muted">{form}</p>
    </section>
  )
}
