import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUploadQueue, type Upload } from './upload-queue.ts'
import { canBeRetried, refusalOf } from './upload-rules.ts'

const file = (name: string) => new File(['x'], name, { type: 'application/pdf' })

/** A queue whose uploads end when the test says so. */
function setUp() {
  const told: string[] = []
  const way: {
    name: string
    end: PromiseWithResolvers<void>
    signal: AbortSignal
    progress: (sent: number) => void
  }[] = []
  const queue = createUploadQueue({
    send: (upload, { signal, onProgress }) => {
      const end = Promise.withResolvers<void>()
      signal.addEventListener('abort', () => end.reject(signal.reason))
      way.push({ name: upload.file.name, end, signal, progress: onProgress })
      return end.promise
    },
    tell: (event, upload) => told.push(`${event} ${upload.file.name}`),
  })
  const shown = () =>
    queue.current().map(({ file: { name }, state, error }) => [name, state, error].filter(Boolean).join(' '))
  const last = () => way.at(-1) as (typeof way)[number]
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { queue, told, way, shown, last, settled }
}
const idOf = (uploads: readonly Upload[], name: string) => uploads.find((upload) => upload.file.name === name)?.id ?? 0

describe('the upload queue', () => {
  it('uploads one by one and announces start and end', async () => {
    const { queue, told, shown, last, settled } = setUp()
    queue.add(file('a'), 'PASSPORT')
    queue.add(file('b'), 'PASSPORT')
    expect(shown()).toEqual(['a sending', 'b waiting'])
    last().progress(0.4)
    expect(queue.current()[0]?.progress).toBe(0.4)
    last().end.resolve()
    await settled()
    expect(shown()).toEqual(['b sending'])
    last().end.resolve()
    await settled()
    expect(shown()).toEqual([])
    expect(told).toEqual(['started a', 'sent a', 'started b', 'sent b'])
  })

  it('a failed upload keeps its place and reason and blocks nothing', async () => {
    const { queue, told, shown, last, settled } = setUp()
    queue.add(file('a'), 'PASSPORT')
    queue.add(file('b'), 'PASSPORT')
    last().end.reject(new ApiError('NetworkFailure'))
    await settled()
    expect(shown()).toEqual(['a failed NetworkFailure', 'b sending'])
    queue.retry(idOf(queue.current(), 'a'))
    expect(shown()).toEqual(['a waiting', 'b sending'])
    last().end.resolve()
    await settled()
    expect(shown()).toEqual(['a sending'])
    last().end.resolve()
    await settled()
    expect(shown()).toEqual([])
    expect(told).toEqual(['started a', 'failed a', 'started b', 'sent b', 'started a', 'sent a'])
  })

  describe('when the server is busy', () => {
    beforeEach(() => vi.useFakeTimers())
    afterEach(() => vi.useRealTimers())
    const busy = (status: number, retryAfter: number) => new ApiError('TooManyUploads', { status, retryAfter })

    it.each([429, 503])('an upload that got %i is sent again by itself', async (status) => {
      const { queue, told, way, shown, last } = setUp()
      queue.add(file('a'), 'PASSPORT')
      last().end.reject(busy(status, 5))
      await vi.advanceTimersByTimeAsync(4_999)
      expect([shown(), queue.current()[0]?.isPostponed, way.length]).toEqual([['a waiting'], true, 1])
      await vi.advanceTimersByTimeAsync(1)
      expect([shown(), queue.current()[0]?.isPostponed, way.length]).toEqual([['a sending'], false, 2])
      last().end.resolve()
      await vi.advanceTimersByTimeAsync(0)
      expect([shown(), told]).toEqual([[], ['started a', 'sent a']])
    })

    it('fails with the reason after six attempts', async () => {
      const { queue, way, shown, last } = setUp()
      queue.add(file('a'), 'PASSPORT')
      for (let attempt = 1; attempt <= 6; attempt++) {
        last().end.reject(busy(429, 5))
        await vi.advanceTimersByTimeAsync(5_000)
      }
      expect([shown(), way.length]).toEqual([['a failed TooManyUploads'], 6])
    })

    it('fails at once when the wait is long', async () => {
      const { queue, shown, last } = setUp()
      queue.add(file('a'), 'PASSPORT')
      last().end.reject(busy(429, 31))
      await vi.advanceTimersByTimeAsync(0)
      expect(shown()).toEqual(['a failed TooManyUploads'])
    })

    it('can be cancelled while it waits', async () => {
      const { queue, way, shown, last } = setUp()
      queue.add(file('a'), 'PASSPORT')
      queue.add(file('b'), 'PASSPORT')
      last().end.reject(busy(503, 5))
      await vi.advanceTimersByTimeAsync(10)
      queue.remove(idOf(queue.current(), 'a'))
      await vi.advanceTimersByTimeAsync(10)
      expect([shown(), way.map(({ name }) => name)]).toEqual([['b sending'], ['a', 'b']])
    })
  })

  it('a cancelled upload disappears and the next starts', async () => {
    const { queue, told, way, shown, settled } = setUp()
    queue.add(file('a'), 'PASSPORT')
    queue.add(file('b'), 'PASSPORT')
    queue.remove(idOf(queue.current(), 'a'))
    await settled()
    expect(way[0]?.signal.aborted).toBe(true)
    expect(shown()).toEqual(['b sending'])
    expect(told).toEqual(['started a', 'started b'])
  })

  it('a refused file is not sent', () => {
    const { queue, told, way, shown } = setUp()
    queue.add(file('a'), 'PASSPORT', { refusal: 'DocumentTooLarge' })
    expect(shown()).toEqual(['a failed DocumentTooLarge'])
    expect(way).toEqual([])
    expect(told).toEqual(['failed a'])
  })

  it('stops when the page is left', async () => {
    const { queue, way, shown, settled } = setUp()
    queue.add(file('a'), 'PASSPORT')
    queue.add(file('b'), 'PASSPORT')
    queue.stop()
    await settled()
    expect(shown()).toEqual([])
    expect(way).toHaveLength(1)
    expect(way[0]?.signal.aborted).toBe(true)
  })

  it('a failure of ours is reported, and said to be unexpected', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const { queue, shown, last, settled } = setUp()
    queue.add(file('a'), 'PASSPORT')
    const cause = new Error('a mistake')
    last().end.reject(cause)
    await settled()
    expect(shown()).toEqual(['a failed Unexpected'])
    expect(reported).toHaveBeenCalledWith(cause)
    vi.unstubAllGlobals()
  })
})

