import { type ExpectedRealm, type Json, type JsonObject, serviceClientId } from './expected-realm.ts'

/** What a running Keycloak says about a realm. */
export type ActualRealm = {
  realm: JsonObject
  clients: JsonObject[]
  identityProviders: JsonObject[]
  realmRoles: JsonObject[]
  /** Roles of the service account by client, and those of the realm. */
  serviceRoles: Record<string, string[]>
  userProfile: JsonObject
  /** The steps of a flow by its alias, with their settings. */
  flows: Record<string, JsonObject[]>
  requiredActions: JsonObject[]
}

export type Difference = { realm: string; text: string; todo: string }

/** Keycloak makes these in every realm. */
const builtInClients = [
  'account',
  'account-console',
  'admin-cli',
  'broker',
  'realm-management',
  'security-admin-console',
]
const comparedApart = [
  'clients',
  'users',
  'identityProviders',
  'authenticationFlows',
  'authenticatorConfig',
  'requiredActions',
  'components',
  'roles',
]
/** Keycloak never shows them. Whether the API's own works is tried by signing in with it. */
const secrets = ['secret', 'clientSecret']

/** Everything that the file of a realm says must still be so. Names of people and secrets are never printed. */
export function compareRealm(expected: ExpectedRealm, actual: ActualRealm): Difference[] {
  const name = String(expected['realm'])
  const differ = (text: string, todo: string): Difference => ({ realm: name, text, todo })
  const update = (what: string) => (path: string, wanted: Json) =>
    // an update of a client ignores its mappers
    path.startsWith('protocolMappers')
      ? `admin console, Clients, Client scopes, dedicated: as in deploy/keycloak/realms/${name}.json`
      : `kcadm.sh update ${what} -s '${path}=${typeof wanted === 'string' ? wanted : JSON.stringify(wanted)}'`

  const compareAll = (
    kind: string,
    key: string,
    wanted: JsonObject[],
    found: JsonObject[],
    place: (id: string) => string,
  ) =>
    wanted.flatMap((one) => {
      const id = String(one[key])
      const twin = found.find((other) => other[key] === one[key])
      if (!twin) return [differ(`${kind} ${id} is missing`, `import it from deploy/keycloak/realms/${name}.json`)]
      return differencesIn(one, twin).map(({ path, text, wanted: value }) =>
        differ(`${kind} ${id}: ${path} ${text}`, update(place(String(twin['id'] ?? id)))(path, value)),
      )
    })

  const settings = Object.fromEntries(Object.entries(expected).filter(([key]) => !comparedApart.includes(key)))
  return [
    ...differencesIn(settings, actual.realm).map(({ path, text, wanted }) =>
      differ(`${path} ${text}`, update(`realms/${name}`)(path, wanted)),
    ),
    ...compareAll('client', 'clientId', expected.clients, actual.clients, (id) => `clients/${id} -r ${name}`),
    ...unexpectedClients(expected, actual).map((id) =>
      differ(
        `client ${id} is not ours`,
        'delete it, or move it to a realm of its own: its tokens are signed like ours',
      ),
    ),
    ...compareAll(
      'federation',
      'alias',
      listOf(expected['identityProviders']),
      actual.identityProviders,
      (id) => `identity-provider/instances/${id} -r ${name}`,
    ),
    ...compareAll(
      'role',
      'name',
      listOf((expected['roles'] as JsonObject | undefined)?.['realm']),
      actual.realmRoles,
      (id) => `roles/${id} -r ${name}`,
    ),
    ...compareAll(
      'required action',
      'alias',
      listOf(expected['requiredActions']),
      actual.requiredActions,
      (id) => `authentication/required-actions/${id} -r ${name}`,
    ),
    ...serviceRoleDifferences(expected, actual, differ),
    ...flowDifferences(expected, actual, differ),
    ...profileDifferences(expected, actual, differ),
  ]
}

type Differ = (text: string, todo: string) => Difference

function unexpectedClients({ clients }: ExpectedRealm, actual: ActualRealm): string[] {
  const known = [...builtInClients, ...clients.map(({ clientId }) => clientId)]
  return actual.clients.map(({ clientId }) => String(clientId)).filter((id) => !known.includes(id))
}

