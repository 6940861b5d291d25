import { send, sendJson } from '#platform/http/exchange.ts'
import type { Route } from '#platform/http/routes.ts'
import { endSession, endSessionsOfAccount, endSessionsOfRealm } from '#session/end-sessions.service.ts'
import { findSessionPayload, listSessions } from '#session/payloads.repository.ts'
import { type AdminContext, getAccount } from './admin-context.ts'
import { AdminError } from './admin-error.ts'

/** Keycloak's routes about sessions. */
export const sessionRoutes: readonly Route<AdminContext>[] = [
  {
    method: 'GET',
    path: '/users/:id/sessions',
    async answer(context, exchange, params) {
      const { id, realm, email } = await getAccount(context, params)
      const sessions = await listSessions(context.deps.db, realm, id)
      sendJson(
        exchange,
        200,
        sessions.map(({ uid, startedAt, lastUsedAt }) => ({
          id: uid,
          username: email,
          userId: id,
          start: startedAt * 1_000,
          lastAccess: lastUsedAt * 1_000,
        })),
      )
    },
  },
  {
    method: 'POST',
    path: '/users/:id/logout',
    async answer(context, exchange, params) {
      const { realm, id } = await getAccount(context, params)
      await endSessionsOfAccount(context.deps.db, realm, id)
      send(exchange, 204)
    },
  },
  {
    method: 'POST',
    path: '/logout-all',
    async answer({ deps, realm }, exchange) {
      await endSessionsOfRealm(deps.db, realm.definition.name)
      send(exchange, 204)
    },
  },
  {
    method: 'DELETE',
    path: '/sessions/:sid',
    async answer({ deps, realm }, exchange, { sid = '' }) {
      const { name } = realm.definition
      if (!(await findSessionPayload(deps.db, name, sid))) throw new AdminError(404, { error: 'Session not found' })
      await endSession(deps.db, name, sid)
      send(exchange, 204)
    },
  },
]
