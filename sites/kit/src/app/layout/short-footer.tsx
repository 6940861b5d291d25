import { ownerSitePaths as paths } from '@bailclair/domain/site/owner-site-paths.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Link } from '#platform/router/link.tsx'
import { useSiteConfig } from '#platform/site-config.ts'
import { footerMessages } from './footer.messages.ts'

/** One line where the full footer would distract: the sitemap is within reach of every page (RGAA 12.4). */
export function ShortFooter({ linkTo }: { linkTo: (link: string) => string }) {
  const t = useMessages(footerMessages)
  const { accessibilityStatus } = useSiteConfig()
  return (
    <footer className="short-footer" id="footer" tabIndex={-1}>
      <nav className="column column-wide" aria-label={t.links}>
        <ul className="site-footer-links">
          <li>
            <Link to={linkTo(paths.sitemap)}>{t.sitemap}</Link>
          </li>
          <li>
            <Link to={linkTo(paths.accessibility)}>{t.accessibility[accessibilityStatus]}</Link>
          </li>
        </ul>
      </nav>
    </footer>
  )
}
