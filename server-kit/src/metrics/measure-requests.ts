import { Histogram, type Registry } from 'prom-client'

export type ObservedRequest = {
  method: string
  /** A template, because a URL may contain a token or a name. */
  route: string
  /** `aborted`: the client left before it had its answer. */
  status: number | 'aborted'
  seconds: number
}

/** The durations of requests, with the same name, labels and buckets in every server. */
export function measureRequests(registry: Registry): (request: ObservedRequest) => void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route template and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return ({ method, route, status, seconds }) =>
    duration.observe({ method, route, status: status === 'aborted' ? status : classOf(status) }, seconds)
}

const classOf = (status: number) => `${Math.floor(status / 100)}xx`
