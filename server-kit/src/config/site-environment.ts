import { z } from 'zod/mini'

/** What an operator needs to know about a variable. The table in docs/operations.md is generated from it. */
export const variables = z.registry<{ description: string; secret?: boolean; ownValue?: OwnValue }>()

/** In production the operator replaces the default; `may be empty`: or hides it. */
type OwnValue = 'needed' | 'may be empty'

const text = (byDefault: string, description: string) => {
  const schema = z._default(z.string().check(z.trim()), byDefault)
  variables.add(schema, { description })
  return schema
}
const url = (byDefault: string, description: string) => {
  const schema = z._default(z.url({ protocol: /^https?$/ }), byDefault)
  variables.add(schema, { description })
  return schema
}
const linkTo = (pattern: RegExp) => (byDefault: string, description: string) => {
  const schema = z._default(z.string().check(z.regex(pattern)), byDefault)
  variables.add(schema, { description })
  return schema
}
/** A page of this site (`/aide`) or an external address. */
const link = linkTo(/^(https?:\/\/|\/(?!\/))\S*$/)
/** Like `link`, or empty to hide the link. */
const optionalLink = linkTo(/^((https?:\/\/|\/(?!\/))\S*)?$/)
/** A day, or empty when it has not happened yet. */
const optionalDay = (description: string) => {
  const schema = z._default(z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/)), '')
  variables.add(schema, { description })
  return schema
}
const count = (byDefault: number, description: string, least = 0) => {
  const schema = z._default(z.coerce.number().check(z.int(), z.minimum(least)), byDefault)
  variables.add(schema, { description })
  return schema
}
const flag = (byDefault: boolean, description: string) => {
  const schema = z._default(z.stringbool(), byDefault)
  variables.add(schema, { description })
  return schema
}
const oneOf = <const V extends readonly [string, ...string[]]>(
  values: V,
  byDefault: V[number],
  description: string,
) => {
  const schema = z._default(z.enum(values), byDefault as never)
  variables.add(schema, { description })
  return schema
}

/** The default is a placeholder: production needs the operator's own value. */
const own = <S extends z.ZodMiniType>(schema: S, ownValue: OwnValue = 'needed'): S => {
  const known = variables.get(schema)
  if (known) variables.add(schema, { ...known, ownValue })
  return schema
}

export const variable = { own, text, url, link, count, flag, oneOf }

/**
 * What an operator changes to run the service under its own name (decision 1). Read by the API, which serves it at `GET
 * config`, and by the sites' servers, which must not wait for the API.
 */
