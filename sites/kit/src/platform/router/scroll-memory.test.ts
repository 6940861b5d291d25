import { afterEach, describe, expect, it } from 'vitest'
import type { Location } from './history.ts'
import { createScrollMemory } from './scroll-memory.ts'

const at = (key: string, arrival: Location['arrival']): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  key,
  arrival,
})

function scroll(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

let stop = () => {
  // Nothing listens yet.
}
afterEach(() => {
  stop()
  window.sessionStorage.clear()
})

describe('scroll memory', () => {
  it('restores the position on Back and starts at the top otherwise', () => {
    const memory = createScrollMemory()
    stop = memory.listen()
    memory.enter(at('list', 'push'))
    scroll(420)
    memory.enter(at('detail', 'push'))
    scroll(30)
    expect(memory.positionOf(at('list', 'pop'))).toBe(420)
    expect(memory.positionOf(at('detail', 'pop'))).toBe(30)
    expect(memory.positionOf(at('list', 'push'))).toBe(0)
    expect(memory.positionOf(at('unknown', 'pop'))).toBe(0)
  })

  it('survives a reload, which the browser restores', () => {
    const memory = createScrollMemory()
    stop = memory.listen()
    expect(window.history.scrollRestoration).toBe('manual')
    memory.enter(at('list', 'push'))
    scroll(420)
    window.dispatchEvent(new Event('pagehide'))
    expect(window.history.scrollRestoration).toBe('auto')
    window.dispatchEvent(new Event('pageshow'))
    expect(window.history.scrollRestoration).toBe('manual')
    expect(createScrollMemory().positionOf(at('list', 'pop'))).toBe(420)
  })
})
