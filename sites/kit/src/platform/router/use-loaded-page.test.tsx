import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory } from '#test/memory-history.ts'
import { useLoadedPage } from './use-loaded-page.ts'

afterEach(cleanup)

describe('useLoadedPage', () => {
  function setUp() {
    const history = createMemoryHistory()
    const arrivals = new Map<string, PromiseWithResolvers<string>>()
    const known = new Map([['/', 'landing']])
    const pages = {
      find: (path: string) => known.get(path),
      load: (path: string) => {
        const arrival = Promise.withResolvers<string>()
        arrivals.set(path, arrival)
        return arrival.promise
      },
    }
    const initial = { location: history.current(), page: 'landing' }
    const View = () => {
      const { screen, progress } = useLoadedPage(history, initial, pages)
      return <p>{`${screen.page} at ${screen.location.pathname} ${progress}`}</p>
    }
    const view = render(<View />)
    return { history, known, arrivals, text: () => view.container.textContent }
  }

  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows a known page at once', () => {
    const { history, known, text } = setUp()
    known.set('/home', 'dashboard')
    act(() => history.navigate('/home?a=1'))
    expect(text()).toBe('dashboard at /home idle')
  })

  it('keeps the last page while the next one loads, and says so after 300 ms', async () => {
    vi.useFakeTimers()
    const { history, arrivals, text } = setUp()
    act(() => history.navigate('/home'))
    act(() => vi.advanceTimersByTime(299))
    expect(text()).toBe('landing at / idle')
    act(() => vi.advanceTimersByTime(1))
    expect(text()).toBe('landing at / pending')
    await act(async () => arrivals.get('/home')?.resolve('dashboard'))
    expect(text()).toBe('dashboard at /home idle')
  })

  it('shows the page asked for last, whichever comes first', async () => {
    const { history, arrivals, text } = setUp()
    act(() => history.navigate('/home'))
    act(() => history.navigate('/contact'))
    await act(async () => arrivals.get('/contact')?.resolve('contact'))
    await act(async () => arrivals.get('/home')?.resolve('dashboard'))
    expect(text()).toBe('contact at /contact idle')
  })

  it('fails when a page does not load, and recovers on the next navigation', async () => {
    const { history, arrivals, text } = setUp()
    act(() => history.navigate('/home'))
    await act(async () => arrivals.get('/home')?.reject(new TypeError('offline')))
    expect(text()).toBe('landing at / failed')
    act(() => history.navigate('/'))
    expect(text()).toBe('landing at / idle')
  })
})
