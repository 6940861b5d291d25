import { z } from 'zod/mini'
import { insertRole } from '#account/accounts.repository.ts'
import { send, sendJson } from '#platform/http/exchange.ts'
import { readJson } from '#platform/http/read-body.ts'
import type { Route } from '#platform/http/routes.ts'
import { type AdminContext, getAccount } from './admin-context.ts'
import { AdminError } from './admin-error.ts'
import { parseBody } from './parse-body.ts'

/** Keycloak's RoleRepresentation. Roles have ids there; here the name is the id. */
const toRole = (name: string) => ({ id: name, name, composite: false, clientRole: false })

const mappings = z.array(z.object({ name: z.string() })).check(z.minLength(1), z.maxLength(10))

/** Realm roles of an account: assigned ones, available ones, and assigning one. */
export const roleRoutes: readonly Route<AdminContext>[] = [
  {
    method: 'GET',
    path: '/users/:id/role-mappings/realm',
    async answer(context, exchange, params) {
      sendJson(exchange, 200, (await getAccount(context, params)).roles.map(toRole))
    },
  },
  {
    method: 'GET',
    path: '/users/:id/role-mappings/realm/available',
    async answer(context, exchange, params) {
      const { roles } = await getAccount(context, params)
      const available = context.realm.definition.roles.filter((role) => !roles.includes(role))
      sendJson(exchange, 200, available.map(toRole))
    },
  },
  {
    method: 'POST',
    path: '/users/:id/role-mappings/realm',
    async answer(context, exchange, params) {
      const { id } = await getAccount(context, params)
      const given = parseBody(mappings, await readJson(exchange.req)).map(({ name }) => name)
      if (given.some((name) => !context.realm.definition.roles.includes(name)))
        throw new AdminError(404, { error: 'Role not found' })
      for (const name of given) await insertRole(context.deps.db, id, name)
      send(exchange, 204)
    },
  },
]
