import { Gauge } from 'prom-client'
import type { Deps } from '#deps.ts'
import { isWithoutNetwork } from './sandbox.ts'

const consequence = 'a document that takes over the process that reads it has the network of this server'

/**
 * Says whether the kernel keeps that process from every network. Throws when it must and does not
 * (docs/operations.md, who reads what tenants send).
 */
export function reportIsolation(
  { config, logger, metrics }: Pick<Deps, 'config' | 'logger' | 'metrics'>,
  isIsolated = isWithoutNetwork(),
): void {
  const gauge = new Gauge({
    name: 'reader_isolated',
    help: '1 when the process that reads documents has no network, 0 when the system allows no network namespace',
    registers: [metrics],
  })
  gauge.set(Number(isIsolated))
  if (isIsolated) return
  const why = `no network namespace is allowed here (unshare): ${consequence}`
  if (config.READER_ISOLATION === 'required') throw new Error(`READER_ISOLATION is required, but ${why}.`)
  logger.warn(why)
}
