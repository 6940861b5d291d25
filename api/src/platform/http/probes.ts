import type { FastifyRequest } from 'fastify'

/** A call of a load balancer or an orchestrator, every few seconds from each of them. */
export const isProbe = ({ routeOptions }: FastifyRequest): boolean =>
  /\/health\/(live|ready)$/.test(routeOptions.url ?? '')
