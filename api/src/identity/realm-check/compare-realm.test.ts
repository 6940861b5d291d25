import { describe, expect, it } from 'vitest'
import { type ActualRealm, compareRealm } from './compare-realm.ts'
import { type ExpectedRealm, type JsonObject, publicClientOf, readExpectedRealm } from './expected-realm.ts'

const variables = { WEB_URL: 'https://owner.test', TENANT_URL: 'https://tenant.test', DESK_URL: 'https://desk.test' }
const expected = readExpectedRealm('owner', variables)
const profile = JSON.parse(
  (expected as unknown as Profiles).components['org.keycloak.userprofile.UserProfileProvider'][0].config[
    'kc.user.profile.config'
  ][0],
)
type Profiles = {
  components: { 'org.keycloak.userprofile.UserProfileProvider': [{ config: { 'kc.user.profile.config': [string] } }] }
}

/** What Keycloak answers after an import, with keys of its own. */
function imported(of: ExpectedRealm): ActualRealm {
  const copy = structuredClone(of) as ExpectedRealm & {
    identityProviders: JsonObject[]
    authenticationFlows: { alias: string; authenticationExecutions: JsonObject[] }[]
    authenticatorConfig: JsonObject[]
    requiredActions: JsonObject[]
  }
  return {
    realm: { ...copy, id: 'made by Keycloak', smtpServer: {} },
    clients: [{ clientId: 'account' }, ...copy.clients.map((client) => ({ ...client, id: client.clientId }))],
    identityProviders: copy.identityProviders.map((provider) => ({ ...provider, enabled: false })),
    realmRoles: [],
    serviceRoles: structuredClone(copy.users[0]?.clientRoles ?? {}),
    userProfile: structuredClone(profile),
    flows: Object.fromEntries(
      copy.authenticationFlows.map(({ alias, authenticationExecutions }) => [
        alias,
        authenticationExecutions.map((step) => importedStep(step, copy.authenticatorConfig)),
      ]),
    ),
    requiredActions: copy.requiredActions,
  }
}

/** Keycloak lists flows by their name, and settings by their id, which the gateway resolves. */
function importedStep(step: JsonObject, configs: JsonObject[]): JsonObject {
  const { authenticator, flowAlias, requirement, authenticatorConfig } = step
  const config = configs.find(({ alias }) => alias === authenticatorConfig)?.['config']
  const name = authenticator
    ? { providerId: authenticator }
    : { displayName: String(flowAlias), authenticationFlow: true }
  return { ...name, level: 0, requirement: String(requirement), ...(config && { config }) }
}

