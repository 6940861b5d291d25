import { keycloakIdentity } from '@bailclair/one-machine/keycloak/keycloak-identity.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { publishStack } from './addresses.ts'

/** Every run has a product of its own; what is returned ends it. */
export default async function setup() {
  const keycloakHome = process.env['E2E_KEYCLOAK'] // set by `npm run test:keycloak`
  const stack = await startTemporaryStack(keycloakHome ? keycloakIdentity(keycloakHome) : undefined)
  publishStack(stack)
  return stack.stop
}
