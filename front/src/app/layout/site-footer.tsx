import { ownerSitePaths as paths } from '@bailclair/domain/platform/owner-site-paths.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Rich } from '#platform/messages/rich.tsx'
import { Link } from '#platform/router/link.tsx'
import { useSiteConfig } from '#platform/site-config.ts'
import { ExternalLink } from '#ui/link/external-link.tsx'
import { footerMessages } from './footer.messages.ts'
import { hostOf, socialNetworkOf } from './link-names.ts'

const licenceUrl = 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/'

type Props = {
  /** The address, seen from this site, of a page of the owner site or of a configured link. */
  linkTo: (link: string) => string
}

/** Every link of the footer of spec §2; the pages that have it are said in the table of routes. */
export function SiteFooter({ linkTo }: Props) {
  const t = useMessages(footerMessages)
  const { name, operator, links, accessibilityStatus } = useSiteConfig()
  return (
    <footer className="site-footer" id="footer" tabIndex={-1}>
      <div className="column column-wide stack gap-32">
        <div className="site-footer-head">
          <p>
            <strong>{name}</strong>
            <br />
            <span className="muted">{t.operator(operator.name)}</span>
          </p>
          <Group title={t.social}>
            {links.social.map((url) => (
              <ExternalLink key={url} href={url}>
                {socialNetworkOf(url)}
              </ExternalLink>
            ))}
          </Group>
          <Group title={t.government}>
            {links.government.map((url) => (
              <ExternalLink key={url} href={url}>
                {hostOf(url)}
              </ExternalLink>
            ))}
          </Group>
        </div>
        <nav aria-label={t.links}>
          <ul className="site-footer-links">
            <li>
              <Link to={linkTo(paths.sitemap)}>{t.sitemap}</Link>
            </li>
            <li>
              <Link to={linkTo(paths.accessibility)}>{t.accessibility[accessibilityStatus]}</Link>
            </li>
            <li>
              <Link to={linkTo(paths.legalNotice)}>{t.legalNotice}</Link>
            </li>
            <li>
              <Link to={linkTo(paths.privacyPolicy)}>{t.privacy}</Link>
            </li>
            <li>
              <Link to={linkTo(`${paths.privacyPolicy}#cookies`)} aria-current="false">
                {t.cookies}
              </Link>
            </li>
            <li>
              <Link to={linkTo(paths.termsOfUse)}>{t.terms}</Link>
            </li>
            <li>
              <Link to={linkTo(paths.statistics)}>{t.statistics}</Link>
            </li>
            <li>
              <ExternalLink href={linkTo(links.help)}>{t.help}</ExternalLink>
            </li>
            <li>
              <ExternalLink href={linkTo(links.becomePartner)}>{t.becomePartner}</ExternalLink>
            </li>
            <li>
              <ExternalLink href={linkTo(links.sourceCode)}>{t.sourceCode}</ExternalLink>
            </li>
          </ul>
        </nav>
        <p className="small muted">
          <Rich text={t.licence} licence={(words) => <ExternalLink href={licenceUrl}>{words}</ExternalLink>} />
        </p>
      </div>
    </footer>
  )
}

/** A heading and its links; nothing at all when the operator configured none. */
function Group({ title, children }: { title: string; children: React.ReactElement[] }) {
  if (children.length === 0) return null
  return (
    <div>
      <h2 className="site-footer-title">{title}</h2>
      <ul className="site-footer-group">
        {children.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </div>
  )
}
