import { useMessages } from '#platform/messages/messages.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import { ExternalLink } from '#ui/external-link.tsx'
import { footerMessages } from './footer.messages.ts'
import { FooterFrame, FooterGroup, FooterLinks } from './footer-parts.tsx'
import { socialNetworkOf } from './link-names.ts'

type Props = Pick<Parameters<typeof FooterLinks>[0], 'linkTo' | 'cookies'>

/** The full footer. The route table says which pages have it. */
export function SiteFooter({ linkTo, cookies }: Props) {
  const t = useMessages(footerMessages)
  const { links } = useSiteConfig()
  const social = (
    <FooterGroup title={t.social}>
      {links.social.map((url) => (
        <ExternalLink key={url} href={url}>
          {socialNetworkOf(url)}
        </ExternalLink>
      ))}
    </FooterGroup>
  )
  return (
    <FooterFrame groups={social}>
      <FooterLinks linkTo={linkTo} cookies={cookies}>
        <li>
          <ExternalLink href={linkTo(links.help)}>{t.help}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={linkTo(links.becomePartner)}>{t.becomePartner}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={linkTo(links.sourceCode)}>{t.sourceCode}</ExternalLink>
        </li>
      </FooterLinks>
    </FooterFrame>
  )
}
