import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { useState } from 'react'
import { journalTitle } from './journal-title.messages.ts'

const content = latePart(async () => (await import('./download-journal.tsx')).DownloadJournal)

/** Loaded when opened. */
export function PropertyJournal({ propertyId }: { propertyId: string }) {
  const { title } = useMessages(journalTitle)
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      className="screen-only consult-part"
      summary={<h2>{title}</h2>}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      {...content.intent}
    >
      <content.Part isNeeded={isOpen} propertyId={propertyId}>
        <Skeleton count={2} />
      </content.Part>
    </Disclosure>
  )
}
