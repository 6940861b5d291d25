import { tenantAreaPaths } from '@bailclair/domain/tenant/tenant-area.ts'
import { createPathTo } from '@bailclair/front/platform/router/path-to.ts'

/** The addresses of the tenant area. The table of routes says what is there. */
export const patterns = {
  Landing: '/',
  Register: tenantAreaPaths.signUp,
  ConfirmAccount: '/confirmerCompte/:token',
  ForgottenPassword: '/mot-de-passe-oublie',
  ChangePassword: '/modifier-mot-de-passe/:token',
  MyFile: tenantAreaPaths.file,
} as const

export const pathTo = createPathTo(patterns)
