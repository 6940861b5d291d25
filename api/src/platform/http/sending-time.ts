import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { preParsingAsyncHookHandler } from 'fastify'

/** What the server gives itself for a file once it has all of it, in milliseconds. */
export const treatmentMs = 30_000

/** Milliseconds a client has to read a file that is made while it is read: at 1 Mbit/s, some 70 MB. */
export const deliveryMs = 600_000

/**
 * Node knows one time for all requests, and a file from a telephone needs more of it than JSON does. So Node's is that
 * of uploads (hardening.ts), and every other route has this one.
 */
export const limitSending =
  (limitMs: number): preParsingAsyncHookHandler =>
  async ({ raw }, reply, payload) => {
    if (raw.complete) return payload
    const timer = setTimeout(() => void reply.send(new AppError('RequestTimeout')), limitMs)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
    return payload
  }
