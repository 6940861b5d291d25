import { useAccountPaths } from '#identity/account-site.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { useSession } from '#platform/session.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import { layoutMessages } from './layout.messages.ts'

/** Links to the owner, tenant and partner areas. One of them is this site. */
export function SpaceLinks({ area }: { area: 'owner' | 'tenant' }) {
  const t = useMessages(layoutMessages)
  const { hosts, links } = useSiteConfig()
  const { home, landing } = useAccountPaths()
  const isSignedIn = useSession().status === 'signed-in'
  const here = { href: isSignedIn ? home : landing, 'aria-current': true }
  return (
    <ul className="site-links">
      <li>
        <a {...(area === 'owner' ? here : { href: hosts.web })}>{t.ownerArea}</a>
      </li>
      <li>
        <a {...(area === 'tenant' ? here : { href: hosts.tenant })}>{t.tenantArea}</a>
      </li>
      <li>
        <a href={links.partners}>{t.partnerArea}</a>
      </li>
    </ul>
  )
}
