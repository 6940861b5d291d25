import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { SiteHeader } from '@bailclair/site-kit/app/layout/site-header.tsx'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Link } from '@bailclair/site-kit/platform/router/link.tsx'
import { useSession } from '@bailclair/site-kit/platform/session.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { useOwnerSite } from '#platform/owner-site.ts'
import { pathTo } from '#platform/paths.ts'
import { headerMessages } from './header.messages.ts'

/** Signed-in pages, in the order of use. */
const ownPages = ['MyFile', 'FileAccess', 'Account'] as const

export function Header() {
  const t = useMessages(headerMessages)
  const { links } = useSiteConfig()
  const ownerSite = useOwnerSite()
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <SiteHeader area="tenant">
      {isSignedIn &&
        ownPages.map((page) => (
          <li key={page}>
            <Link to={pathTo(page)}>{t.pages[page]}</Link>
          </li>
        ))}
      <li>
        <ExternalLink href={ownerSite(links.help)}>{t.help}</ExternalLink>
      </li>
      <li>
        <a href={ownerSite(ownerSitePaths.contact)}>{t.contact}</a>
      </li>
    </SiteHeader>
  )
}
