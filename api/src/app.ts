import Fastify from 'fastify'
import type { Deps } from '#deps.ts'

/** Builds the API without listening: main.ts listens, tests inject. */
export function buildApp(deps: Deps) {
  const app = Fastify({ loggerInstance: deps.logger })
  return app
}
