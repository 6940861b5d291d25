import { generateKeyPairSync, randomBytes } from 'node:crypto'
import Provider, { type AccountClaims, type Configuration, interactionPolicy } from 'oidc-provider'
import { languageOfCookies } from '#platform/visit.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import { invalidPage } from './pages.ts'
import type { Person } from './people.ts'

const sessionCookie = 'FEDERATION_SESSION'

export type Client = { id: string; secret: string; redirectUris: string[] }

/** OpenID Connect as a national federation speaks it: code with PKCE, claims from the userinfo endpoint. */
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
    // cookies ignore ports: these names are of no other server of this machine
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: { session: sessionCookie, interaction: 'FEDERATION_INTERACTION', resume: 'FEDERATION_RESUME' },
    },
    // `claims`: who links accounts by e-mail may want to read in the signed ID token that it is verified, as Keycloak does
    features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
    pkce: { required: () => true },
    responseTypes: ['code'],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Grant: 600, Interaction: 1_800, Session: 600 },
    interactions: { policy: withoutConsent(), url: (_, { uid }) => `/identification/${uid}` },
    renderError(ctx, { error }) {
      const language = languageOfCookies(ctx.get('cookie'))
      ctx.type = 'html'
      ctx.body = invalidPage({ language, address: '/' }, error)
    },
    findAccount(_, subject) {
      const person = findPerson(subject)
      return person && { accountId: subject, claims: () => claimsOf(person) }
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

/** Nobody is asked for consent: what is told is invented. */
function withoutConsent(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}

/** Who one is is chosen anew each time: the provider never sees the session of the time before. */
export const withoutSession = (cookies = ''): string =>
  cookies
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(sessionCookie))
    .join('; ')

const claimsOf = ({ subject, givenName, familyName, email, isEmailVerified }: Person): AccountClaims => ({
  sub: subject,
  given_name: givenName,
  family_name: familyName,
  ...(email && { email, email_verified: isEmailVerified }),
})
