import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import type { ReactNode } from 'react'

type Props = {
  /** The step of the wizard that asks for it. */
  href: string
  action: string
  children: ReactNode
}

/** What is not known of the home, and where to say it. */
export const MissingFact = ({ href, action, children }: Props) => (
  <Callout
    actions={
      <ButtonLink variant="secondary" compact href={href}>
        {action}
      </ButtonLink>
    }
  >
    {children}
  </Callout>
)
