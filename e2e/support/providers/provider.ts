import { bundled } from './bundled.ts'
import { keycloak } from './keycloak.ts'
import type { SignInPages } from './sign-in-pages.ts'

/** Those of the identity server that this run has. */
export const signInPages: SignInPages = process.env['E2E_KEYCLOAK'] ? keycloak : bundled
