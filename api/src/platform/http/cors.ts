import { receiptHeader } from '@bailclair/domain/identity/receipt.ts'
import type { FastifyCorsOptions } from '@fastify/cors'
import type { Config } from '#platform/config/environment.ts'

/** Exact origins and no cookies: the sites send a bearer token. */
export const corsOptions = ({ ALLOWED_ORIGINS }: Pick<Config, 'ALLOWED_ORIGINS'>): FastifyCorsOptions => ({
  origin: ALLOWED_ORIGINS,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: [
    'authorization',
    'content-type',
    'if-none-match',
    'x-device',
    'x-document-kind',
    'x-file-name',
    'x-sign-up-browser',
  ],
  exposedHeaders: ['content-disposition', 'etag', 'retry-after', receiptHeader, 'x-request-id'],
  // seconds, the longest that Chromium keeps a permission
  maxAge: 7_200,
  // an OPTIONS request that is no preflight gets the same response as a preflight
  strictPreflight: false,
})
