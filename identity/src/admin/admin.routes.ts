import { canonicalEmail } from '@bailclair/domain/identity/email.rules.ts'
import { findAccountByEmail, listAccounts } from '#account/accounts.repository.ts'
import { listFederatedIdentities, unlinkFederatedIdentities } from '#account/federated-identities.repository.ts'
import { federationAlias } from '#federation/federation.ts'
import { send, sendJson } from '#platform/http/exchange.ts'
import { readJson } from '#platform/http/read-body.ts'
import type { Route } from '#platform/http/routes.ts'
import { type AdminContext, getAccount } from './admin-context.ts'
import { AdminError } from './admin-error.ts'
import { credentialRoutes } from './credential.routes.ts'
import { eventRoutes } from './event.routes.ts'
import { parseBody } from './parse-body.ts'
import { roleRoutes } from './role.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { newUserRepresentation, passwordRepresentation, toRepresentation, userChanges } from './user-representation.ts'
import { createUser, removeUser, resetPassword, updateUser } from './users.service.ts'

/** The default page size of Keycloak. */
const maxListed = 100

/** The part of Keycloak's admin API that the gateway of `api/` uses, below `/admin/realms/{realm}`. */
export const adminRoutes: readonly Route<AdminContext>[] = [
  {
    method: 'POST',
    path: '/users',
    async answer({ deps, realm }, exchange) {
      const user = parseBody(newUserRepresentation, await readJson(exchange.req))
      const { id } = await createUser(deps, realm.definition.name, user)
      send(exchange, 201, { location: `${exchange.url.origin}${exchange.url.pathname}/${id}` })
    },
  },
  {
    method: 'GET',
    path: '/users',
    async answer({ deps, realm }, exchange) {
      const { searchParams } = exchange.url
      const { name } = realm.definition
      const email = searchParams.get('email')
      const max = Number(searchParams.get('max'))
      const first = Number(searchParams.get('first'))
      const isPage = Number.isInteger(max) && max >= 1 && max <= maxListed && Number.isSafeInteger(first) && first >= 0
      if (email === null && isPage) {
        const onlyUnverified = searchParams.get('emailVerified') === 'false'
        const accounts = await listAccounts(deps.db, name, { first, max, onlyUnverified })
        return sendJson(exchange, 200, accounts.map(toRepresentation))
      }
      if (email === null || searchParams.get('exact') !== 'true')
        throw new AdminError(400, {
          errorMessage: 'Only a search by exact email, or a page of up to 100, is supported',
        })
      const account = await findAccountByEmail(deps.db, name, canonicalEmail(email))
      sendJson(exchange, 200, account ? [toRepresentation(account)] : [])
    },
  },
  {
    method: 'GET',
    path: '/users/:id',
    async answer(context, exchange, params) {
      sendJson(exchange, 200, toRepresentation(await getAccount(context, params)))
    },
  },
  {
    method: 'PUT',
    path: '/users/:id',
    async answer(context, exchange, params) {
      const changes = parseBody(userChanges, await readJson(exchange.req))
      await updateUser(context.deps, await getAccount(context, params), changes)
      send(exchange, 204)
    },
  },
  {
    method: 'DELETE',
    path: '/users/:id',
    async answer(context, exchange, params) {
      await removeUser(context.deps, await getAccount(context, params))
      send(exchange, 204)
    },
  },
  {
    method: 'PUT',
    path: '/users/:id/reset-password',
    async answer(context, exchange, params) {
      const { value } = parseBody(passwordRepresentation, await readJson(exchange.req))
      await resetPassword(context.deps, await getAccount(context, params), value)
      send(exchange, 204)
    },
  },
  {
    method: 'GET',
    path: '/users/:id/federated-identity',
    async answer(context, exchange, params) {
      const account = await getAccount(context, params)
      const identities = await listFederatedIdentities(context.deps.db, account.id)
      sendJson(
        exchange,
        200,
        identities.map(({ subject }) => ({
          identityProvider: federationAlias,
          userId: subject,
          userName: account.email,
        })),
      )
    },
  },
  {
    method: 'DELETE',
    path: '/users/:id/federated-identity/:provider',
    async answer(context, exchange, params) {
      const account = await getAccount(context, params)
      const identities = await listFederatedIdentities(context.deps.db, account.id)
      if (params['provider'] !== federationAlias || identities.length === 0)
        throw new AdminError(404, { error: 'Link not found' })
      await unlinkFederatedIdentities(context.deps.db, account.id)
      send(exchange, 204)
    },
  },
  ...credentialRoutes,
  ...sessionRoutes,
  ...roleRoutes,
  ...eventRoutes,
]
