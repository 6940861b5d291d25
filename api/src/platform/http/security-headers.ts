import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/environment.ts'

/** `base-uri` and `form-action` do not fall back to `default-src`. */
export const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The API sends JSON to scripts. A response that a browser shows as a page may load and run nothing. */
export const securityHeaders = ({ API_URL }: Pick<Config, 'API_URL'>): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': strictPolicy,
  'referrer-policy': 'no-referrer',
  // a URL may contain the token of somebody's file
  'x-robots-tag': 'noindex',
  // the sites read by CORS, which this header does not affect
  'cross-origin-resource-policy': 'same-origin',
  ...(API_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})

export function addSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'API_URL'>) {
  const headers = securityHeaders(config)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id })
  })
}
