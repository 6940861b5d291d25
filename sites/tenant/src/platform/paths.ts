import { securityPath } from '@bailclair/domain/site/security-path.ts'
import { tenantAreaPaths } from '@bailclair/domain/site/tenant-site-paths.ts'
import { createPathTo } from '@bailclair/site-kit/platform/router/path-to.ts'

export const patterns = {
  Landing: '/',
  Register: tenantAreaPaths.signUp,
  ConfirmAccount: '/confirmerCompte/:token',
  ForgottenPassword: '/mot-de-passe-oublie',
  ResendConfirmation: '/renvoyer-confirmation',
  ChangePassword: '/modifier-mot-de-passe/:token',
  ConfirmEmail: '/confirmer-email/:token',
  UndoEmail: '/annuler-changement-email/:token',
  DeletedAccount: '/compte-supprime',
  MyFile: tenantAreaPaths.file,
  FileType: `${tenantAreaPaths.file}/type`,
  CoTenants: `${tenantAreaPaths.file}/personnes`,
  FileNames: `${tenantAreaPaths.file}/identite`,
  Situation: `${tenantAreaPaths.file}/situation`,
  Guarantors: `${tenantAreaPaths.file}/garants`,
  Guarantor: `${tenantAreaPaths.file}/garant/:id?`,
  Documents: `${tenantAreaPaths.file}/justificatifs/:category`,
  GuarantorDocuments: `${tenantAreaPaths.file}/garants/:id/justificatifs/:category`,
  FilePreview: `${tenantAreaPaths.file}/apercu`,
  FileSummary: `${tenantAreaPaths.file}/recapitulatif`,
  Status: tenantAreaPaths.status,
  Messages: tenantAreaPaths.messages,
  FileAccess: tenantAreaPaths.access,
  MyApplication: tenantAreaPaths.application,
  Account: '/mon-compte',
  AccountLog: '/mon-compte/journal',
  Security: securityPath,
  Invitation: '/invitation/:token',
} as const

export const pathTo = createPathTo(patterns)

/** Anchors of the home, where status and messages are. */
export const homeSections = { status: 'etat', messages: 'messages' } as const
