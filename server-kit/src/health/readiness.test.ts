import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { createLogger } from '#logger.ts'
import { createReadiness } from './readiness.ts'

function start(check: () => boolean | string | Promise<boolean>) {
  const lines: Record<string, unknown>[] = []
  const logger = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const registry = new Registry()
  const readiness = createReadiness({ database: check }, { logger, registry })
  return { readiness, registry, messages: () => lines.splice(0).map(({ message, causes }) => [message, causes]) }
}

describe('readiness', () => {
  it('is in the log once per change, however often it is asked for', async () => {
    let state: boolean | string = true
    const { readiness, messages } = start(() => state)
    const ask = async () => {
      for (let count = 0; count < 3; count++) await readiness()
      return messages()
    }
    expect(await ask()).toEqual([])
    state = 'read-only'
    expect(await ask()).toEqual([['not ready', ['read-only']]])
    state = false
    expect(await ask()).toEqual([['not ready', [null]]])
    state = true
    expect(await ask()).toEqual([['ready again', undefined]])
  })

  it('logs the error of a check, once', async () => {
    const { readiness, messages } = start(() => Promise.reject(new Error('away')))
    expect([await readiness(), await readiness()]).toEqual([[{ name: 'database' }], [{ name: 'database' }]])
    expect(messages().map(([message]) => message)).toEqual(['check failed', 'not ready'])
  })

  it('is a metric, also when no probe asks', async () => {
    let isUp = true
    const { registry } = start(() => isUp)
    expect(await registry.metrics()).toContain('instance_ready 1')
    isUp = false
    expect(await registry.metrics()).toContain('instance_ready 0')
  })
})
