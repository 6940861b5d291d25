import { twoFactors } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import type { Realm } from '#platform/session.ts'
import type { Difference } from './compare-realm.ts'
import { type ExpectedRealm, publicClientOf, serviceClientId } from './expected-realm.ts'

/** What Keycloak stores when the variable was missing at the import. */
const missingSecret = '$' + '{BAILCLAIR_API_CLIENT_SECRET}'

type Settings = { baseUrl: string; issuer: string; clientSecret: string; timeoutMs: number }
type Answer = { status: number; text: string; location: string }

/**
 * What the realm does, tried with nothing but public addresses and the API's own credentials. So it also works on the
 * bundled identity server, and it finds what settings cannot say: a proxy that changes the issuer, a wrong secret.
 */
export async function tryRealm(realm: Realm, expected: ExpectedRealm, settings: Settings): Promise<Difference[]> {
  const { baseUrl, issuer, clientSecret, timeoutMs } = settings
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`${baseUrl}${path}`, { ...init, redirect: 'manual', signal })
    return { status: response.status, text: await response.text(), location: response.headers.get('location') ?? '' }
  }
  const openId = `/realms/${realm}/protocol/openid-connect`
  const token = (form: Record<string, string>) =>
    ask(`${openId}/token`, { method: 'POST', body: new URLSearchParams(form) })
  const service = { grant_type: 'client_credentials', client_id: serviceClientId }
  const { clientId, redirectUri } = publicClientOf(expected)
  const pkce = { code_challenge: 'A'.repeat(43), code_challenge_method: 'S256' }
  const signIn = (changes: Record<string, string>) => {
    const query = { client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope: 'openid' }
    return ask(`${openId}/auth?${new URLSearchParams({ ...query, ...changes })}`)
  }

  const problems: Difference[] = []
  const expectThat = (isSo: boolean, text: string, todo: string) => {
    if (!isSo) problems.push({ realm, text, todo })
  }

  const discovery = await ask(`/realms/${realm}/.well-known/openid-configuration`)
  if (discovery.status !== 200)
    return [
      { realm, text: `discovery answers ${discovery.status}`, todo: 'is the realm imported, and the address right?' },
    ]
  const { issuer: stated, acr_values_supported: levels = [] } = JSON.parse(discovery.text)
  expectThat(
    stated === `${issuer}/realms/${realm}`,
    `the issuer is ${stated}, should be ${issuer}/realms/${realm}`,
    'start Keycloak with --hostname set to IDENTITY_URL, and let the proxy set X-Forwarded-*',
  )
  expectThat(
    levels.includes(twoFactors),
    `no sign-in has two factors (acr ${twoFactors})`,
    'browserFlow=sign-in, and acr.loa.map as in the realm file',
  )

  const granted = await token({ ...service, client_secret: clientSecret })
  expectThat(
    granted.status === 200,
    'the secret of the API is refused',
    'set BAILCLAIR_API_CLIENT_SECRET on both sides',
  )
  const placeholder = await token({ ...service, client_secret: missingSecret })
  expectThat(
    placeholder.status >= 400,
    'the secret of the API is the placeholder of the realm file, which everybody can read',
    'set another secret at once: admin console, Clients, bailclair-api, Credentials',
  )
  if (granted.status === 200) {
    const headers = { authorization: `Bearer ${JSON.parse(granted.text).access_token}` }
    for (const [path, role] of [
      ['users?max=1', 'view-users'],
      ['events?max=1', 'view-events'],
    ] as const) {
      const { status } = await ask(`/admin/realms/${realm}/${path}`, { headers })
      expectThat(
        status === 200,
        `the API may not read ${path.split('?')[0]} (${status})`,
        `give its service account ${role}`,
      )
    }
    const { status } = await ask(`/admin/realms/${realm}/clients`, { headers })
    expectThat(
      status >= 400,
      'the API may read clients, so its rights are too wide',
      'remove every role but those of the file',
    )
  }

  const page = await signIn(pkce)
  expectThat(isPage(page), `sign-in from ${redirectUri} is refused (${page.status})`, `redirectUris of ${clientId}`)
  for (const [text, changes, todo] of [
    ['a code without PKCE is given', {}, 'pkce.code.challenge.method=S256'],
    ['the implicit flow is open', { ...pkce, response_type: 'token' }, 'implicitFlowEnabled=false'],
    [
      'redirects lead anywhere',
      { ...pkce, redirect_uri: 'https://elsewhere.invalid/' },
      'redirectUris: our sites only',
    ],
  ] as const)
    expectThat(!isPage(await signIn(changes)), text, `client ${clientId}: ${todo}`)

  const password = await token({ grant_type: 'password', client_id: clientId, username: 'nobody', password: 'nothing' })
  expectThat(
    /unauthorized_client|unsupported_grant_type|invalid_request/.test(password.text),
    'the password grant is open',
    `client ${clientId}: directAccessGrantsEnabled=false`,
  )
  const query = new URLSearchParams({ client_id: clientId, redirect_uri: redirectUri, response_type: 'code', ...pkce })
  expectThat(
    !isPage(await ask(`${openId}/registrations?${query}`)),
    'anybody can register at Keycloak, past the checks of the API',
    'registrationAllowed=false',
  )
  return problems
}

/** A page to sign in at: either at once or after a redirect that states no error. */
const isPage = ({ status, location }: Answer) =>
  status === 200 || (status >= 300 && status < 400 && !/[?&#]error=/.test(location))
