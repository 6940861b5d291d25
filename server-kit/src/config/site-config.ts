import { nothingKnown } from '@bailclair/domain/law/known-law.schema.ts'
import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import type { SiteEnvironment } from './site-environment.ts'

const words = (list: string) => list.split(/\s+/).filter(Boolean)

export function siteConfigFrom(env: SiteEnvironment): SiteConfig {
  return {
    name: env.SITE_NAME,
    operator: {
      name: env.OPERATOR_NAME,
      legalForm: env.OPERATOR_LEGAL_FORM,
      registration: env.OPERATOR_REGISTRATION,
      isPublic: env.OPERATOR_IS_PUBLIC,
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
      discrimination: { phone: env.DISCRIMINATION_PHONE, url: env.DISCRIMINATION_URL },
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
      accessibilityPlan: env.ACCESSIBILITY_PLAN_URL,
      government: words(env.GOVERNMENT_URLS).map((host) => `https://${host}`),
      social: words(env.SOCIAL_URLS),
    },
    announcement: { fr: env.ANNOUNCEMENT_FR, en: env.ANNOUNCEMENT_EN },
    consent: { months: env.CONSENT_MONTHS, preset: env.CONSENT_PRESET, question: env.CONSENT_QUESTION },
    acquisitionAfterConsent: env.ACQUISITION_AFTER_CONSENT,
    chat: {
      websiteId: env.CHAT_WEBSITE_ID,
      url: env.CHAT_URL,
      hosts: words(env.CHAT_HOSTS),
      months: env.CHAT_DATA_MONTHS,
    },
    analytics: { url: env.ANALYTICS_URL, siteId: env.ANALYTICS_SITE_ID, months: env.ANALYTICS_DATA_MONTHS },
    errorReports: { isOn: env.ERROR_REPORT_DSN !== '', release: env.RELEASE },
    figures: {
      scope: { fr: env.FIGURES_SCOPE_FR, en: env.FIGURES_SCOPE_EN },
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
    // in the database, which the API alone reads
    law: nothingKnown,
  }
}
