import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { useState } from 'react'
import { propertyMessages } from './property-messages.messages.ts'

const state = latePart(async () => (await import('./property-messages-state.tsx')).PropertyMessagesState)

/** Pauses the e-mails of one property; loaded when opened. */
export function PropertyMessages({ propertyId }: { propertyId: string }) {
  const { title } = useMessages(propertyMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      className="screen-only consult-part"
      summary={<h2>{title}</h2>}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      {...state.intent}
    >
      <state.Part isNeeded={isOpen} propertyId={propertyId}>
        <Skeleton count={2} />
      </state.Part>
    </Disclosure>
  )
}
