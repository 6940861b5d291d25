/** Pages of the owner site that every site of the product leads to (spec §2). */
export const ownerSitePaths = {
  /** Where the application of a tenant is made, by the token of a share link. */
  apply: '/validConnexion/:token',
  /** Where a mail that is not essential can be stopped, by the token of its link. */
  unsubscribe: '/desabonnement/:token',
  help: '/aide',
  contact: '/contact',
  sitemap: '/plan-du-site',
  accessibility: '/accessibilite',
  legalNotice: '/mentions-legales',
  privacyPolicy: '/politique-de-confidentialite',
  termsOfUse: '/cgu',
  statistics: '/stats',
} as const

/** Where a mail about properties leads: one property has a page of its own, several are on the dashboard. */
export const pathToProperties = ([first, ...others]: readonly string[]): string =>
  first && others.length === 0 ? `/consulte-propriete/${first}` : '/home'
