import { ownerSitePaths as paths } from '@bailclair/domain/site/owner-site-paths.ts'
import type { ReactElement, ReactNode } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { Link } from '#platform/router/link.tsx'
import { useSiteConfig } from '#platform/site-config.ts'
import { footerMessages } from './footer.messages.ts'

export function FooterFrame({ groups, children }: { groups: ReactNode; children: ReactNode }) {
  const t = useMessages(footerMessages)
  const { name, operator } = useSiteConfig()
  return (
    <footer className="site-footer" id="footer" tabIndex={-1}>
      <div className="column column-wide stack gap-32">
        <div className="site-footer-head">
          <p>
            <strong>{name}</strong>
            <br />
            <span className="muted">{t.operator(operator.name)}</span>
          </p>
          {groups}
        </div>
        {children}
      </div>
    </footer>
  )
}

/** Renders nothing when the operator configured no links. */
export function FooterGroup({ title, children }: { title: string; children: ReactElement[] }) {
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

type Links = {
  /** Resolves a page of the owner site or a configured link from this site. */
  linkTo: (link: string) => string
  /** The button that opens the cookie settings. */
  cookies: ReactNode
  /** More items of the list. */
  children: ReactNode
}

/** Links of both footers, then the site's own. */
export function FooterLinks({ linkTo, cookies, children }: Links) {
  const t = useMessages(footerMessages)
  const { accessibilityStatus } = useSiteConfig()
  const pages = (names: readonly (keyof typeof paths & keyof typeof t)[]) =>
    names.map((name) => (
      <li key={name}>
        <Link to={linkTo(paths[name])}>{name === 'accessibility' ? t[name][accessibilityStatus] : t[name]}</Link>
      </li>
    ))
  return (
    <nav aria-label={t.links}>
      <ul className="site-footer-links">
        {pages(['sitemap', 'accessibility', 'lettingRules', 'applicantRights', 'legalNotice', 'privacyPolicy'])}
        <li>{cookies}</li>
        {pages(['termsOfUse', 'statistics'])}
        {children}
      </ul>
    </nav>
  )
}
