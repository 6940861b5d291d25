import { z } from 'zod/mini'
import { knownLaw } from '../law/known-law.schema.ts'

const realm = z.object({ realm: z.string(), clientId: z.string() })
const body = z.object({ name: z.string(), url: z.string() })
const bothLanguages = z.object({ fr: z.string(), en: z.string() })

/** Response of `GET config`: what an operator can change on the pages. Everybody can read it. */
export const siteConfig = z.object({
  name: z.string(),
  operator: z.object({
    name: z.string(),
    legalForm: z.string(),
    registration: z.string(),
    /** A public service, whose legal basis is a task in the public interest. */
    isPublic: z.boolean(),
    address: z.string(),
    phone: z.string(),
    publicationDirector: z.string(),
    hostingProvider: z.string(),
    hostingPhone: z.string(),
    supportEmail: z.string(),
    dpoEmail: z.string(),
    securityEmail: z.string(),
  }),
  /** Authorities to contact when the operator's answer does not help. */
  recourse: z.object({
    dataAuthority: body,
    rightsDefender: body,
    discrimination: z.object({ phone: z.string(), url: z.string() }),
    mediation: body,
  }),
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
    /** Links of the dashboard. An empty one is not shown. */
    taxService: z.string(),
    feedback: z.string(),
    survey: z.string(),
    /** Links of the energy certificate step. */
    certificateSearch: z.string(),
    inspector: z.string(),
    renovationAdviser: z.string(),
    energyRules: z.string(),
    /** Empty: not shown. */
    accessibilityPlan: z.string(),
    government: z.array(z.string()),
    social: z.array(z.string()),
  }),
  announcement: bothLanguages,
  consent: z.object({
    months: z.number(),
    preset: z.enum(['accept', 'none']),
    question: z.enum(['always', 'configured']),
  }),
  acquisitionAfterConsent: z.boolean(),
  chat: z.object({ websiteId: z.string(), url: z.string(), hosts: z.array(z.string()), months: z.number() }),
  analytics: z.object({ url: z.string(), siteId: z.string(), months: z.number() }),
  /** Pages send error reports to their own server, so the DSN is not here (decision 146). */
  errorReports: z.object({ isOn: z.boolean(), release: z.string() }),
  figures: z.object({
    /** What landlords and verified files count: «programme national, 2024». */
    scope: bothLanguages,
    landlords: z.number(),
    verifiedFiles: z.number(),
    verifiers: z.number(),
    verificationDays: z.number(),
    answerHours: z.number(),
    advisers: z.number(),
    fileMinutes: z.number(),
  }),
  accessibilityStatus: z.enum(['non', 'partial', 'full']),
  /** The last accessibility audit. Without an auditor it is the one by the authors of the software. */
  accessibilityAudit: z.object({ auditor: z.string(), date: z.string(), rate: z.number() }),
  /** What the operator says of the rules of letting beside this release. */
  law: knownLaw,
})
export type SiteConfig = z.infer<typeof siteConfig>
