import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Link } from '@bailclair/site-kit/platform/router/link.tsx'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { pathTo } from '#platform/paths.ts'
import { headerMessages } from './header.messages.ts'

/** The menu of everybody who is not signed in. */
export function VisitorLinks() {
  const t = useMessages(headerMessages)
  const { links } = useSiteConfig()
  return (
    <>
      <li>
        <ExternalLink href={links.information}>{t.information}</ExternalLink>
      </li>
      <li>
        <ExternalLink href={links.blog}>{t.blog}</ExternalLink>
      </li>
      <li>
        <ExternalLink href={links.partners}>{t.partners}</ExternalLink>
      </li>
      <li>
        <ExternalLink href={links.help}>{t.help}</ExternalLink>
      </li>
      <li>
        <Link to={pathTo('Contact')}>{t.contact}</Link>
      </li>
    </>
  )
}
