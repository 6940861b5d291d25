import type { Deps } from '#deps.ts'
import { type Exchange, sendJson } from '#platform/http/exchange.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { factsOf } from '#platform/http/request-facts.ts'
import { findRoute } from '#platform/http/routes.ts'
import { Unavailable } from '#platform/unavailable.ts'
import type { Realm } from '#realm/realm.ts'
import { adminRoutes } from './admin.routes.ts'
import { AdminError } from './admin-error.ts'
import { requireAdmin } from './require-admin.ts'

/** Answers a request below `/admin/realms/{realm}`, always in JSON; `path` is the rest of its path. */
export async function answerAdmin(
  { deps, realm }: { deps: Deps; realm: Realm | undefined },
  exchange: Exchange,
  path: string,
): Promise<void> {
  const { req } = exchange
  try {
    if (!realm) throw new AdminError(404, { error: 'Realm not found.' })
    // authentication comes first: a stranger does not even learn which routes exist
    await requireAdmin(realm, req)
    const found = findRoute(adminRoutes, req.method ?? 'GET', path)
    if (!found) throw new HttpError(404)
    factsOf(req).route = `/admin/realms/:realm${found.route.path}`
    await found.route.answer({ deps, realm }, exchange, found.params)
  } catch (error) {
    if (error instanceof AdminError) return sendJson(exchange, error.status, error.body)
    if (error instanceof HttpError) return sendJson(exchange, error.status, { error: error.message })
    if (!(error instanceof Unavailable)) throw error
    sendJson(exchange, 503, { error: error.error }, { 'retry-after': String(error.retryAfter) })
  }
}
