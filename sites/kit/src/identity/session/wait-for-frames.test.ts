import { beforeEach, describe, expect, it, vi } from 'vitest'
import { removeFrames, SilentFrames, waitForFrames } from './wait-for-frames.ts'

const identity = 'http://localhost:3002'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function wait(work: Promise<string> = new Promise(() => undefined)) {
  const settled = vi.fn()
  waitForFrames(work, [identity]).then(settled, settled)
  return settled
}
const say = (origin: string) => window.dispatchEvent(new MessageEvent('message', { origin, data: 'x' }))

describe('waiting for frames', () => {
  it('ends after 10 s of silence', async () => {
    const settled = wait()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(SilentFrames))
  })

  it.each([
    ['starts again after a message of the identity server', identity, 0],
    ['is not prolonged by other frames, such as a chat', 'https://chat.example', 1],
  ])('%s', async (_, origin, calls) => {
    const settled = wait()
    await vi.advanceTimersByTimeAsync(6_000)
    say(origin)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(settled).toHaveBeenCalledTimes(calls)
  })

  it('gives the result, or the failure, of the work', async () => {
    const done = wait(Promise.resolve('found'))
    const failed = wait(Promise.reject(new Error('Invalid nonce.')))
    await vi.advanceTimersByTimeAsync(20_000)
    expect([done.mock.calls, failed.mock.calls]).toEqual([[['found']], [[new Error('Invalid nonce.')]]])
  })

  it('removes only the frames of keycloak-js', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined) // happy-dom loads no frame
    for (const title of ['keycloak-session-iframe', 'chat']) {
      document.body.append(Object.assign(document.createElement('iframe'), { title }))
    }
    removeFrames()
    expect([...document.querySelectorAll('iframe')].map(({ title }) => title)).toEqual(['chat'])
  })
})
