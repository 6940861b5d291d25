import { z } from 'zod/mini'
import type { SiteEnvironment } from './site-environment.ts'

const realm = z.object({ realm: z.string(), clientId: z.string() })
const body = z.object({ name: z.string(), url: z.string() })
const bothLanguages = z.object({ fr: z.string(), en: z.string() })

/** Answer of `GET config`: everything the pages show that an operator may change. Nothing in it is secret. */
export const siteConfig = z.object({
  name: z.string(),
  operator: z.object({
    name: z.string(),
    legalForm: z.string(),
    registration: z.string(),
    address: z.string(),
    phone: z.string(),
    publicationDirector: z.string(),
    hostingProvider: z.string(),
    hostingPhone: z.string(),
    supportEmail: z.string(),
    dpoEmail: z.string(),
    securityEmail: z.string(),
  }),
  /** Whom to turn to when the operator's answer does not help. */
  recourse: z.object({ dataAuthority: body, rightsDefender: body, mediation: body }),
  hosts: z.object({ web: z.string(), api: z.string(), identity: z.string(), tenant: z.string() }),
  realms: z.object({ owner: realm, tenant: realm }),
  federation: z.object({ alias: z.string(), name: z.string() }),
  links: z.object({
    publicHome: z.string(),
    information: z.string(),
    blog: z.string(),
    partners: z.string(),
    becomePartner: z.string(),
    help: z.string(),
    sourceCode: z.string(),
    /** Those of the dashboard; an empty one is not shown. */
    taxService: z.string(),
    feedback: z.string(),
    survey: z.string(),
    /** Those of the energy certificate step. */
    certificateSearch: z.string(),
    inspector: z.string(),
    renovationAdviser: z.string(),
    energyRules: z.string(),
    government: z.array(z.string()),
    social: z.array(z.string()),
  }),
  announcement: bothLanguages,
  consent: z.object({ months: z.number(), preset: z.enum(['accept', 'none']) }),
  acquisitionAfterConsent: z.boolean(),
  chat: z.object({ websiteId: z.string(), url: z.string(), hosts: z.array(z.string()) }),
  analytics: z.object({ url: z.string(), siteId: z.string() }),
  /** Whether pages report errors to the web server, which alone knows where they go. */
  errorReports: z.object({ isOn: z.boolean(), release: z.string() }),
  figures: z.object({
    landlords: z.number(),
    verifiedFiles: z.number(),
    verifiers: z.number(),
    verificationDays: z.number(),
    answerHours: z.number(),
    advisers: z.number(),
    fileMinutes: z.number(),
  }),
  accessibilityStatus: z.enum(['non', 'partial', 'full']),
  /** The last audit by people; without an auditor there was none. */
  accessibilityAudit: z.object({ auditor: z.string(), date: z.string(), rate: z.number() }),
})
export type SiteConfig = z.infer<typeof siteConfig>

const words = (list: string) => list.split(/\s+/).filter(Boolean)

export function siteConfigFrom(env: SiteEnvironment): SiteConfig {
  return {
    name: env.SITE_NAME,
    operator: {
      name: env.OPERATOR_NAME,
      legalForm: env.OPERATOR_LEGAL_FORM,
      registration: env.OPERATOR_REGISTRATION,
      address: env.OPERATOR_ADDRESS,
      phone: env.OPERATOR_PHONE,
      publicationDirector: env.PUBLICATION_DIRECTOR,
      hostingProvider: env.HOSTING_PROVIDER,
      hostingPhone: env.HOSTING_PHONE,
      supportEmail: env.SUPPORT_EMAIL,
      dpoEmail: env.DPO_EMAIL,
      securityEmail: env.SECURITY_EMAIL,
    },
    recourse: {
      dataAuthority: { name: env.DATA_AUTHORITY, url: env.DATA_AUTHORITY_URL },
      rightsDefender: { name: env.RIGHTS_DEFENDER, url: env.RIGHTS_DEFENDER_URL },
      mediation: { name: env.MEDIATION, url: env.MEDIATION_URL },
    },
    hosts: { web: env.WEB_URL, api: env.API_URL, identity: env.IDENTITY_URL, tenant: env.TENANT_URL },
    realms: {
      owner: { realm: 'owner', clientId: 'owner-front' },
      tenant: { realm: 'tenant', clientId: 'tenant-front' },
    },
    federation: { alias: env.FEDERATION_ALIAS, name: env.FEDERATION_NAME },
    links: {
      publicHome: env.PUBLIC_HOME,
      information: env.INFORMATION_URL,
      blog: env.BLOG_URL,
      partners: env.PARTNERS_URL,
      becomePartner: env.BECOME_PARTNER_URL,
      help: env.HELP_URL,
      sourceCode: env.SOURCE_CODE_URL,
      taxService: env.TAX_SERVICE_URL,
      feedback: env.FEEDBACK_URL,
      survey: env.SURVEY_URL,
      certificateSearch: env.CERTIFICATE_SEARCH_URL,
      inspector: env.INSPECTOR_URL,
      renovationAdviser: env.RENOVATION_ADVISER_URL,
      energyRules: env.ENERGY_RULES_URL,
      government: words(env.GOVERNMENT_URLS).map((host) => `https://${host}`),
      social: words(env.SOCIAL_URLS),
    },
    announcement: { fr: env.ANNOUNCEMENT_FR, en: env.ANNOUNCEMENT_EN },
    consent: { months: env.CONSENT_MONTHS, preset: env.CONSENT_PRESET },
    acquisitionAfterConsent: env.ACQUISITION_AFTER_CONSENT,
    chat: { websiteId: env.CHAT_WEBSITE_ID, url: env.CHAT_URL, hosts: words(env.CHAT_HOSTS) },
    analytics: { url: env.ANALYTICS_URL, siteId: env.ANALYTICS_SITE_ID },
    errorReports: { isOn: env.ERROR_REPORT_DSN !== '', release: env.RELEASE },
    figures: {
      landlords: env.FIGURE_LANDLORDS,
      verifiedFiles: env.FIGURE_VERIFIED_FILES,
      verifiers: env.FIGURE_VERIFIERS,
      verificationDays: env.FIGURE_VERIFICATION_DAYS,
      answerHours: env.FIGURE_ANSWER_HOURS,
      advisers: env.FIGURE_ADVISERS,
      fileMinutes: env.FIGURE_FILE_MINUTES,
    },
    accessibilityStatus: env.ACCESSIBILITY_STATUS,
    accessibilityAudit: {
      auditor: env.ACCESSIBILITY_AUDITOR,
      date: env.ACCESSIBILITY_AUDIT_DATE,
      rate: env.ACCESSIBILITY_AUDIT_RATE,
    },
  }
}
