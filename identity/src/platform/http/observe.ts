import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '@bailclair/platform/logger.ts'
import { factsOf } from './request-facts.ts'

/** One log line per answer, by route template: an address may hold an e-mail or a token. */
export function observe(req: IncomingMessage, res: ServerResponse, logger: Logger) {
  const begin = performance.now()
  res.once('close', () => {
    const { id: requestId, route } = factsOf(req)
    const milliseconds = Math.round(performance.now() - begin)
    const status = res.writableFinished ? res.statusCode : 'aborted'
    logger.info({ requestId, method: req.method, route, status, milliseconds }, 'request')
  })
}
