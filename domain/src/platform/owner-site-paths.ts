/** Pages of the owner site that every site of the product leads to (spec §2). */
export const ownerSitePaths = {
  help: '/aide',
  contact: '/contact',
  sitemap: '/plan-du-site',
  accessibility: '/accessibilite',
  legalNotice: '/mentions-legales',
  privacyPolicy: '/politique-de-confidentialite',
  termsOfUse: '/cgu',
  statistics: '/stats',
} as const
