import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { headerMessages } from './header.messages.ts'

/** The operator and the two legally required pages, which are on the owner site. */
export function Footer() {
  const t = useMessages(headerMessages)
  const { hosts, operator, accessibilityStatus } = useSiteConfig()
  return (
    <footer className="desk-footer column small muted" id="footer" tabIndex={-1}>
      <p>{t.operator(operator.name)}</p>
      <nav aria-label={t.footerLinks}>
        <ul className="cluster gap-24">
          <li>
            <a href={new URL(ownerSitePaths.accessibility, hosts.web).href}>{t.accessibility[accessibilityStatus]}</a>
          </li>
          <li>
            <a href={new URL(ownerSitePaths.privacyPolicy, hosts.web).href}>{t.privacy}</a>
          </li>
        </ul>
      </nav>
    </footer>
  )
}
