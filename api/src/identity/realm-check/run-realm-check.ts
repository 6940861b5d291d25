import { allRealms } from '#identity/sign-everybody-out.service.ts'
import type { Config } from '#platform/config/environment.ts'
import type { Realm } from '#platform/session.ts'
import { type ActualRealm, compareRealm } from './compare-realm.ts'
import { type ExpectedRealm, readExpectedRealm } from './expected-realm.ts'
import { tryRealm } from './realm-behaviour.gateway.ts'

/** Nobody waits for the answer of this command in a browser. */
export const patienceMs = 30_000

type Needs = {
  config: Pick<
    Config,
    'WEB_URL' | 'TENANT_URL' | 'DESK_URL' | 'IDENTITY_URL' | 'ACCESS_TOKEN_SECONDS' | 'BAILCLAIR_API_CLIENT_SECRET'
  >
  baseUrl: string
  /** The environment: what the realm files were imported with. */
  variables: Record<string, string | undefined>
  /** Missing without the credentials of an administrator. */
  readSettings: ((realm: Realm, expected: ExpectedRealm) => Promise<ActualRealm>) | undefined
}

/** Exit code 1: there are differences. */
export async function runRealmCheck({ config, baseUrl, variables, readSettings }: Needs) {
  const { WEB_URL, TENANT_URL, DESK_URL } = config
  const settings = {
    baseUrl,
    issuer: config.IDENTITY_URL.replace(/\/$/, ''),
    clientSecret: config.BAILCLAIR_API_CLIENT_SECRET,
    timeoutMs: patienceMs,
  }
  const found = await Promise.all(
    allRealms.map(async (realm) => {
      const expected: ExpectedRealm = {
        ...readExpectedRealm(realm, { ...variables, WEB_URL, TENANT_URL, DESK_URL }),
        accessTokenLifespan: config.ACCESS_TOKEN_SECONDS,
      }
      const compared = readSettings ? compareRealm(expected, await readSettings(realm, expected)) : []
      return [...(await tryRealm(realm, expected, settings)), ...compared]
    }),
  )
  const differences = found.flat()
  const lines = differences.map(({ realm, text, todo }) => `${realm}: ${text}\n    ${todo}`)
  const scope = readSettings
    ? 'behaviour and settings'
    : 'behaviour only: settings need KEYCLOAK_ADMIN_USERNAME and KEYCLOAK_ADMIN_PASSWORD'
  const sum = lines.length === 0 ? 'Every realm is as the API needs it' : `${lines.length} differences`
  return { text: [...lines, `${sum} (${scope}).`].join('\n'), exitCode: lines.length === 0 ? 0 : 1 }
}