/** Neither less, or accounts cannot be managed, nor more: whoever steals the secret of the API gets these rights. */
function serviceRoleDifferences({ users, realm }: ExpectedRealm, { serviceRoles }: ActualRealm, differ: Differ) {
  const wanted = users.find(({ username }) => username === `service-account-${serviceClientId}`)?.clientRoles ?? {}
  const clients = new Set([...Object.keys(wanted), ...Object.keys(serviceRoles)])
  return [...clients].flatMap((client) => {
    const [should, has] = [wanted[client] ?? [], serviceRoles[client] ?? []]
    const command = (verb: string, role: string) =>
      `kcadm.sh ${verb}-roles -r ${String(realm)} --uusername service-account-${serviceClientId} --cclientid ${client} --rolename ${role}`
    return [
      ...should
        .filter((role) => !has.includes(role))
        .map((role) => differ(`the service account lacks ${client}/${role}`, command('add', role))),
      ...has
        .filter((role) => !should.includes(role))
        .map((role) => differ(`the service account also has ${client}/${role}`, command('remove', role))),
    ]
  })
}

function flowDifferences(expected: ExpectedRealm, { flows }: ActualRealm, differ: Differ) {
  const configs = new Map(listOf(expected['authenticatorConfig']).map(({ alias, config }) => [alias, config]))
  return listOf(expected['authenticationFlows']).flatMap(({ alias, authenticationExecutions }) => {
    const wanted = listOf(authenticationExecutions)
      .map((step) =>
        describeStep(
          step['authenticator'] ?? step['flowAlias'],
          step,
          configs.get(step['authenticatorConfig'] ?? null),
        ),
      )
      .join(', ')
    const found = (flows[String(alias)] ?? [])
      .map((step) => describeStep(step['providerId'] ?? step['displayName'], step, step['config']))
      .join(', ')
    return wanted === found
      ? []
      : [differ(`flow ${alias}: steps are ${found || 'missing'}, should be ${wanted}`, 'admin console, Authentication')]
  })
}

/**
 * `auth-otp-form (ALTERNATIVE)`, or with settings `conditional-credential (REQUIRED, included=false)`. Keycloak answers
 * asterisks instead of what a step adds to `amr`.
 */
function describeStep(name: Json | undefined, { requirement }: JsonObject, config: Json | undefined): string {
  const settings = Object.entries(isObject(config) ? config : {})
    .filter(([key]) => !key.startsWith('default.reference.'))
    .map(([key, value]) => `${key}=${String(value)}`)
  return `${String(name)} (${[String(requirement), ...settings.sort()].join(', ')})`
}

function profileDifferences(expected: ExpectedRealm, { userProfile }: ActualRealm, differ: Differ) {
  const [profile] = listOf((expected['components'] as JsonObject)?.['org.keycloak.userprofile.UserProfileProvider'])
  const [text] = ((profile?.['config'] as JsonObject | undefined)?.['kc.user.profile.config'] ?? []) as string[]
  if (text === undefined) return []
  return differencesIn(JSON.parse(text) as JsonObject, userProfile).map(({ path, text: problem }) =>
    differ(`user profile: ${path} ${problem}`, 'admin console, Realm settings, User profile'),
  )
}

const listOf = (value: Json | undefined) => (Array.isArray(value) ? (value as JsonObject[]) : [])

type Found = { path: string; text: string; wanted: Json }

/** Keys that Keycloak adds are no difference; entries that somebody added to a list are. */
function differencesIn(expected: JsonObject, actual: JsonObject, at = ''): Found[] {
  return Object.entries(expected)
    .filter(([key]) => !secrets.includes(key))
    .flatMap(([key, wanted]): Found[] => {
      // in a path of kcadm, a key that contains points is quoted
      const path = `${at}${at && '.'}${key.includes('.') ? `"${key}"` : key}`
      const found = actual[key]
      if (isList(wanted)) return compareNamed(wanted, listOf(found), path)
      if (isObject(wanted)) return differencesIn(wanted, isObject(found) ? found : {}, path)
      const [should, is] = [comparable(wanted), comparable(found)]
      return should === is ? [] : [{ path, text: `is ${is}, should be ${should}`, wanted }]
    })
}

function compareNamed(wanted: JsonObject[], found: JsonObject[], path: string): Found[] {
  const nameOf = ({ name, alias, clientId }: JsonObject) => String(name ?? alias ?? clientId)
  const extra = found.filter((one) => !wanted.some((other) => nameOf(other) === nameOf(one)))
  return [
    ...wanted.flatMap((one) => {
      const twin = found.find((other) => nameOf(other) === nameOf(one))
      if (!twin) return [{ path, text: `lacks ${nameOf(one)}`, wanted }]
      return differencesIn(one, twin, `${path}[${nameOf(one)}]`)
    }),
    ...extra.map((one) => ({ path, text: `also has ${nameOf(one)}`, wanted })),
  ]
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: Json): value is JsonObject[] => Array.isArray(value) && value.length > 0 && value.every(isObject)

/** The order of a list does not matter. Keycloak writes some booleans and numbers as text. */
function comparable(value: Json | undefined): string {
  if (value === undefined) return 'not set'
  return Array.isArray(value) ? `[${value.map(String).sort().join(', ')}]` : String(value)
}
