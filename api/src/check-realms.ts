import { openKeycloakAdmin } from '#identity/realm-check/keycloak-admin.gateway.ts'
import { patienceMs, runRealmCheck } from '#identity/realm-check/run-realm-check.ts'
import { loadConfig } from '#platform/config/load-config.ts'

/**
 * `node api/src/check-realms.ts`, with the environment of the API: do the realms still do what the API needs?
 * KEYCLOAK_ADMIN_USERNAME and _PASSWORD, or KEYCLOAK_ADMIN_CLIENT_ID and _CLIENT_SECRET, also let it read the settings.
 */
const { env } = process
const config = loadConfig(env)
const baseUrl = (config.IDENTITY_INTERNAL_URL || config.IDENTITY_URL).replace(/\/$/, '')
const administrator = adminCredentials()
try {
  const { text, exitCode } = await runRealmCheck({
    config,
    baseUrl,
    variables: env,
    readSettings: administrator && (await openKeycloakAdmin(baseUrl, administrator, patienceMs)),
  })
  console[exitCode === 0 ? 'log' : 'error'](text)
  process.exitCode = exitCode
} catch (error) {
  const { message, cause } = error as Error
  console.error(`Not finished: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`)
  process.exitCode = 2
}

function adminCredentials() {
  const {
    KEYCLOAK_ADMIN_USERNAME: username,
    KEYCLOAK_ADMIN_PASSWORD: password,
    KEYCLOAK_ADMIN_CLIENT_ID: clientId,
    KEYCLOAK_ADMIN_CLIENT_SECRET: clientSecret,
  } = env
  if (username && password) return { username, password }
  return clientId && clientSecret ? { clientId, clientSecret } : undefined
}
