import { bundled } from './bundled.ts'
import { keycloak } from './keycloak.ts'
import type { SignInPages } from './sign-in-pages.ts'

export const isKeycloak = Boolean(process.env['E2E_KEYCLOAK']) // set by `npm run test:keycloak`

/** Those of the identity server that this run has. */
export const signInPages: SignInPages = isKeycloak ? keycloak : bundled
