import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/environment.ts'

/** The API answers JSON to scripts: a browser that is made to show one of its answers as a page may do nothing with it. */
export const securityHeaders = ({ API_URL }: Pick<Config, 'API_URL'>): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  // an address may open somebody's file
  'x-robots-tag': 'noindex',
  // the web reads by CORS, to which this does not apply; nobody embeds an answer
  'cross-origin-resource-policy': 'same-origin',
  ...(API_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})

export function addSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'API_URL'>) {
  const headers = securityHeaders(config)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id })
  })
}
