import { parseEnvironment } from '@bailclair/server-kit/config/parse-environment.ts'
import { z } from 'zod/mini'
import { openKeycloakAdmin } from '#identity/realm-check/keycloak-admin.gateway.ts'
import { patienceMs, runRealmCheck } from '#identity/realm-check/run-realm-check.ts'
import { environment } from '#platform/config/environment.ts'

/**
 * `node api/src/check-realms.ts`, with these variables of the API: do the realms still do what it needs?
 * KEYCLOAK_ADMIN_USERNAME and _PASSWORD, or KEYCLOAK_ADMIN_CLIENT_ID and _CLIENT_SECRET, also let it read the settings.
 */
const settings = z.pick(environment, {
  WEB_URL: true,
  TENANT_URL: true,
  DESK_URL: true,
  IDENTITY_URL: true,
  IDENTITY_INTERNAL_URL: true,
  ACCESS_TOKEN_SECONDS: true,
  BAILCLAIR_API_CLIENT_SECRET: true,
})

try {
  const { env } = process
  const config = parseEnvironment(settings, env)
  const baseUrl = (config.IDENTITY_INTERNAL_URL || config.IDENTITY_URL).replace(/\/$/, '')
  const administrator = adminCredentials(env)
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

function adminCredentials({
  KEYCLOAK_ADMIN_USERNAME: username,
  KEYCLOAK_ADMIN_PASSWORD: password,
  KEYCLOAK_ADMIN_CLIENT_ID: clientId,
  KEYCLOAK_ADMIN_CLIENT_SECRET: clientSecret,
}: NodeJS.ProcessEnv) {
  if (username && password) return { username, password }
  return clientId && clientSecret ? { clientId, clientSecret } : undefined
}
