import type { KoaContextWithOIDC } from 'oidc-provider'
import type { RealmDefinition } from './realm-definition.ts'
import { resourceOf, scopes } from './resources.ts'

/** Our applications get every permission for the person of a session, also after a revocation. */
export async function loadGrant(realm: RealmDefinition, { oidc }: KoaContextWithOIDC) {
  const { provider, client, session } = oidc
  if (!client || !session?.accountId) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const existing = grantId && (await provider.Grant.find(grantId))
  if (existing) return existing

  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(scopes.join(' '))
  grant.addResourceScope(resourceOf(realm, client.clientId), scopes.join(' '))
  await grant.save()
  return grant
}
