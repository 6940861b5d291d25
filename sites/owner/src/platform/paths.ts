import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { securityPath } from '@bailclair/domain/site/security-path.ts'
import { createPathTo } from '@bailclair/site-kit/platform/router/path-to.ts'

/** The addresses by page name. */
export const patterns = {
  Landing: '/',
  Dashboard: '/home',
  Register: '/creation',
  ConfirmAccount: '/confirmerCompte/:token',
  ForgottenPassword: '/mot-de-passe-oublie',
  ResendConfirmation: '/renvoyer-confirmation',
  ChangePassword: '/modifier-mot-de-passe/:token',
  ConfirmEmail: '/confirmer-email/:token',
  UndoEmail: '/annuler-changement-email/:token',
  DeletedAccount: '/compte-supprime',
  Unsubscribe: ownerSitePaths.unsubscribe,
  AccountName: '/proprietaire',
  AccountLog: '/proprietaire/journal',
  Security: securityPath,
  ConsultProperty: '/consulte-propriete/:id',
  Comparison: '/consulte-propriete/:id/comparer',
  Choice: '/consulte-propriete/:id/choix',
  Answer: '/consulte-propriete/:id/reponse',
  Visits: '/consulte-propriete/:id/visites',
  HomeLaw: '/consulte-propriete/:id/regles',
  Advert: '/consulte-propriete/:id/annonce',
  Applications: ownerSitePaths.applications,
  Application: ownerSitePaths.application,
  OldFileLink: ownerSitePaths.oldFileLink,
  SharedFile: '/consultation/:token',
  ConnectProperty: '/candidater/:token',
  ShortLink: '/a/:code',
  ValidConnectProperty: ownerSitePaths.apply,
  PropertyName: '/nom-propriete/:id?',
  PropertyType: '/type-propriete/:id?',
  PropertyAddress: '/adresse-propriete/:id?',
  PropertyFurniture: '/amenagement-propriete/:id?',
  PropertyLivingSpace: '/surface/:id?',
  PropertyRent: '/loyer-propriete/:id?',
  PropertyDiagnostic: '/diagnostic-propriete/:id?',
  ValidateProperty: '/valider-propriete/:id?',
  CheckPdf: ownerSitePaths.checkPdf,
  LettingRules: ownerSitePaths.lettingRules,
  ApplicantRights: ownerSitePaths.applicantRights,
  Contact: ownerSitePaths.contact,
  Help: ownerSitePaths.help,
  Sitemap: ownerSitePaths.sitemap,
  Accessibility: ownerSitePaths.accessibility,
  LegalNotice: ownerSitePaths.legalNotice,
  PrivacyPolicy: ownerSitePaths.privacyPolicy,
  GuarantorNotice: ownerSitePaths.guarantorNotice,
  TermsOfUse: ownerSitePaths.termsOfUse,
  Statistics: ownerSitePaths.statistics,
} as const

export type PageName = keyof typeof patterns

export const pathTo = createPathTo(patterns)
