import type { Property, PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { CopyButton } from '@bailclair/site-kit/ui/copy-button/copy-button.tsx'
import { Dialog } from '@bailclair/site-kit/ui/dialog/dialog.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { ReadyHome } from '@bailclair/site-kit/ui/illustration/drawings/ready-home.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { helpAbout } from '#platform/help.ts'
import { LazyQrCode } from './lazy-qr-code.tsx'
import { linkAsksMessages } from './link-asks.messages.ts'
import { LinkAsks } from './link-asks.tsx'
import { LinkState } from './link-state.tsx'
import { Poster, printPoster } from './poster.tsx'
import { shareLinkMessages } from './share-link.messages.ts'
import { useGiveCode } from './share-link.queries.ts'
import { mailAddress, useInvitation } from './use-invitation.ts'

type Props = {
  open: boolean
  /** Right after the property was validated. */
  isFirst?: boolean | undefined
  onClose: () => void
  property: PropertySummary
  /** Signs the message of the invitation. */
  ownerName: string
  /** What to know before the link is sent. */
  notice?: ReactNode
  /** With the property as it is after the link was paused, resumed or renewed. */
  onChanged: (property: Property) => unknown
}

/** The share link of a property and every way to send it. */
export function ShareDialog({ open, isFirst, onClose, property, ownerName, notice, onChanged }: Props) {
  const t = useMessages(shareLinkMessages)
  const asks = useMessages(linkAsksMessages)
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <Stack gap={24}>
        {isFirst && (
          <div className="share-moment">
            <ReadyHome />
            <p>{t.validated}</p>
          </div>
        )}
        {notice}
        <p>
          {property.visitFirst ? asks.intro : t.intro}{' '}
          <ExternalLink className="share-more" href={helpAbout('shareLink')}>
            {t.more}
          </ExternalLink>
        </p>
        <Ways property={property} ownerName={ownerName} />
        <Code property={property} ownerName={ownerName} />
        <LinkAsks property={property} onChanged={onChanged} />
        <LinkState property={property} onChanged={onChanged} />
      </Stack>
    </Dialog>
  )
}

type PartProps = Pick<Props, 'property' | 'ownerName'>

function Ways({ property, ownerName }: PartProps) {
  const t = useMessages(shareLinkMessages)
  const { address, subject, text } = useInvitation(property, ownerName)
  return (
    <div className="share-ways">
      <TextField label={t.address} readOnly value={address} onFocus={({ target }) => target.select()} />
      <Cluster>
        <CopyButton variant="primary" text={address} label={t.copy} copied={t.copied} />
        <ButtonLink variant="secondary" icon="mail" href={mailAddress({ subject, text })}>
          {t.email}
        </ButtonLink>
        {'share' in navigator && (
          <Button variant="secondary" icon="share" onClick={() => shareNatively({ title: subject, text })}>
            {t.otherWays}
          </Button>
        )}
      </Cluster>
    </div>
  )
}

/** The sheet of the system. Whoever closes it without a choice has chosen; other refusals leave the ways above. */
const shareNatively = (data: ShareData) => void navigator.share(data).catch(() => undefined)

function Code({ property, ownerName }: PartProps) {
  const t = useMessages(shareLinkMessages)
  const { address } = useInvitation(property, ownerName)
  const { mutateAsync, isPending } = useGiveCode(property.id)
  const [shortCode, setShortCode] = useState<string>()
  const code = <LazyQrCode text={address} label={t.code.label(property.name ?? '')} />
  async function print() {
    // without a short address the poster has the whole link
    const given = await mutateAsync().catch(() => undefined)
    flushSync(() => setShortCode(given?.code))
    printPoster()
  }
  return (
    <section className="share-code">
      {code}
      <div className="share-code-text">
        <h3>{t.code.title}</h3>
        <p className="muted">{t.code.text}</p>
        <Button variant="secondary" compact icon="print" pending={isPending} onClick={() => void print()}>
          {t.code.print}
        </Button>
      </div>
      <Poster property={property} address={address} shortCode={shortCode} code={code} />
    </section>
  )
}
