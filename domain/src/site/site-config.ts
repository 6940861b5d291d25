import { z } from 'zod/mini'

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
