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
    store.show({ kind: 'danger', text: 'first' })
    vi.advanceTimersByTime(4_000)
    store.show({ kind: 'success', text: 'second' })
    vi.advanceTimersByTime(2_999)
    expect(texts(store)).toEqual(['first', 'second'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual(['second'])
    vi.advanceTimersByTime(4_000)
    expect(texts(store)).toEqual([])
  })

  it('disappear after 7 seconds when they tell of a failure, too', () => {
    const store = createToastStore()
    store.show({ kind: 'danger', text: 'export failed' })
    vi.advanceTimersByTime(6_999)
    expect(texts(store)).toEqual(['export failed'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual([])
  })

  it('are shown once when they repeat, for another 7 seconds', () => {
    const store = createToastStore()
    store.show({ kind: 'danger', text: 'export failed' })
    store.show({ kind: 'success', text: 'saved' })
    vi.advanceTimersByTime(5_000)
    store.show({ kind: 'danger', text: 'export failed' })
    expect(texts(store)).toEqual(['saved', 'export failed'])
    vi.advanceTimersByTime(6_999)
    expect(texts(store)).toEqual(['export failed'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual([])
  })

  it('pause while one of them is read, then continue', () => {
    const store = createToastStore()
    store.show({ kind: 'info', text: 'before' })
    vi.advanceTimersByTime(6_000)
    store.hold(1, 'pointer')
    store.hold(1, 'pointer')
    store.show({ kind: 'info', text: 'meanwhile' })
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual(['before', 'meanwhile'])
    store.release(1, 'pointer')
    store.release(1, 'pointer')
    vi.advanceTimersByTime(999)
    expect(texts(store)).toEqual(['before', 'meanwhile'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual(['meanwhile'])
    vi.advanceTimersByTime(6_000)
    expect(texts(store)).toEqual([])
  })

  it('pause until both pointer and focus have left', () => {
    const store = createToastStore()
    store.show({ kind: 'info', text: 'read' })
    store.hold(1, 'pointer')
    store.hold(1, 'focus')
    store.release(1, 'pointer')
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual(['read'])
    store.release(1, 'focus')
    vi.advanceTimersByTime(7_000)
    expect(texts(store)).toEqual([])
  })

  it('do not wait for one that was dismissed under the pointer', () => {
    const store = createToastStore()
    store.show({ kind: 'info', text: 'one' })
    store.show({ kind: 'info', text: 'two' })
    store.hold(1, 'pointer')
    store.dismiss(1)
    vi.advanceTimersByTime(7_000)
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
