/** Pages of the owner site that the other sites and mails link to. */
export const ownerSitePaths = {
  /** What the holder of a share link sees. */
  shareLink: '/candidater/:token',
  /** A tenant applies here; the token is that of a share link. */
  apply: '/validConnexion/:token',
  /** An owner reads an application and its complete file here. */
  application: '/candidature/:id',
  /** All applications of an owner. */
  applications: '/candidatures',
  /** Where the tenant area sends the links of old mails (decision 19). */
  oldFileLink: '/dossier/:token',
  /** An owner unsubscribes from mails here. */
  unsubscribe: '/desabonnement/:token',
  /** Anybody checks a PDF of the service here. */
  checkPdf: '/verifier-un-pdf',
  /** Rules of letting with source and state. */
  lettingRules: '/regles-de-location',
  /** What may be asked of an applicant, and where to turn. */
  applicantRights: '/droits-des-candidats',
  help: '/aide',
  contact: '/contact',
  sitemap: '/plan-du-site',
  accessibility: '/accessibilite',
  legalNotice: '/mentions-legales',
  privacyPolicy: '/politique-de-confidentialite',
  /** What is kept about guarantors: mailed to them, or handed over by their tenant. */
  guarantorNotice: '/information-garants',
  termsOfUse: '/cgu',
  statistics: '/stats',
} as const

/** The page that a mail links to: the property if there is one, otherwise the applications of all. */
export const pathToProperties = ([first, ...others]: readonly string[]): string =>
  first && others.length === 0 ? `/consulte-propriete/${first}` : ownerSitePaths.applications

export const pathToApplication = (id: string): string => ownerSitePaths.application.replace(':id', id)
