import type { ClientMetadata } from 'oidc-provider'
import type { Config } from '#platform/config/environment.ts'
import { basePath } from '#platform/http/base-path.ts'
import type { RealmName } from './realm-names.ts'

export type RealmDefinition = {
  name: RealmName
  issuer: string
  /** The path of the realm on this server, and of its cookies. */
  path: string
  clients: ClientMetadata[]
  /** Origins of the applications that sign people in here. */
  origins: string[]
  /** The `aud` of access tokens: the API that accepts them. */
  audience: string
  /** Where error pages link to. */
  home: string
  /** Sign-up and password pages of the application; staff accounts are created by a command. */
  links: { signUp: string; forgotten: string; resend: string } | undefined
  /** Nobody gets a session here by a password alone. */
  isFactorRequired: boolean
  /** Roles that an account may have; in tokens as `realm_access.roles`, like Keycloak. */
  roles: readonly string[]
  /** The national federation, if configured; staff signs in by password. */
  federation: { name: string; origin: string } | undefined
}

export const serviceAccountClientId = 'bailclair-api'

/** Keycloak's path of all OpenID Connect endpoints, below that of the realm. */
export const protocolPath = '/protocol/openid-connect'

type Settings = Pick<
  Config,
  | 'IDENTITY_URL'
  | 'WEB_URL'
  | 'TENANT_URL'
  | 'DESK_URL'
  | 'BAILCLAIR_API_CLIENT_SECRET'
  | 'FEDERATION_ISSUER'
  | 'FEDERATION_NAME'
>

export function defineRealms(config: Settings): RealmDefinition[] {
  const { WEB_URL, TENANT_URL, DESK_URL } = config
  return [
    define(config, { name: 'owner', client: 'owner-front', applications: [WEB_URL], isPublic: true }),
    // applicants also sign in on the owner site, on the way from a share link (/validConnexion)
    define(config, { name: 'tenant', client: 'tenant-front', applications: [TENANT_URL, WEB_URL], isPublic: true }),
    define(config, {
      name: 'staff',
      client: 'desk-front',
      applications: [DESK_URL],
      isPublic: false,
      roles: ['verifier'],
    }),
  ]
}

/** In a public realm people create their own accounts through the API. The first application is the realm's home. */
type RealmOptions = {
  name: RealmName
  client: string
  applications: [string, ...string[]]
  isPublic: boolean
  roles?: readonly string[]
}

function define(config: Settings, { name, client, applications, isPublic, roles = [] }: RealmOptions): RealmDefinition {
  const path = `${basePath(config)}/realms/${name}`
  const origins = [...new Set(applications.map((url) => new URL(url).origin))]
  const [home] = applications
  const { FEDERATION_ISSUER, FEDERATION_NAME } = config
  return {
    name,
    issuer: new URL(path, config.IDENTITY_URL).href,
    path,
    clients: [browserClient(client, origins), serviceAccount(config)],
    origins,
    audience: `${name}-api`,
    home,
    links: isPublic
      ? {
          signUp: new URL('/creation', home).href,
          forgotten: new URL('/mot-de-passe-oublie', home).href,
          resend: new URL('/renvoyer-confirmation', home).href,
        }
      : undefined,
    isFactorRequired: !isPublic,
    roles,
    federation:
      isPublic && FEDERATION_ISSUER ? { name: FEDERATION_NAME, origin: new URL(FEDERATION_ISSUER).origin } : undefined,
  }
}

/** A single-page application cannot keep a secret, so it uses PKCE. */
const browserClient = (clientId: string, origins: string[]): ClientMetadata => ({
  client_id: clientId,
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: origins.map((origin) => `${origin}/`),
  post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
})

const serviceAccount = ({ BAILCLAIR_API_CLIENT_SECRET }: Settings): ClientMetadata => ({
  client_id: serviceAccountClientId,
  client_secret: BAILCLAIR_API_CLIENT_SECRET,
  grant_types: ['client_credentials'],
  response_types: [],
  redirect_uris: [],
})