export const siteEnvironment = z.object({
  SITE_NAME: text('BailClair', 'Name of the service, in titles, header, footer and mails'),
  OPERATOR_NAME: own(
    text('Agence publique du logement de démonstration', 'Authority that runs the service (legal notice)'),
  ),
  OPERATOR_LEGAL_FORM: own(text('Établissement public administratif', 'Legal form of the operator (legal notice)')),
  OPERATOR_REGISTRATION: own(text('000 000 000', 'SIREN number of the operator (legal notice)')),
  OPERATOR_IS_PUBLIC: flag(
    true,
    'The operator runs a public service: the legal notice says so, and the legal basis is a task in the public interest; false: contract and legitimate interest',
  ),
  OPERATOR_ADDRESS: own(text('1 place de la Mairie, 00000 Démonstration', 'Postal address of the operator')),
  OPERATOR_PHONE: text('', 'Telephone of the operator; empty: not shown'),
  PUBLICATION_DIRECTOR: own(text('La direction de l’agence', 'Director of publication (legal notice)')),
  HOSTING_PROVIDER: own(
    text('Hébergeur de démonstration, 00000 Démonstration', 'Name and address of the hosting provider'),
  ),
  HOSTING_PHONE: own(text('+33 0 00 00 00 00', 'Telephone of the hosting provider (legal notice)')),
  SUPPORT_EMAIL: own(text('support@bailclair.example', 'Where the contact form and questions go')),
  DPO_EMAIL: own(text('dpo@bailclair.example', 'Data-protection officer')),
  SECURITY_EMAIL: own(text('securite@bailclair.example', 'Where security problems are reported (security.txt)')),
  DATA_AUTHORITY: text(
    'CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07',
    'Supervisory authority for personal data, with its address (privacy policy)',
  ),
  DATA_AUTHORITY_URL: url('https://www.cnil.fr/fr/plaintes', 'Its page for complaints'),
  RIGHTS_DEFENDER: text(
    'Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07',
    'Body for complaints about accessibility, with its address (accessibility statement, terms)',
  ),
  RIGHTS_DEFENDER_URL: url('https://formulaire.defenseurdesdroits.fr', 'Its page for complaints'),
  DISCRIMINATION_PHONE: text('39 28', 'Free number for people who are discriminated against (help, terms)'),
  DISCRIMINATION_URL: url('https://www.antidiscriminations.fr', 'Its page'),
  MEDIATION: text(
    'Commission départementale de conciliation',
    'Body that mediates between landlords and tenants, free of charge (terms)',
  ),
  MEDIATION_URL: url('https://www.service-public.gouv.fr/particuliers/vosdroits/F1216', 'Page about this body'),

  WEB_URL: url('http://localhost:3000', 'Public address of the owner site; mails and the share link use it'),
  API_URL: url('http://localhost:3001/api/', 'Public address of the API'),
  IDENTITY_URL: url('http://localhost:3002', 'Public address of the identity server (Keycloak or the bundled one)'),
  TENANT_URL: url('http://localhost:3003', 'Public address of the tenant area'),
  // not in `GET config`: no public page knows the desk's address
  DESK_URL: url('http://localhost:3008', 'Address of the verification desk; for the team only'),
  FEDERATION_ALIAS: text(
    'national-identity',
    'Alias of the national federation in the identity server (`kc_idp_hint`)',
  ),
  FEDERATION_NAME: text('Identité nationale', 'Name of the national federation, on its button'),
  PUBLIC_HOME: link('/', 'Page after signing out or deleting the account'),

  INFORMATION_URL: link('https://www.service-public.gouv.fr', 'Menu: information for landlords'),
  BLOG_URL: own(link('https://blog.bailclair.example', 'Menu: blog')),
  PARTNERS_URL: own(link('https://partenaires.bailclair.example', 'Menu and header: partners')),
  BECOME_PARTNER_URL: own(link('https://partenaires.bailclair.example/devenir-partenaire', 'Footer: become a partner')),
  HELP_URL: link('/aide', 'Help centre, opened in a new window'),
  SOURCE_CODE_URL: own(link('https://code.bailclair.example', 'Footer: source code of this service')),
  GOVERNMENT_URLS: text(
    'legifrance.gouv.fr service-public.gouv.fr data.gouv.fr',
    'Public-site footer: government sites, host names separated by spaces',
  ),
  SOCIAL_URLS: own(
    text(
      'https://mastodon.bailclair.example/@bailclair https://www.linkedin.com/company/bailclair-example',
      'Footer: social networks, addresses separated by spaces; empty: none',
    ),
    'may be empty',
  ),

  TAX_SERVICE_URL: optionalLink(
    'https://www.impots.gouv.fr',
    'Dashboard: the property-management service of the tax authority; empty: not shown',
  ),
  FEEDBACK_URL: optionalLink('/contact', 'Dashboard: where owners give feedback; empty: no link'),
  SURVEY_URL: own(
    optionalLink(
      'https://enquete.bailclair.example/proprietaires',
      'Dashboard: satisfaction survey; a new address shows the banner again; empty: no banner',
    ),
    'may be empty',
  ),

  CERTIFICATE_SEARCH_URL: link(
    'https://observatoire-dpe-audit.ademe.fr/accueil',
    'Energy certificate: the public pages of the registry, where an owner finds a lost number',
  ),
  INSPECTOR_URL: link(
    'https://diagnostiqueurs.din.developpement-durable.gouv.fr',
    'Energy certificate: find an inspector',
  ),
  RENOVATION_ADVISER_URL: link(
    'https://france-renov.gouv.fr/preparer-projet/trouver-conseiller',
    'Energy certificate: find a renovation adviser',
  ),
  ENERGY_RULES_URL: link(
    'https://www.service-public.gouv.fr/particuliers/vosdroits/F16096',
    'Energy certificate: the official page about certificates, exemptions and letting',
  ),

  ANNOUNCEMENT_FR: text('', 'Announcement banner in French, HTML formatting and links allowed; empty: no banner'),
  ANNOUNCEMENT_EN: text('', 'Announcement banner in English'),

  CONSENT_MONTHS: count(12, 'How long a cookie choice is kept, in months; the regulator recommends 6'),
  CONSENT_PRESET: oneOf(['accept', 'none'], 'accept', 'Preselected cookie choice; EU law asks for none'),
  CONSENT_QUESTION: oneOf(
    ['always', 'configured'],
    'always',
    'Ask about cookies always, or only about configured services; without any, no banner and no cookie button',
  ),
  ACQUISITION_AFTER_CONSENT: flag(false, 'Keep campaign parameters only after analytics is accepted'),
  CHAT_WEBSITE_ID: text('', 'Crisp website id; empty: no chat'),
  CHAT_URL: url('https://client.crisp.chat', 'Origin of the chat’s script'),
  CHAT_HOSTS: linkTo(/^\s*((https?|wss?):\/\/[\w.*:-]+\s*)*$/)(
    'https://*.crisp.chat wss://*.relay.crisp.chat',
    'Other origins that the chat connects to, separated by spaces; pages with the chat allow them',
  ),
  CHAT_DATA_MONTHS: count(
    12,
    'How long the chat keeps conversations, in months (privacy policy); set it there, too',
    1,
  ),
  ANALYTICS_URL: linkTo(/^(https?:\/\/\S+)?$/)('', 'Matomo address; empty: no analytics'),
  ANALYTICS_SITE_ID: text('', 'Matomo site id; empty: no analytics'),
  ANALYTICS_DATA_MONTHS: count(
    25,
    'How long Matomo keeps visits, in months (privacy policy); set it there, too; the regulator allows 25',
    1,
  ),
  ERROR_REPORT_DSN: linkTo(/^(https?:\/\/\w+@[\w.:-]+\/(\S+\/)?\d+)?$/)(
    '',
    'Sentry-compatible DSN for error reports; browsers report through their site’s server; empty: no reports',
  ),
  RELEASE: linkTo(/^[\w.+@-]{0,64}$/)('', 'Name of the release, in error reports'),

  FIGURES_SCOPE_FR: text(
    'programme national, 2024',
    'Landing and statistics: what these figures count; empty: not said',
  ),
  FIGURES_SCOPE_EN: text('national programme, 2024', 'The same in English'),
  FIGURE_LANDLORDS: count(22_000, 'Landing: landlords'),
  FIGURE_VERIFIED_FILES: count(374_056, 'Landing: start value of the verified-files counter'),
  FIGURE_VERIFIERS: count(15, 'Landing: people who verify files'),
  FIGURE_VERIFICATION_DAYS: count(5, 'Landing: days a week on which files are verified'),
  FIGURE_ANSWER_HOURS: count(48, 'Hours until an answer: promised on the pages, measured at the desk', 1),
  FIGURE_ADVISERS: count(2_500, 'Landing: advisers'),
  FIGURE_FILE_MINUTES: count(3, 'Landing: minutes to create a file'),

  ACCESSIBILITY_STATUS: oneOf(['non', 'partial', 'full'], 'partial', 'Result of the last accessibility audit (footer)'),
  ACCESSIBILITY_AUDITOR: text(
    '',
    'Auditor of the last audit, with ACCESSIBILITY_AUDIT_DATE and _RATE; empty: the audit by the authors of the software',
  ),
  ACCESSIBILITY_AUDIT_DATE: optionalDay('Day of that audit, YYYY-MM-DD'),
  ACCESSIBILITY_AUDIT_RATE: count(0, 'Percentage of criteria met in that audit'),
  ACCESSIBILITY_PLAN_URL: own(
    optionalLink(
      'https://accessibilite.bailclair.example/schema-pluriannuel',
      'Multi-year accessibility plan of the operator, which the law asks for (statement); empty: no link',
    ),
    'may be empty',
  ),
})
export type SiteEnvironment = z.output<typeof siteEnvironment>