describe('compareRealm', () => {
  const front = ({ clients }: ActualRealm) => clients.find(({ clientId }) => clientId === 'owner-front') as JsonObject

  it('finds no difference after an import', () => {
    expect(compareRealm(expected, imported(expected))).toEqual([])
  })

  it.each<[string, (actual: ActualRealm) => void, string]>([
    [
      'another lifetime of tokens',
      ({ realm }) => {
        realm['accessTokenLifespan'] = 900
      },
      'accessTokenLifespan is 900, should be 300',
    ],
    [
      'a setting that is gone',
      ({ realm }) => {
        delete realm['eventsEnabled']
      },
      'eventsEnabled is not set, should be true',
    ],
    [
      'an event that is no longer kept',
      ({ realm }) => {
        realm['enabledEventTypes'] = ['LOGIN']
      },
      'enabledEventTypes is [LOGIN], should be [LOGIN, LOGIN_ERROR, REFRESH_TOKEN_ERROR, REMOVE_CREDENTIAL, UPDATE_CREDENTIAL]',
    ],
    [
      'a redirect to elsewhere',
      (actual) => {
        front(actual)['redirectUris'] = ['https://owner.test/*', 'https://elsewhere.test/*']
      },
      'client owner-front: redirectUris is [https://elsewhere.test/*, https://owner.test/*], should be [https://owner.test/*]',
    ],
    [
      'no PKCE',
      (actual) => {
        front(actual)['attributes'] = { 'post.logout.redirect.uris': '+' }
      },
      'client owner-front: attributes."pkce.code.challenge.method" is not set, should be S256',
    ],
    [
      'a mapper that is gone',
      (actual) => {
        front(actual)['protocolMappers'] = (front(actual)['protocolMappers'] as JsonObject[]).slice(1)
      },
      'client owner-front: protocolMappers lacks owner-api',
    ],
    [
      'a mapper that somebody added',
      (actual) => {
        ;(front(actual)['protocolMappers'] as JsonObject[]).push({ name: 'other' })
      },
      'client owner-front: protocolMappers also has other',
    ],
    [
      'a mapper for another audience',
      (actual) => {
        const [audience] = front(actual)['protocolMappers'] as [JsonObject]
        audience['config'] = { ...(audience['config'] as JsonObject), 'included.custom.audience': 'other' }
      },
      'client owner-front: protocolMappers[owner-api].config."included.custom.audience" is other, should be owner-api',
    ],
    ['another client', ({ clients }) => void clients.push({ clientId: 'other' }), 'client other is not ours'],
    ['a client that is gone', ({ clients }) => void clients.pop(), 'client bailclair-api is missing'],
    [
      'a role too many',
      ({ serviceRoles }) => void serviceRoles['realm-management']?.push('manage-realm'),
      'the service account also has realm-management/manage-realm',
    ],
    [
      'a role of another client',
      (actual) => {
        actual.serviceRoles['broker'] = ['read-token']
      },
      'the service account also has broker/read-token',
    ],
    [
      'a role that is gone',
      ({ serviceRoles }) => void serviceRoles['realm-management']?.pop(),
      'the service account lacks realm-management/view-events',
    ],
    [
      'a federation that trusts every e-mail',
      ({ identityProviders: [provider] }) => {
        if (provider) provider['config'] = { ...(provider['config'] as JsonObject), filteredByClaim: 'false' }
      },
      'federation national-identity: config.filteredByClaim is false, should be true',
    ],
    [
      'another flow',
      ({ flows }) => void flows['first federation sign-in']?.pop(),
      'flow first federation sign-in: steps are idp-create-user-if-unique (ALTERNATIVE), should be idp-create-user-if-unique (ALTERNATIVE), idp-auto-link (ALTERNATIVE)',
    ],
    [
      'a second factor that is not asked for',
      ({ flows }) => {
        const [, , , step] = flows['sign-in form'] as [JsonObject, JsonObject, JsonObject, JsonObject]
        step['requirement'] = 'DISABLED'
      },
      'flow sign-in form: steps are auth-username-password-form (REQUIRED), passkey (CONDITIONAL), password (CONDITIONAL), second factor (DISABLED), one factor (CONDITIONAL), should be auth-username-password-form (REQUIRED), passkey (CONDITIONAL), password (CONDITIONAL), second factor (CONDITIONAL), one factor (CONDITIONAL)',
    ],
    [
      'a password that counts as two factors',
      ({ flows }) => {
        const [, step] = flows['one factor'] as [JsonObject, JsonObject]
        step['config'] = { 'loa-condition-level': '2', 'loa-max-age': '36000' }
      },
      'flow one factor: steps are conditional-credential (REQUIRED, credentials=webauthn-passwordless##otp##recovery-authn-codes, included=false), conditional-level-of-authentication (REQUIRED, loa-condition-level=2, loa-max-age=36000), allow-access-authenticator (REQUIRED), should be conditional-credential (REQUIRED, credentials=webauthn-passwordless##otp##recovery-authn-codes, included=false), conditional-level-of-authentication (REQUIRED, loa-condition-level=1, loa-max-age=36000), allow-access-authenticator (REQUIRED)',
    ],
    [
      'another flow for signing in',
      ({ realm }) => {
        realm['browserFlow'] = 'browser'
      },
      'browserFlow is browser, should be sign-in',
    ],
    [
      'passkeys without a gesture',
      ({ realm }) => {
        realm['webAuthnPolicyPasswordlessUserVerificationRequirement'] = 'preferred'
      },
      'webAuthnPolicyPasswordlessUserVerificationRequirement is preferred, should be required',
    ],
    [
      'a factor that nobody can add',
      ({ requiredActions: [action] }) => {
        if (action) action['enabled'] = false
      },
      'required action CONFIGURE_TOTP: enabled is false, should be true',
    ],
    [
      'a factor that is added without a recent sign-in',
      ({ requiredActions: [action] }) => {
        if (action) action['config'] = {}
      },
      'required action CONFIGURE_TOTP: config.max_auth_age is not set, should be 300',
    ],
    [
      'an attribute of people that is gone',
      ({ userProfile }) => void (userProfile['attributes'] as JsonObject[]).pop(),
      'user profile: attributes lacks language',
    ],
  ])('finds %s', (_, change, text) => {
    const actual = imported(expected)
    change(actual)
    expect(compareRealm(expected, actual).map((difference) => difference.text)).toEqual([text])
  })

  it('never prints a secret', () => {
    const actual = imported(expected)
    const service = actual.clients.at(-1) as JsonObject
    service['secret'] = 'a secret'
    expect(compareRealm(expected, actual)).toEqual([])
  })
})

describe('the realm of the team', () => {
  const staff = readExpectedRealm('staff', variables)

  it('gives no token without two factors', () => {
    const front = staff.clients.find(({ clientId }) => clientId === 'desk-front')
    expect(front?.['attributes']).toMatchObject({ 'minimum.acr.value': '2', 'default.acr.values': '2' })
    const text = JSON.stringify(staff)
    expect(text).not.toContain('"loa-condition-level":"1"')
    expect(text).not.toMatch(/recovery/i)
  })
})

describe('readExpectedRealm', () => {
  it('replaces variables, or uses their default', () => {
    expect(publicClientOf(expected)).toEqual({ clientId: 'owner-front', redirectUri: 'https://owner.test/' })
    expect(expected['displayName']).toBe('BailClair')
    expect(readExpectedRealm('owner', { ...variables, SITE_NAME: 'Logis' })['displayName']).toBe('Logis')
  })
})
