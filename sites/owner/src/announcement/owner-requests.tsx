import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Illustration } from '@bailclair/site-kit/ui/illustration/illustration.tsx'
import type { ComponentProps } from 'react'
import { ownerRequestsMessages } from './owner-requests.messages.ts'

/** The tax authority's service and a request for feedback. */
export function OwnerRequests() {
  const { taxService, feedback } = useMessages(ownerRequestsMessages)
  const { name, links } = useSiteConfig()
  if (!links.taxService && !links.feedback) return null
  return (
    <div className="owner-requests">
      {links.taxService && <Request illustration="key" href={links.taxService} {...taxService} />}
      {links.feedback && (
        <Request illustration="letter" href={links.feedback} {...feedback} title={feedback.title(name)} />
      )}
    </div>
  )
}

type Props = {
  illustration: ComponentProps<typeof Illustration>['name']
  title: string
  text: string
  action: string
  href: string
}

function Request({ illustration, title, text, action, href }: Props) {
  const isElsewhere = !href.startsWith('/')
  return (
    <section className="owner-request card">
      <Illustration name={illustration} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <p>{isElsewhere ? <ExternalLink href={href}>{action}</ExternalLink> : <a href={href}>{action}</a>}</p>
      </div>
    </section>
  )
}
