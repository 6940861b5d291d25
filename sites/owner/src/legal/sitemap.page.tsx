import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Link } from '@bailclair/site-kit/platform/router/link.tsx'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import type { ReactNode } from 'react'
import { pathTo } from '#platform/paths.ts'
import { siteMapMessages } from './sitemap.messages.ts'

const owners = ['Landing', 'Register', 'Dashboard', 'AccountName', 'ForgottenPassword'] as const
const help = ['Help', 'Contact'] as const
const service = ['CheckPdf', 'Statistics'] as const
const rules = ['LettingRules', 'ApplicantRights'] as const
const legal = ['LegalNotice', 'TermsOfUse', 'Accessibility', 'Sitemap'] as const

/** Every public page by subject; a test compares it with the route table. */
export default function SiteMap() {
  const t = useMessages(siteMapMessages)
  const { hosts } = useSiteConfig()
  return (
    <Column wide>
      <PageHeader title={t.title}>{t.lead}</PageHeader>
      <div className="site-map">
        <Group title={t.owners.title}>
          {owners.map((page) => (
            <li key={page}>
              <Link to={pathTo(page)}>{t.owners[page]}</Link>
            </li>
          ))}
        </Group>
        <Group title={t.tenants.title}>
          <li>
            <a href={hosts.tenant}>{t.tenants.area}</a>
          </li>
        </Group>
        <Group title={t.rules.title}>
          {rules.map((page) => (
            <li key={page}>
              <Link to={pathTo(page)}>{t.rules[page]}</Link>
            </li>
          ))}
        </Group>
        <Group title={t.help.title}>
          {help.map((page) => (
            <li key={page}>
              <Link to={pathTo(page)}>{t.help[page]}</Link>
            </li>
          ))}
        </Group>
        <Group title={t.service.title}>
          {service.map((page) => (
            <li key={page}>
              <Link to={pathTo(page)}>{t.service[page]}</Link>
            </li>
          ))}
        </Group>
        <Group title={t.legal.title}>
          <li>
            <Link to={pathTo('PrivacyPolicy')}>{t.legal.PrivacyPolicy}</Link>
            <ul>
              <li>
                <Link to={`${pathTo('PrivacyPolicy')}#cookies`}>{t.legal.cookies}</Link>
              </li>
              <li>
                <Link to={pathTo('GuarantorNotice')}>{t.legal.GuarantorNotice}</Link>
              </li>
            </ul>
          </li>
          {legal.map((page) => (
            <li key={page}>
              <Link to={pathTo(page)}>{t.legal[page]}</Link>
            </li>
          ))}
        </Group>
      </div>
    </Column>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
)
