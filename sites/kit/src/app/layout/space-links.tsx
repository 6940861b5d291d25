import { useMessages } from '#platform/messages/messages.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import { layoutMessages } from './layout.messages.ts'

/** Links to the owner, tenant and partner areas. One of them is this one. */
export function SpaceLinks({ area, here }: { area: 'owner' | 'tenant'; here: string }) {
  const t = useMessages(layoutMessages)
  const { hosts, links } = useSiteConfig()
  const current = { href: here, 'aria-current': true }
  return (
    <ul className="site-links">
      <li>
        <a {...(area === 'owner' ? current : { href: hosts.web })}>{t.ownerArea}</a>
      </li>
      <li>
        <a {...(area === 'tenant' ? current : { href: hosts.tenant })}>{t.tenantArea}</a>
      </li>
      <li>
        <a href={links.partners}>{t.partnerArea}</a>
      </li>
    </ul>
  )
}
