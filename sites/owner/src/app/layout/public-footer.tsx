import { footerMessages } from '@bailclair/site-kit/app/layout/footer.messages.ts'
import { FooterFrame, FooterGroup, FooterLinks } from '@bailclair/site-kit/app/layout/footer-parts.tsx'
import { hostOf } from '@bailclair/site-kit/app/layout/link-names.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Rich } from '@bailclair/site-kit/platform/messages/rich.tsx'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { CookieButton } from './cookie-button.tsx'
import { publicFooterMessages } from './public-footer.messages.ts'

const licenceUrl = 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/'

/** The footer of public pages: pages, help, partners, code, government sites, licence. */
export function PublicFooter() {
  const t = useMessages(publicFooterMessages)
  const { sourceCode } = useMessages(footerMessages)
  const { links } = useSiteConfig()
  const government = (
    <FooterGroup title={t.government}>
      {links.government.map((url) => (
        <ExternalLink key={url} href={url}>
          {hostOf(url)}
        </ExternalLink>
      ))}
    </FooterGroup>
  )
  return (
    <FooterFrame groups={government}>
      <FooterLinks linkTo={(link) => link} cookies={<CookieButton>{t.cookies}</CookieButton>}>
        <li>
          <ExternalLink href={links.help}>{t.helpCentre}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={links.partners}>{t.partnerSite}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={links.sourceCode}>{sourceCode}</ExternalLink>
        </li>
      </FooterLinks>
      <p className="small muted">
        <Rich text={t.licence} licence={(words) => <ExternalLink href={licenceUrl}>{words}</ExternalLink>} />
      </p>
    </FooterFrame>
  )
}
