import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { testConfig } from '#test/server-site.ts'
import { followConfig } from './config-source.ts'

/** Its answers are set by each test. */
let api: Server
let answer: (response: ServerResponse) => void
let stop: (() => void) | undefined
const asked = vi.fn()

beforeEach(async () => {
  asked.mockReset()
  api = createServer((request, response) => {
    asked(request.url)
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
})
afterEach(async () => {
  stop?.()
  api.closeAllConnections()
  api.close()
})

const json = (body: unknown) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}

function follow(interval = 20) {
  const onChange = vi.fn(() => Promise.resolve())
  const onRead = vi.fn()
  const log = vi.fn()
  const { port } = api.address() as AddressInfo
  const apiUrl = `http://127.0.0.1:${port}/api/`
  stop = followConfig({ apiUrl, interval, current: testConfig, onChange, onRead, log })
  return { onChange, onRead, log }
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

  it('retries a configuration that failed to render', async () => {
    answer = json(changed)
    const { onChange } = follow()
    onChange.mockRejectedValueOnce(new Error('render'))
    await vi.waitFor(() => expect(onChange.mock.calls.length).toBeGreaterThan(1))
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
    stop?.()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
