import { type Client, errors, type ResourceServer } from 'oidc-provider'
import { type RealmDefinition, serviceAccountClientId } from './realm-definition.ts'

/** Keycloak's name of what a service account manages accounts through. */
export const adminAudience = 'realm-management'
/** All mean the same here: who signed in. `profile` and `email` are accepted for those who ask for them. */
export const scopes = ['openid', 'profile', 'email']

/** oidc-provider wants absolute addresses as names of resources; on the wire only the audience shows. */
export const resourceOf = (realm: RealmDefinition, clientId: string): string =>
  clientId === serviceAccountClientId ? `urn:bailclair:${adminAudience}` : `urn:bailclair:${realm.audience}`

/** A client gets access tokens for its own API and for nothing else, whatever it asks for. */
export function resourceServer(realm: RealmDefinition, resource: string, client: Client): ResourceServer {
  if (resource !== resourceOf(realm, client.clientId)) throw new errors.InvalidTarget()
  return {
    scope: scopes.join(' '),
    audience: client.clientId === serviceAccountClientId ? adminAudience : realm.audience,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'RS256' } },
  }
}
