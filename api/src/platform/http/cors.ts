import type { FastifyCorsOptions } from '@fastify/cors'
import type { Config } from '#platform/config/environment.ts'

/** Exact origins, no cookies: the web sends a bearer token (spec §7). */
export const corsOptions = ({ ALLOWED_ORIGINS }: Pick<Config, 'ALLOWED_ORIGINS'>): FastifyCorsOptions => ({
  origin: ALLOWED_ORIGINS,
  methods: ['GET', 'HEAD', 'POST', 'DELETE'],
  allowedHeaders: ['authorization', 'content-type', 'if-none-match', 'x-file-name'],
  exposedHeaders: ['content-disposition', 'etag', 'retry-after', 'x-request-id'],
  // seconds; what browsers ask again after, at the latest
  maxAge: 600,
  // an OPTIONS that is no preflight is answered like one, not with a text of its own
  strictPreflight: false,
})
