import { createRegistry } from '@bailclair/server-kit/metrics/create-registry.ts'
import { describe, expect, it, vi } from 'vitest'
import type { Deps } from '#deps.ts'
import { reportIsolation } from './report-isolation.ts'

function start(isolation: 'required' | 'preferred', isIsolated: boolean) {
  const metrics = createRegistry()
  const warn = vi.fn()
  const deps = { config: { READER_ISOLATION: isolation }, logger: { warn }, metrics } as unknown as Deps
  const report = () => reportIsolation(deps, isIsolated)
  return { metrics, warn, report }
}

describe('a server that reads documents', () => {
  it.each(['required', 'preferred'] as const)('starts silently without a network (%s)', async (isolation) => {
    const { metrics, warn, report } = start(isolation, true)
    report()
    expect(warn).not.toHaveBeenCalled()
    expect(await metrics.metrics()).toMatch(/^reader_isolated 1$/m)
  })

  it('warns where the system allows no network namespace', async () => {
    const { metrics, warn, report } = start('preferred', false)
    report()
    expect(warn.mock.calls).toEqual([[expect.stringContaining('no network namespace is allowed here')]])
    expect(await metrics.metrics()).toMatch(/^reader_isolated 0$/m)
  })

  it('does not start there when isolation is required', () => {
    const { warn, report } = start('required', false)
    expect(report).toThrow('READER_ISOLATION is required, but no network namespace is allowed here')
    expect(warn).not.toHaveBeenCalled()
  })
})
