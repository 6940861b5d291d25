import { fillPath, type PathParams } from '@bailclair/front/platform/router/path-pattern.ts'

/** The addresses of the site, by the names of spec §2. The table of routes says what is there. */
export const patterns = {
  Landing: '/',
  Dashboard: '/home',
  Register: '/creation',
  ConfirmAccount: '/confirmerCompte/:token',
  ForgottenPassword: '/mot-de-passe-oublie',
  ChangePassword: '/modifier-mot-de-passe/:token',
  ConfirmEmail: '/confirmer-email/:token',
  AccountName: '/proprietaire',
  ConsultProperty: '/consulte-propriete/:id',
  ConnectProperty: '/candidater/:token',
  ValidConnectProperty: '/validConnexion/:token',
  PropertyName: '/nom-propriete/:id?',
  PropertyType: '/type-propriete/:id?',
  PropertyAddress: '/adresse-propriete/:id?',
  PropertyFurniture: '/amenagement-propriete/:id?',
  PropertyLivingSpace: '/surface/:id?',
  PropertyRent: '/loyer-propriete/:id?',
  PropertyDiagnostic: '/diagnostic-propriete/:id?',
  ValidateProperty: '/valider-propriete/:id?',
  Contact: '/contact',
  Help: '/aide',
  Sitemap: '/plan-du-site',
  Accessibility: '/accessibilite',
  LegalNotice: '/mentions-legales',
  PrivacyPolicy: '/politique-de-confidentialite',
  TermsOfUse: '/cgu',
  Statistics: '/stats',
} as const

export type PageName = keyof typeof patterns

type Arguments<Pattern extends string> =
  Record<never, never> extends PathParams<Pattern> ? [params?: PathParams<Pattern>] : [params: PathParams<Pattern>]

/** The address of a page: `pathTo('Contact')`; parameters that the pattern needs are asked for. */
export function pathTo<Name extends PageName>(name: Name, ...[params]: Arguments<(typeof patterns)[Name]>): string {
  return fillPath<string>(patterns[name], params ?? {})
}
