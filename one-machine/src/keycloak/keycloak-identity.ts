import { spawn, spawnSync } from 'node:child_process'
import { closeSync, cpSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#project.ts'
import type { StartIdentity } from '#stack/bundled-identity.ts'
import { demonstration } from '#stack/demonstration.ts'
import { ensureAccount } from '#stack/ensure-account.ts'
import { waitUntilHealthy } from '#stack/server-process.ts'
import { type Addresses, addressesOf } from '#stack/servers.ts'

const settings = join(projectRoot, 'deploy/keycloak')
const realms = ['owner', 'tenant', 'staff']
const startTimeoutMs = 600_000 // the first start rebuilds Keycloak, which takes minutes on a small machine

/** Starts a real Keycloak instead of the bundled identity server, with the realms of deploy/keycloak. */
export const keycloakIdentity =
  (home: string): StartIdentity =>
  async ({ ports, logFile, signal }) => {
    installSettings(home)
    const at = addressesOf(ports)
    const log = openSync(logFile, 'a', 0o600)
    const [program = '', ...args] = [...dieWithParent(), join(home, 'bin/kc.sh'), 'start-dev', ...options(at)]
    const env = { ...process.env, ...heap, ...firstAdministrator, ...realmVariables(at) }
    const child = spawn(program, args, { env, stdio: ['ignore', log, log] })
    closeSync(log)
    const health = realms.map((realm) => `${at.identity}/realms/${realm}/.well-known/openid-configuration`)
    const server = await waitUntilHealthy('Keycloak', child, { health, logFile, signal, startTimeoutMs })
    // the first calls of a fresh Keycloak take longer than the API waits
    for (const realm of ['owner', 'tenant'] as const)
      await ensureAccount(
        at.identity,
        realm,
        { email: 'first@personne.example', password: demonstration.password },
        signal,
      )
    return server
  }

function installSettings(home: string) {
  rmSync(join(home, 'data'), { recursive: true, force: true })
  cpSync(join(settings, 'realms'), join(home, 'data/import'), { recursive: true })
  cpSync(join(settings, 'themes'), join(home, 'themes'), { recursive: true })
}

const options = ({ identity }: Addresses) => [
  '--import-realm',
  '--db=dev-mem',
  '--cache=local',
  '--http-host=127.0.0.1',
  `--http-port=${new URL(identity).port}`,
  `--hostname=${identity}`,
]

/** Keycloak reads `email_verified` only from the ID token, and the federation includes it there only on request. */
const verifiedEmail = JSON.stringify({ id_token: { email_verified: null } })

const heap = { JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m' }
export const administrator = { username: 'admin', password: demonstration.password }
const firstAdministrator = {
  KC_BOOTSTRAP_ADMIN_USERNAME: administrator.username,
  KC_BOOTSTRAP_ADMIN_PASSWORD: administrator.password,
}

/** Variables in the realm files (deploy/keycloak/README.md). */
export const realmVariables = ({ web, tenant, desk, federation }: Addresses) => ({
  WEB_URL: web,
  TENANT_URL: tenant,
  DESK_URL: desk,
  BAILCLAIR_API_CLIENT_SECRET: demonstration.apiClientSecret,
  FEDERATION_ENABLED: 'true',
  FEDERATION_ISSUER: federation,
  FEDERATION_AUTHORIZATION_URL: `${federation}/auth?claims=${encodeURIComponent(verifiedEmail)}`,
  FEDERATION_TOKEN_URL: `${federation}/token`,
  FEDERATION_USERINFO_URL: `${federation}/me`,
  FEDERATION_JWKS_URL: `${federation}/jwks`,
  FEDERATION_CLIENT_SECRET: demonstration.federationClientSecret,
})

/** Where setpriv exists, kc.sh gets TERM when this process is killed with -9, and forwards it to Java. */
function dieWithParent(): string[] {
  const prefix = ['setpriv', '--pdeathsig', 'TERM']
  return spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true'], { stdio: 'ignore' }).status === 0 ? prefix : []
}
