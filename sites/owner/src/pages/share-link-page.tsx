import type { PublicProperty } from '@bailclair/domain/share-link/public-property.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { OpenedLink } from '#share-link/opened-link.tsx'
import { linkedPropertyMessages } from './linked-property.messages.ts'

type Props = { token: string; children: (property: PublicProperty) => ReactNode }

/** A page of a share link: says for what the visitor applies, whatever state the application is in. */
export function ShareLinkPage({ token, children }: Props) {
  const t = useMessages(linkedPropertyMessages)
  return (
    <Column className="apply">
      <OpenedLink key={token} token={token}>
        {(property) => (
          <>
            <p className="applying-to">
              <Icon name="key" />
              {t.applyingTo(property.name, property.ownerName)}
            </p>
            {children(property)}
          </>
        )}
      </OpenedLink>
    </Column>
  )
}
