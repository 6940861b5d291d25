import { describe, expect, it } from 'vitest'
import { type Running, superviseProcess } from './supervise-process.ts'

/** Fake processes that the test ends. */
function controlledStart(failures: string[] = []) {
  const ends: ((reason: string) => void)[] = []
  const start = async (): Promise<Running> => {
    const failure = ends.length > 0 ? failures.shift() : undefined
    if (failure) throw new Error(failure)
    const { promise, resolve } = Promise.withResolvers<string>()
    ends.push(resolve)
    return { exited: promise, stop: async () => resolve('asked') }
  }
  return { start, ends, end: (reason: string) => ends.at(-1)?.(reason) }
}

function recorder() {
  const reports: string[] = []
  const { promise: givenUp, resolve } = Promise.withResolvers<Error>()
  return { reports, givenUp, onReport: (line: string) => void reports.push(line), onFatalError: resolve }
}

const noDelay = { firstDelayMs: 0 }

describe('superviseProcess', () => {
  it('throws when the first start fails', async () => {
    const start = () => Promise.reject(new Error('no such port'))
    await expect(superviseProcess('API', start, recorder())).rejects.toThrow('no such port')
  })

  it('reports a process that dies and starts it again', async () => {
    const process = controlledStart()
    const watcher = recorder()
    const { stop } = await superviseProcess('API', process.start, watcher, noDelay)
    process.end('SIGKILL')
    await expect.poll(() => process.ends.length).toBe(2)
    expect(watcher.reports).toEqual(['API ended (SIGKILL): restart 1 of 5'])
    await stop()
  })

  it('gives up after five restarts', async () => {
    const process = controlledStart()
    const watcher = recorder()
    await superviseProcess('API', process.start, watcher, noDelay)
    for (let death = 1; death <= 6; death++) {
      await expect.poll(() => process.ends.length).toBe(death)
      process.end(`code ${death}`)
    }
    expect((await watcher.givenUp).message).toBe('API cannot be kept running: code 6')
    expect(watcher.reports).toHaveLength(5)
  })

  it('counts a failed restart as another restart', async () => {
    const process = controlledStart(['API does not answer'])
    const watcher = recorder()
    const { stop } = await superviseProcess('API', process.start, watcher, noDelay)
    process.end('code 1')
    await expect.poll(() => process.ends.length).toBe(2)
    expect(watcher.reports).toEqual([
      'API ended (code 1): restart 1 of 5',
      'API ended (API does not answer): restart 2 of 5',
    ])
    await stop()
  })

  it('does not restart after stop', async () => {
    const process = controlledStart()
    const watcher = recorder()
    const { stop } = await superviseProcess('API', process.start, watcher, noDelay)
    await stop()
    expect(process.ends).toHaveLength(1)
    expect(watcher.reports).toEqual([])
  })

  it('stops a process that was being restarted', async () => {
    const first = Promise.withResolvers<string>()
    const second = Promise.withResolvers<string>()
    const isStarted = Promise.withResolvers<Running>()
    const starts = [Promise.resolve({ exited: first.promise, stop: async () => undefined }), isStarted.promise]
    const { stop } = await superviseProcess('API', () => starts.shift() ?? Promise.reject(), recorder(), noDelay)
    first.resolve('SIGKILL')
    await expect.poll(() => starts.length).toBe(0)
    const stopped = stop()
    isStarted.resolve({ exited: second.promise, stop: async () => second.resolve('asked') })
    await stopped
    expect(await second.promise).toBe('asked')
  })
})
