import { type Client, errors, type ResourceServer } from 'oidc-provider'
import { type RealmDefinition, serviceAccountClientId } from './realm-definition.ts'

/** Keycloak's name for the audience of the admin API. */
export const adminAudience = 'realm-management'
/** All have the same effect; `profile` and `email` are accepted for clients that ask for them. */
export const scopes = ['openid', 'profile', 'email']

/** oidc-provider names resources by absolute URLs; tokens contain only the audience. */
export const resourceOf = (realm: RealmDefinition, clientId: string): string =>
  clientId === serviceAccountClientId ? `urn:bailclair:${adminAudience}` : `urn:bailclair:${realm.audience}`

/** A client gets access tokens for its own API only, whatever it asks for. */
export function resourceServer(realm: RealmDefinition, resource: string, client: Client): ResourceServer {
  if (resource !== resourceOf(realm, client.clientId)) throw new errors.InvalidTarget()
  return {
    scope: scopes.join(' '),
    audience: client.clientId === serviceAccountClientId ? adminAudience : realm.audience,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'RS256' } },
  }
}
