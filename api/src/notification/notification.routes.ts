import { notificationContract } from '@bailclair/domain/notification/notification.contract.ts'
import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { changePreferences, getPreferences } from './preferences.service.ts'
import { unsubscribe } from './unsubscribe.service.ts'

export function notificationRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, notificationContract.preferences, ({ ownerId }) => getPreferences(deps, ownerId))
  mount(app, deps, notificationContract.changePreferences, ({ ownerId, session, body }) =>
    changePreferences(deps, { ownerId, session }, body),
  )

  app.register(async (mailed) => {
    ignoreForms(mailed)
    mount(mailed, deps, notificationContract.unsubscribe, ({ params }) => unsubscribe(deps, params.token))
    // the address in the header of a mail, opened by a person: the page asks, and nothing has changed (RFC 8058 §3.2)
    mailed.get<{ Params: { token: string } }>(notificationContract.unsubscribe.path, ({ params }, reply) =>
      reply.header('cache-control', 'no-store').redirect(new URL(pageOf(params.token), deps.config.WEB_URL).href, 303),
    )
  })
}

const pageOf = (token: string) => ownerSitePaths.unsubscribe.replace(':token', encodeURIComponent(token))

/** A mail program posts `List-Unsubscribe=One-Click` as a form, in either of the two ways (RFC 8058 §3.1). */
const ignoreForms = (app: FastifyInstance) =>
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: 1_024 },
    async () => undefined,
  )
