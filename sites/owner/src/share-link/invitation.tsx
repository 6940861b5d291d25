import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { CopyButton } from '@bailclair/site-kit/ui/copy-button/copy-button.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Mailbox } from '@bailclair/site-kit/ui/illustration/drawings/mailbox.tsx'
import { useId } from 'react'
import { invitationMessages } from './invitation.messages.ts'
import { shareLinkMessages } from './share-link.messages.ts'
import { useInvitation } from './use-invitation.ts'

type Props = { property: PropertySummary; ownerName: string }

/** While nobody has applied: the link, and words to send it with. */
export function Invitation({ property, ownerName }: Props) {
  const t = useMessages(invitationMessages)
  const shareTexts = useMessages(shareLinkMessages)
  const titleId = useId()
  const { address, text } = useInvitation(property, ownerName)
  return (
    <div className="invitation">
      <EmptyState illustration={<Mailbox />} level={3} title={t.title}>
        {t.help}
      </EmptyState>
      <section className="invitation-ready" aria-labelledby={titleId}>
        <div className="invitation-link">
          <TextField label={shareTexts.address} readOnly value={address} onFocus={({ target }) => target.select()} />
          <CopyButton text={address} label={shareTexts.copy} copied={shareTexts.copied} />
        </div>
        <h4 id={titleId}>{t.ready}</h4>
        <blockquote className="invitation-text">{text}</blockquote>
        <CopyButton text={text} label={t.copy} copied={t.copied} />
      </section>
    </div>
  )
}
