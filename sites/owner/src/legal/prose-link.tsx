import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { pathTo } from '#platform/paths.ts'

const pages: Readonly<Record<string, string>> = {
  home: pathTo('Landing'),
  register: pathTo('Register'),
  account: pathTo('AccountName'),
  contact: pathTo('Contact'),
  help: pathTo('Help'),
  sitemap: pathTo('Sitemap'),
  accessibility: pathTo('Accessibility'),
  legal: pathTo('LegalNotice'),
  privacy: pathTo('PrivacyPolicy'),
  cookies: `${pathTo('PrivacyPolicy')}#cookies`,
  rules: pathTo('LettingRules'),
  rights: pathTo('ApplicantRights'),
  terms: pathTo('TermsOfUse'),
  statistics: pathTo('Statistics'),
}

const elsewhere = ({ operator, links, recourse, hosts }: SiteConfig): Readonly<Record<string, string>> => ({
  support: `mailto:${operator.supportEmail}`,
  dpo: `mailto:${operator.dpoEmail}`,
  security: `mailto:${operator.securityEmail}`,
  tenant: hosts.tenant,
  source: links.sourceCode,
  accessibilityPlan: links.accessibilityPlan,
  energy: links.energyRules,
  dataAuthority: recourse.dataAuthority.url,
  rightsDefender: recourse.rightsDefender.url,
  discrimination: recourse.discrimination.url,
  mediation: recourse.mediation.url,
  licence: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
  documents: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F1169',
})

/** A link by its catalogue name. An unknown name throws. */
export function ProseLink({ name, words }: { name: string; words: string }) {
  const address = elsewhere(useSiteConfig())[name]
  const page = pages[name]
  if (page !== undefined) return <a href={page}>{words}</a>
  if (address === undefined) throw new Error(`No link is called ${name}.`)
  return address.startsWith('http') && name !== 'tenant' ? (
    <ExternalLink href={address}>{words}</ExternalLink>
  ) : (
    <a href={address}>{words}</a>
  )
}
