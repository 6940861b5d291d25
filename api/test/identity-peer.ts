import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createRealm, type PeerRealm } from './identity-realm.ts'

/** How the peer disturbs a request: before or after doing the work (`lose`: it does the work but does not respond). */
export type Disturbance = 'fail' | 'hang' | 'lose' | 'forbid' | 'garble' | undefined

type Answer = { status: number; body?: unknown; location?: string }

/**
 * An in-memory identity server with the part of Keycloak's protocol that `api/` uses: service account, admin REST API
 * and public keys. It also signs the tokens that a browser would get.
 */
export async function startIdentityPeer(clientSecret: string) {
  const realms = {
    owner: await createRealm('owner'),
    tenant: await createRealm('tenant'),
    staff: await createRealm('staff'),
  }
  const serviceTokens = new Set<string>()
  /** `POST users`, `PUT users/*`, …: all requests, in order. */
  const requests: string[] = []
  let disturb: (request: string) => Disturbance | Promise<Disturbance> = () => undefined

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://peer')
    const [, first = '', ...rest] = pathname.split('/')
    const realmName = (first === 'admin' ? rest[1] : rest[0]) as keyof typeof realms
    const path = first === 'admin' ? rest.slice(2) : rest.slice(3)
    const name = `${request.method} ${path.map((part) => (isId(part) ? '*' : part)).join('/')}`
    requests.push(name)

    const how = await disturb(name)
    if (how === 'hang') return
    if (how === 'fail') return response.writeHead(503).end()
    if (how === 'forbid') return response.writeHead(403).end()
    if (how === 'garble') return response.writeHead(200).end('<html>')
    const answer =
      first === 'admin'
        ? administer(realms[realmName], `${request.headers.authorization}`, { name, path, searchParams, body })
        : protocol(realms[realmName], name, new URLSearchParams(body))
    if (how === 'lose') return response.destroy()
    const headers = answer.location ? { location: answer.location } : {}
    return response
      .writeHead(answer.status, headers)
      .end(answer.body === undefined ? undefined : JSON.stringify(answer.body))
  }

  function protocol(realm: PeerRealm, name: string, form: URLSearchParams): Answer {
    if (name === 'GET certs') return { status: 200, body: { keys: realm.publishedKeys() } }
    const isOurs = form.get('client_id') === 'bailclair-api' && form.get('client_secret') === clientSecret
    if (!isOurs || form.get('grant_type') !== 'client_credentials') return { status: 401 }
    const token = randomUUID()
    serviceTokens.add(`Bearer ${token}`)
    return { status: 200, body: { access_token: token, expires_in: 300, token_type: 'Bearer' } }
  }

  type AdminCall = { name: string; path: string[]; searchParams: URLSearchParams; body: string }

  function administer(realm: PeerRealm, authorization: string, { name, path, searchParams, body }: AdminCall): Answer {
    if (!serviceTokens.has(authorization)) return { status: 401 }
    const id = path[1] ?? ''
    const given = body && !name.endsWith('/userLabel') ? JSON.parse(body) : {}
    if (name === 'POST users') return realm.create(given, (user) => `${url}/admin/realms/${realm.name}/users/${user}`)
    if (name === 'GET users') return { status: 200, body: realm.search(searchParams) }
    if (name === 'POST logout-all') return { status: realm.endAllSessions() }
    if (name === 'GET events') {
      const first = Number(searchParams.get('first'))
      return { status: 200, body: realm.events.slice(first, first + Number(searchParams.get('max'))) }
    }
    if (name === 'DELETE sessions/*') return { status: realm.endSession(id) ? 204 : 404 }
    const user = realm.users.get(id)
    if (!user) return { status: 404 }
    if (name === 'GET users/*') return { status: 200, body: realm.represent(user) }
    if (name === 'PUT users/*') return { status: realm.update(user, given) }
    if (name === 'PUT users/*/reset-password') return { status: realm.setPassword(user, given) }
    if (name === 'GET users/*/credentials') return { status: 200, body: realm.credentialsOf(user) }
    if (name.endsWith('/userLabel')) return { status: realm.rename(user, path[3] ?? '', body) }
    if (name.startsWith('DELETE users/*/credentials/')) return { status: realm.removeCredential(user, path[3] ?? '') }
    if (name === 'GET users/*/sessions') return { status: 200, body: realm.sessionsOf(user) }
    if (name === 'GET users/*/federated-identity') return { status: 200, body: user.federations }
    if (name.startsWith('DELETE users/*/federated-identity/')) {
      user.federations = user.federations.filter(({ identityProvider }) => identityProvider !== path[3])
      return { status: 204 }
    }
    if (name === 'GET users/*/role-mappings/realm')
      return { status: 200, body: user.roles.map((role) => ({ name: role })) }
    if (name === 'GET users/*/role-mappings/realm/available')
      return { status: 200, body: realm.name === 'staff' ? [{ id: 'a-role-id', name: 'verifier' }] : [] }
    if (name === 'POST users/*/role-mappings/realm') {
      user.roles.push(...given.map((role: { name: string }) => role.name))
      return { status: 204 }
    }
    if (name === 'POST users/*/logout') return { status: realm.endSessions(id) }
    if (name === 'DELETE users/*') return { status: realm.remove(id) }
    return { status: 405 }
  }

  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    ...realms,
    requests,
    /** Applies from now on; a request is named by its method and path, with `*` for ids. A promise holds it. */
    disturb: (rule: typeof disturb) => {
      disturb = rule
    },
    forgetServiceTokens: () => serviceTokens.clear(),
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const isId = (part: string) => /^[\da-f-]{36}$/.test(part)
