import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/environment.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    isUpload?: boolean
  }
}

/** Time to process an upload after it has arrived. */
export const processingMs = 30_000

/** Time for a client to read a PDF that is rendered while it is sent: about 70 MB at 1 Mbit/s. */
export const downloadTimeoutMs = 600_000

/**
 * Node has one request timeout for all requests. It is set for uploads (hardening.ts); every other body gets this
 * shorter one, also one that no route reads.
 */
export function limitRequestTime(app: FastifyInstance, { REQUEST_TIMEOUT_MS }: Pick<Config, 'REQUEST_TIMEOUT_MS'>) {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers
    if (!hasBody || routeOptions.config.isUpload) return
    const timer = setTimeout(() => {
      if (raw.complete) return
      if (!reply.raw.headersSent) void reply.send(new AppError('RequestTimeout'))
      // a response that has begun, such as a PDF, ends by its own timeout; injected requests have no real socket
      else if (reply.raw.writableFinished) raw.socket.destroy?.()
    }, REQUEST_TIMEOUT_MS)
    const stop = () => {
      clearTimeout(timer)
      raw.socket.off('close', stop)
    }
    // a response does not end a body that nobody reads
    raw.once('end', stop)
    raw.socket.once('close', stop)
  })
}
