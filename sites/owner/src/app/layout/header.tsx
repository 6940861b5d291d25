import { SiteHeader } from '@bailclair/site-kit/app/layout/site-header.tsx'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Link } from '@bailclair/site-kit/platform/router/link.tsx'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { pathTo } from '#platform/paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { headerMessages } from './header.messages.ts'

export function Header() {
  const t = useMessages(headerMessages)
  const { links } = useSiteConfig()
  return (
    <SiteHeader area="owner">
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
      <AccountMenu />
      <li>
        <Link to={pathTo('Contact')}>{t.contact}</Link>
      </li>
    </SiteHeader>
  )
}
