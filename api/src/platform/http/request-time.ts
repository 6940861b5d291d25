import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { preParsingAsyncHookHandler } from 'fastify'

/** Time to process an upload after it has arrived. */
export const processingMs = 30_000

/** Time for a client to read a PDF that is rendered while it is sent: about 70 MB at 1 Mbit/s. */
export const downloadTimeoutMs = 600_000

/**
 * Node has one request timeout for all routes. It is set for uploads (hardening.ts); every other route gets this
 * shorter one.
 */
export const limitRequestTime =
  (limitMs: number): preParsingAsyncHookHandler =>
  async ({ raw }, reply, payload) => {
    if (raw.complete) return payload
    const refuse = () => {
      // a response that has begun, such as a PDF, ends by its own timeout
      if (!reply.raw.headersSent) reply.send(new AppError('RequestTimeout'))
    }
    const timer = setTimeout(refuse, limitMs)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
    return payload
  }
