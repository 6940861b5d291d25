import cors from '@fastify/cors'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { corsOptions } from '#platform/http/cors.ts'
import { handleErrors } from '#platform/http/error-handler.ts'
import { acceptOnlyJson, serverOptions, setConnectionLimits } from '#platform/http/hardening.ts'
import { observeRequests } from '#platform/http/observe-requests.ts'
import { platformRoutes } from '#platform/http/platform.routes.ts'
import { addSecurityHeaders } from '#platform/http/security-headers.ts'

/** Builds the API without listening: main.ts listens, tests inject. */
export function buildApp(deps: Deps): FastifyInstance {
  const app: FastifyInstance = Fastify(serverOptions(deps))
  setConnectionLimits(app, deps.config)
  acceptOnlyJson(app)
  handleErrors(app)
  observeRequests(app, deps)
  addSecurityHeaders(app, deps.config)
  app.register(cors, corsOptions(deps.config))

  app.register(
    async (api) => {
      platformRoutes(api, deps)
    },
    { prefix: '/api' },
  )
  return app
}
