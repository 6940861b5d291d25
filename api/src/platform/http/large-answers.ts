import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const compress = promisify(gzip)

/** Characters from which an answer is large: what is shorter arrives with the first packets anyway. */
const largeFrom = 8_192
/** Of gzip. Its default of 6 makes these answers a tenth smaller, in twice the time. */
const level = 3

/**
 * An owner's list of applications is asked for every few seconds and hardly ever changes. So what is large has a mark:
 * whoever sends it back, and would get the same again, is told just that. Else it is compressed (decision 169).
 */
export function spareLargeAnswers(app: FastifyInstance) {
  app.addHook('onSend', async ({ method, headers }, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < largeFrom || reply.statusCode !== 200) return payload
    reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
    if (method === 'GET') {
      const mark = `W/"${createHash('sha256').update(payload).digest('base64url')}"`
      reply.header('etag', mark)
      if (headers['if-none-match'] === mark) {
        reply.code(304)
        return null
      }
    }
    if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return payload
    reply.header('content-encoding', 'gzip')
    return compress(payload, { level })
  })
}
