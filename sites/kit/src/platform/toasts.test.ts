import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const texts = (store: ReturnType<typeof createToastStore>) => store.current().map(({ text }) => text)

describe('toasts', () => {
  it('disappear after 7 seconds', () => {
    const store = createToastStore()
    store.show({ kind: 'danger', text: 'first', isBrief: true })
    vi.advanceTimersByTime(4_000)
    store.show({ kind: 'success', text: 'second' })
    vi.advanceTimersByTime(2_999)
    expect(texts(store)).toEqual(['first', 'second'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual(['second'])
    vi.advanceTimersByTime(4_000)
    expect(texts(store)).toEqual([])
  })

  it('stay when they tell of a failure: until dismissed, repeated, or the page changes', () => {
    const store = createToastStore()
    store.show({ kind: 'danger', text: 'export failed' })
    store.show({ kind: 'danger', text: 'resend failed' })
    store.pause()
    store.resume()
    vi.advanceTimersByTime(600_000)
    store.show({ kind: 'danger', text: 'export failed' })
    expect(texts(store)).toEqual(['resend failed', 'export failed'])
    store.dismiss(store.current()[0]?.id ?? 0)
    store.show({ kind: 'success', text: 'saved' })
    store.dismissFailures()
    expect(texts(store)).toEqual(['saved'])
  })

  it('pause while read, then continue', () => {
    const store = createToastStore()
    store.show({ kind: 'info', text: 'before' })
    vi.advanceTimersByTime(6_000)
    store.pause()
    store.pause()
    store.show({ kind: 'info', text: 'meanwhile' })
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual(['before', 'meanwhile'])
    store.resume()
    store.resume()
    vi.advanceTimersByTime(999)
    expect(texts(store)).toEqual(['before', 'meanwhile'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual(['meanwhile'])
    vi.advanceTimersByTime(6_000)
    expect(texts(store)).toEqual([])
  })

  it('disappear when dismissed and notify listeners', () => {
    const store = createToastStore()
    const listener = vi.fn()
    const unsubscribe = store.subscribe(listener)
    store.show({ kind: 'info', text: 'one' })
    store.show({ kind: 'info', text: 'two' })
    store.dismiss(store.current()[0]?.id ?? 0)
    expect(texts(store)).toEqual(['two'])
    expect(listener).toHaveBeenCalledTimes(3)
    unsubscribe()
    vi.advanceTimersByTime(7_000)
    expect(listener).toHaveBeenCalledTimes(3)
    expect(texts(store)).toEqual([])
  })
})
