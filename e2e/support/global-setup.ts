import { keycloakIdentity } from '@bailclair/one-machine/keycloak/keycloak-identity.ts'
import type { Ports } from '@bailclair/one-machine/ports.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { publishStack } from './addresses.ts'
import { servicesEnvironment } from './services.ts'
import { hostLayout, hostsEnvironment } from './site-hosts.ts'

/** One machine allows a thousand: too many to type. */
const limits = { SIGN_IN_FREE_FAILURES: '10' }

/** Every run has a product of its own; what is returned ends it. */
export default async function setup() {
  const keycloakHome = process.env['E2E_KEYCLOAK'] // set by `npm run test:keycloak`
  const hasServices = process.env['E2E_SERVICES'] === 'stand-ins' // set by the serial suite
  const environment = hasServices ? servicesEnvironment : hostLayout && hostsEnvironment(hostLayout)
  const stack = await startTemporaryStack(
    keycloakHome ? keycloakIdentity(keycloakHome) : undefined,
    (ports: Ports) => ({ ...limits, ...environment?.(ports) }),
  )
  publishStack(stack)
  return stack.stop
}
