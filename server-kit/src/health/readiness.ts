import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Logger } from '#logger.ts'

/** True while a dependency works, or else the cause. A check that throws or takes too long counts as failed. */
type Check = () => boolean | string | Promise<boolean | string>
export type Checks = Readonly<Record<string, Check>>
/** The checks that failed, with the cause where it is known; none: ready. */
export type Readiness = () => Promise<readonly { name: string; cause?: string }[]>

const checkTimeoutMs = 1_000

/** Several probes ask every few seconds, so the log says when the answer changes, not each time. */
export function createReadiness(
  checks: Checks,
  { logger, registry }: { logger: Logger; registry: Registry },
): Readiness {
  let known = '[]'
  const readiness: Readiness = async () => {
    const results = await Promise.all(Object.entries(checks).map(([name, check]) => resultOf(name, check)))
    const broken = results.filter(({ isOk }) => !isOk).map(({ name, cause }) => ({ name, ...(cause && { cause }) }))
    const state = JSON.stringify(broken)
    if (state === known) return broken
    known = state
    for (const { name, err } of results) if (err) logger.warn({ err, check: name }, 'check failed')
    if (broken.length === 0) logger.info('ready again')
    else logger.warn({ broken: broken.map(({ name }) => name), causes: broken.map(({ cause }) => cause) }, 'not ready')
    return broken
  }
  new Gauge({
    name: 'instance_ready',
    help: '1 while this instance can serve, as health/ready says',
    registers: [registry],
    async collect() {
      this.set((await readiness()).length === 0 ? 1 : 0)
    },
  })
  return readiness
}

type Result = { name: string; isOk: boolean; cause?: string | undefined; err?: unknown }

async function resultOf(name: string, check: Check): Promise<Result> {
  const timer = new AbortController()
  const timedOut = sleep(checkTimeoutMs, false as const, { signal: timer.signal }).catch(() => false)
  try {
    const result = await Promise.race([check(), timedOut])
    return { name, isOk: result === true, cause: typeof result === 'string' ? result : undefined }
  } catch (err) {
    return { name, isOk: false, err }
  } finally {
    timer.abort()
  }
}
