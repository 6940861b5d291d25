import { generateKeyPairSync, randomBytes } from 'node:crypto'
import Provider, { type AccountClaims, type Configuration, interactionPolicy } from 'oidc-provider'
import { languageOfCookies } from '#kit/visit.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import { invalidPage } from './pages.ts'
import type { Person } from './people.ts'

const sessionCookie = 'FEDERATION_SESSION'

export type Client = { id: string; secret: string; redirectUris: string[] }

/** The OpenID Connect profile of a national federation: code with PKCE, claims from the userinfo endpoint. */
export function createFederationProvider(
  issuer: string,
  client: Client,
  findPerson: (subject: string) => Person | undefined,
) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: client.redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'stand-in' }] },
    // cookies ignore ports, so these names must differ from those of the identity server
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: { session: sessionCookie, interaction: 'FEDERATION_INTERACTION', resume: 'FEDERATION_RESUME' },
    },
    // Keycloak asks with the `claims` parameter for `email_verified` in the signed ID token
    features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
    pkce: { required: () => true },
    responseTypes: ['code'],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Grant: 600, Interaction: 1_800, Session: 600 },
    interactions: { policy: policyWithoutConsent(), url: (_, { uid }) => `/identification/${uid}` },
    renderError(ctx, { error }) {
      const language = languageOfCookies(ctx.get('cookie'))
      ctx.type = 'html'
      ctx.body = invalidPage({ language, address: '/' }, error)
    },
    findAccount(_, subject) {
      const person = findPerson(subject)
      return person && { accountId: subject, claims: () => toClaims(person) }
    },
    async loadExistingGrant({ oidc: { provider, client, session } }) {
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      grant.addOIDCClaims(['email', 'email_verified', 'given_name', 'family_name'])
      await grant.save()
      return grant
    },
  } satisfies Configuration)
}

/** Skips the consent page: the data is invented. */
function policyWithoutConsent(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}

/** Without the session cookie, the provider asks at each sign-in which person to be. */
export const removeSessionCookie = (cookies = ''): string =>
  cookies
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(sessionCookie))
    .join('; ')

const toClaims = ({ subject, givenName, familyName, email, isEmailVerified }: Person): AccountClaims => ({
  sub: subject,
  given_name: givenName,
  family_name: familyName,
  ...(email && { email, email_verified: isEmailVerified }),
})