describe('refusalOf', () => {
  const megabytes = 1024 * 1024
  it.each([
    [{ size: 1, type: 'application/pdf' }, 1, undefined],
    [{ size: 1, type: 'image/jpeg' }, 1, undefined],
    [{ size: 1, type: 'image/png' }, 1, undefined],
    [{ size: 1, type: '' }, 1, undefined],
    [{ size: 1, type: 'image/heic' }, 1, 'DocumentTypeRefused'],
    [{ size: 0, type: 'application/pdf' }, 1, 'DocumentUnreadable'],
    [{ size: 10 * megabytes, type: 'application/pdf' }, 1, undefined],
    [{ size: 10 * megabytes + 1, type: 'application/pdf' }, 1, 'DocumentTooLarge'],
    [{ size: 1, type: 'application/pdf' }, 0, 'TooManyDocuments'],
    // No removal for a file that will be refused.
    [{ size: 1, type: 'image/heic' }, 0, 'DocumentTypeRefused'],
  ])('%j with room for %i: %s', (given, room, code) => {
    expect(refusalOf(given, room)).toBe(code)
  })
})

it.each([
  ['NetworkFailure', true],
  ['TimedOut', true],
  ['DocumentStoreUnavailable', true],
  ['TooManyRequests', true],
  ['TooManyDocuments', true],
  ['NotSignedIn', true],
  ['DocumentTooLarge', false],
  ['DocumentTypeRefused', false],
  ['DocumentUnreadable', false],
  ['DocumentInfected', false],
  ['DocumentProtected', false],
  ['DocumentTooLong', false],
] as const)('%s can be tried again: %s', (code, can) => {
  expect(canBeRetried(code)).toBe(can)
})
