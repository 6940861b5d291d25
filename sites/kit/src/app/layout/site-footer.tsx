import { useMessages } from '#platform/messages/messages.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import { ExternalLink } from '#ui/link/external-link.tsx'
import { footerMessages } from './footer.messages.ts'
import { FooterFrame, FooterGroup, FooterLinks } from './footer-parts.tsx'
import { socialNetworkOf } from './link-names.ts'

type Props = Pick<Parameters<typeof FooterLinks>[0], 'linkTo' | 'cookies'>

/** Every link of the footer of spec §2; the pages that have it are said in the table of routes. */
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
