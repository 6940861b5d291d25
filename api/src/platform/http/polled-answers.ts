import { createHash, hash } from 'node:crypto'
import type { Route } from '@bailclair/domain/contract/route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import type { Deps } from '#deps.ts'
import type { Version } from '#platform/poll-version.ts'
import { JsonAnswer } from './json-answer.ts'

/** Returned instead of an answer that the caller already has. */
export const unchanged = Symbol('unchanged')

type Needs = Pick<Deps, 'config' | 'metrics' | 'answerMemory'>
type Poll = {
  request: FastifyRequest
  reply: FastifyReply
  account: string
  /** Parameters and query of the address, as the contract reads them. */
  asked: object
  version: Version
}

/**
 * Answers of a polled route. Their ETag is known before they are built (decision 219), so they are built only when
 * neither the caller nor this instance has them (decision 228). What is asked is part of it, so that only an answer to
 * the same question matches; release and schema, because another release may answer otherwise.
 */
export function polledAnswers({ config, metrics, answerMemory }: Needs, route: Route, schema: object) {
  const code = createHash('sha256')
    .update(`${config.RELEASE}\n${JSON.stringify(schema)}`)
    .digest('base64url')
  const polls = countPolls(metrics)

  return async ({ request, reply, account, asked, version }: Poll, build: () => Promise<unknown>) => {
    if (version === undefined) {
      polls.inc({ route: route.path, answer: 'built' })
      return build()
    }
    const question = `${route.path} ${JSON.stringify(asked, withoutNocache)}`
    const etag = `W/"${hash('sha256', `${code}\n${question}\n${version}`, 'base64url')}"`
    const place = `${account}\n${question}`
    const isUnchanged = request.headers['if-none-match'] === etag
    const kept = isUnchanged ? undefined : answerMemory.find(place, etag)
    polls.inc({ route: route.path, answer: isUnchanged ? 'unchanged' : kept ? 'kept' : 'built' })
    const answer = isUnchanged ? unchanged : (kept ?? (await build()))
    if (answer instanceof JsonAnswer && !kept) answerMemory.keep(place, etag, answer)
    // not before: a failure has none
    reply.header('etag', etag)
    return answer
  }
}

/** A timestamp that no answer depends on. */
const withoutNocache = (name: string, value: unknown) => (name === 'nocache' ? undefined : value)

const metric = 'api_polls_total'

const countPolls = (metrics: Needs['metrics']) =>
  (metrics.getSingleMetric(metric) as Counter<'route' | 'answer'> | undefined) ??
  new Counter({
    name: metric,
    help: 'Calls of polled routes, by whether the answer was built, or this instance or the caller already had it',
    labelNames: ['route', 'answer'],
    registers: [metrics],
  })
