import { ownerSitePaths } from '@bailclair/domain/platform/owner-site-paths.ts'
import { SiteHeader } from '@bailclair/front/app/layout/site-header.tsx'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Link } from '@bailclair/front/platform/router/link.tsx'
import { useSession } from '@bailclair/front/platform/session.ts'
import { useSiteConfig } from '@bailclair/front/platform/site-config.ts'
import { ExternalLink } from '@bailclair/front/ui/link/external-link.tsx'
import { useOwnerSite } from '#platform/owner-site.ts'
import { pathTo } from '#platform/paths.ts'
import { headerMessages } from './header.messages.ts'

/** The file of whoever is signed in, help, contact. */
export function Header() {
  const t = useMessages(headerMessages)
  const { links } = useSiteConfig()
  const ownerSite = useOwnerSite()
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <SiteHeader area="tenant">
      {isSignedIn && (
        <li>
          <Link to={pathTo('MyFile')}>{t.myFile}</Link>
        </li>
      )}
      <li>
        <ExternalLink href={ownerSite(links.help)}>{t.help}</ExternalLink>
      </li>
      <li>
        <a href={ownerSite(ownerSitePaths.contact)}>{t.contact}</a>
      </li>
    </SiteHeader>
  )
}
