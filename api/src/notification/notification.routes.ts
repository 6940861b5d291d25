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
    // RFC 8058 §3.2: a GET by a person changes nothing and redirects to the page that asks
    mailed.get<{ Params: { token: string } }>(notificationContract.unsubscribe.path, ({ params }, reply) =>
      reply.header('cache-control', 'no-store').redirect(new URL(pageOf(params.token), deps.config.WEB_URL).href, 303),
    )
  })
}

const pageOf = (token: string) => ownerSitePaths.unsubscribe.replace(':token', encodeURIComponent(token))

/** RFC 8058 §3.1: a mail client posts `List-Unsubscribe=One-Click` as one of two form types. */
const ignoreForms = (app: FastifyInstance) =>
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: 1_024 },
    async () => undefined,
  )
