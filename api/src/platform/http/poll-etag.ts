import { createHash } from 'node:crypto'
import type { Route } from '@bailclair/domain/contract/route.ts'
import type { FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import type { Deps } from '#deps.ts'

/** Returned instead of an answer that the caller already has. */
export const unchanged = Symbol('unchanged')

type Needs = Pick<Deps, 'config' | 'metrics'>

/**
 * ETags of a polled route, known before the answer is built (decision 219). The address is part of them, so that only
 * an answer to the same question matches; release and schema, because another release may answer otherwise.
 */
export function pollETags({ config, metrics }: Needs, route: Route, schema: object) {
  const code = createHash('sha256')
    .update(`${config.RELEASE}\n${JSON.stringify(schema)}`)
    .digest('base64url')
  const polls = countPolls(metrics)
  return {
    etagOf: ({ url }: FastifyRequest, version: string) =>
      `W/"${createHash('sha256').update(`${code}\n${url}\n${version}`).digest('base64url')}"`,
    count: (answer: 'unchanged' | 'built') => polls.inc({ route: route.path, answer }),
  }
}

const metric = 'api_polls_total'

const countPolls = (metrics: Needs['metrics']) =>
  (metrics.getSingleMetric(metric) as Counter<'route' | 'answer'> | undefined) ??
  new Counter({
    name: metric,
    help: 'Calls of polled routes, by whether the answer was built or the caller already had it',
    labelNames: ['route', 'answer'],
    registers: [metrics],
  })
