import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { useSession } from '@bailclair/front/platform/session.ts'
import { useSiteConfig } from '@bailclair/front/platform/site-config.ts'
import { pathTo } from '#platform/paths.ts'
import { layoutMessages } from './layout.messages.ts'

/** The areas of the product: this one, that of the tenants, that of the partners. */
export function SpaceLinks() {
  const t = useMessages(layoutMessages)
  const { hosts, links } = useSiteConfig()
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <ul className="site-links">
      <li>
        <a href={pathTo(isSignedIn ? 'Dashboard' : 'Landing')} aria-current="true">
          {t.ownerArea}
        </a>
      </li>
      <li>
        <a href={hosts.tenant}>{t.tenantArea}</a>
      </li>
      <li>
        <a href={links.partners}>{t.partnerArea}</a>
      </li>
    </ul>
  )
}
