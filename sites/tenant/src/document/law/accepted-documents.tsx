import type { Situation } from '@bailclair/domain/rental-file/situation.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { useId } from 'react'
import type { DocumentSlot } from '../document-slot.ts'
import { acceptedDocumentMessages } from './accepted-documents.messages.ts'
import { acceptedListOf, isOneOnly } from './accepted-list.ts'
import { lawMessages } from './law.messages.ts'

type Props = { slot: DocumentSlot; situation: Situation | undefined }

/** Any document of the list is accepted. */
export function AcceptedDocuments({ slot, situation }: Props) {
  const { fits } = useMessages(lawMessages)
  const list = useMessages(acceptedDocumentMessages)[acceptedListOf(slot, situation)]
  const titleId = useId()
  return (
    <section className="what-fits" aria-labelledby={titleId}>
      <h2 id={titleId}>{isOneOnly(slot) ? fits.one : fits.several}</h2>
      <ul>
        {Object.entries(list).map(([key, what]) => (
          <li key={key}>
            <Icon name="check" />
            {what}
          </li>
        ))}
      </ul>
    </section>
  )
}
