import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteContract } from '@bailclair/domain/site/site.contract.ts'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { testConfig } from '#test/server-site.ts'
import { firstReadLimit, followConfig, timeLimit } from './config-source.ts'
import { createEnvironment } from './environment.ts'

/** Its answers are set by each test. */
let api: Server
let answer: (response: ServerResponse) => void
let following: ReturnType<typeof followConfig> | undefined
const asked = vi.fn()

beforeEach(async () => {
  asked.mockReset()
  day = '2026-11-24'
  api = createServer((request, response) => {
    asked(request.url)
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
})
afterEach(async () => {
  following?.stop()
  api.closeAllConnections()
  api.close()
})

const json = (body: unknown) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}

let day = '2026-11-24'

function follow(interval = 20) {
  const onChange = vi.fn(() => Promise.resolve())
  const onRead = vi.fn()
  const log = vi.fn()
  const { port } = api.address() as AddressInfo
  const apiUrl = `http://127.0.0.1:${port}/api/`
  following = followConfig({ apiUrl, interval, current: testConfig, onChange, onRead, today: () => day, log })
  return { onChange, onRead, log, isReady: following.isReady }
}

const changed = { ...testConfig, name: 'ClairBail' }

describe('followConfig', () => {
  it('renders again only after a change', async () => {
    answer = json(testConfig)
    const { onChange, onRead } = follow()
    await vi.waitFor(() => expect(onRead.mock.calls.length).toBeGreaterThan(2))
    expect(asked).toHaveBeenCalledWith('/api/config')
    expect(onChange).not.toHaveBeenCalled()
    answer = json(changed)
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(changed))
    const calls = asked.mock.calls.length
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(calls + 2))
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['fails', (response: ServerResponse) => void response.writeHead(503).end()],
    ['lies', json({ name: 'half a configuration' })],
    ['redirects', (response: ServerResponse) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
  ])('keeps the last configuration while the API %s, logs once and recovers', async (_, failure) => {
    answer = failure
    const { onChange, log } = follow()
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(2))
    expect(onChange).not.toHaveBeenCalled()
    expect(log.mock.calls.filter(([level]) => level === 'warn')).toHaveLength(1)
    answer = json(changed)
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(changed))
  })

  it('accepts what a later release of the API adds', async () => {
    answer = json({ ...changed, later: 'field', operator: { ...changed.operator, later: 'field' } })
    const { onChange } = follow()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(changed))
  })

  it('keeps what it knows of the law beside an older release of the API, which says nothing of it', async () => {
    const law = { changes: { 'energy-season': [{ since: '2026-12-01', state: 'ENDED' }] }, rentIndexes: {} }
    answer = json({ ...testConfig, law })
    const { onChange } = follow()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith({ ...testConfig, law }))
    const { law: _, ...older } = changed
    answer = json(older)
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith({ ...changed, law }))
  })

  it('starts beside an older release of the API', async () => {
    const { law: _, ...older } = changed
    answer = json(older)
    const { onChange } = follow()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(changed))
  })

  it('retries a configuration that failed to render', async () => {
    answer = json(changed)
    const { onChange } = follow()
    onChange.mockRejectedValueOnce(new Error('render'))
    await vi.waitFor(() => expect(onChange.mock.calls.length).toBeGreaterThan(1))
  })

  it('by default shows a change within a minute, with the slowest answer', () => {
    const { CONFIG_INTERVAL_MS } = createEnvironment({ name: 'web server', port: 3000 }).shape
    // api/src/law/change-law.api.test.ts
    const apiBehindMs = 5_000
    const cachedMs = (siteContract.config.cacheSeconds ?? 0) * 1_000
    const interval = Number(CONFIG_INTERVAL_MS.def.defaultValue)
    expect(apiBehindMs + cachedMs + interval + timeLimit).toBeLessThan(60_000)
  })

  it.each([
    ['answers', json(testConfig)],
    ['is away', (response: ServerResponse) => void response.writeHead(503).end()],
  ])('renders again when a day begins, while the API %s', async (_, state) => {
    answer = state
    const { onChange, log } = follow()
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(2))
    expect(onChange).not.toHaveBeenCalled()
    day = '2026-11-25'
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(testConfig))
    expect(log).toHaveBeenCalledWith('info', 'pages rendered for a new day')
    const calls = asked.mock.calls.length
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(calls + 2))
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  describe('until the first read', () => {
    it('is not ready before the pages are rendered', async () => {
      answer = json(changed)
      const { onChange, isReady } = follow()
      const rendering = Promise.withResolvers<void>()
      onChange.mockReturnValue(rendering.promise)
      await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
      expect(isReady()).toBe(false)
      rendering.resolve()
      await vi.waitFor(() => expect(isReady()).toBe(true))
    })

    it('asks again soon', async () => {
      let failures = 3
      answer = (response) => (failures-- > 0 ? response.destroy() : json(changed)(response))
      const { isReady } = follow(30_000)
      await vi.waitFor(() => expect(isReady()).toBe(true), { timeout: 4_000 })
      expect(asked).toHaveBeenCalledTimes(4)
    })

    it('is ready after the limit while the API is away, and asks less often from then on', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('away'))
      onTestFinished(() => void vi.mocked(fetch).mockRestore())
      const { isReady } = follow(30_000)
      await vi.advanceTimersByTimeAsync(firstReadLimit - 1)
      expect(isReady()).toBe(false)
      expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(10)
      await vi.advanceTimersByTimeAsync(250)
      expect(isReady()).toBe(true)
      const calls = vi.mocked(fetch).mock.calls.length
      await vi.advanceTimersByTimeAsync(timeLimit - 251)
      expect(fetch).toHaveBeenCalledTimes(calls)
      await vi.advanceTimersByTimeAsync(251)
      expect(fetch).toHaveBeenCalledTimes(calls + 1)
    })
  })

  it('stops polling', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const fetched = vi.spyOn(globalThis, 'fetch')
    onTestFinished(() => fetched.mockRestore())
    answer = json(testConfig)
    const { log } = follow(30_000)
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith('info', 'configuration read from the API'))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(fetched).toHaveBeenCalledTimes(2)
    following?.stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
