import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Link } from '@bailclair/site-kit/platform/router/link.tsx'
import { useLocation } from '@bailclair/site-kit/platform/router/router-context.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Menu } from '@bailclair/site-kit/ui/menu/menu.tsx'
import { MenuLink } from '@bailclair/site-kit/ui/menu/menu-item.tsx'
import { pathTo } from '#platform/paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { headerMessages } from './header.messages.ts'
import { ownerLinksMessages } from './owner-links.messages.ts'
import { sectionOf } from './owner-section.ts'

/** The menu of a signed-in owner: their work first, what introduces the service last. */
export default function OwnerLinks() {
  const t = useMessages(headerMessages)
  const own = useMessages(ownerLinksMessages)
  const { links } = useSiteConfig()
  const section = sectionOf(useLocation().pathname)
  return (
    <>
      <li>
        <Link to={pathTo('Dashboard')} {...(section === 'properties' && { 'aria-current': 'true' })}>
          {own.properties}
        </Link>
      </li>
      <li>
        <Link to={pathTo('Applications')} {...(section === 'applications' && { 'aria-current': 'true' })}>
          {own.applications}
        </Link>
      </li>
      <li>
        <ExternalLink href={links.help}>{t.help}</ExternalLink>
      </li>
      <li>
        <AccountMenu isCurrent={section === 'account'} />
      </li>
      <li>
        <Menu label={own.more} align="start">
          <li>
            <ExternalLink className="menu-item" href={links.information}>
              {t.information}
            </ExternalLink>
          </li>
          <li>
            <ExternalLink className="menu-item" href={links.blog}>
              {t.blog}
            </ExternalLink>
          </li>
          <li>
            <ExternalLink className="menu-item" href={links.partners}>
              {t.partners}
            </ExternalLink>
          </li>
          <MenuLink to={pathTo('Contact')}>{t.contact}</MenuLink>
        </Menu>
      </li>
    </>
  )
}
