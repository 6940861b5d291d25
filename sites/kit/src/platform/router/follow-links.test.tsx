import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory } from '#test/memory-history.ts'
import { followLinks } from './follow-links.ts'
import type { History } from './history.ts'

const preload = vi.fn()
let history: History
let stop: () => void

beforeEach(() => {
  window.history.replaceState(null, '', '/contact')
  history = createMemoryHistory('/contact')
  vi.spyOn(history, 'navigate')
  stop = followLinks(document, history, preload)
})
afterEach(() => {
  stop()
  cleanup()
  preload.mockReset()
})

/** Clicks, and returns whether the application handled it. Navigation is stopped in this test. */
function isFollowed(element: ReactElement, init: MouseEventInit = {}): boolean {
  let isTaken = false
  const hold = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  render(element)
  window.addEventListener('click', hold, { once: true })
  fireEvent.click(screen.getByText('Mes biens'), init)
  return isTaken
}

describe('followLinks', () => {
  it.each([
    ['/home', '/home', false],
    ['/home?sort=rent#top', '/home?sort=rent#top', false],
    ['/contact', '/contact', true],
    [`${window.location.origin}/home`, '/home', false],
  ])('navigates inside: %s', (href, to, replace) => {
    expect(isFollowed(<a href={href}>Mes biens</a>)).toBe(true)
    expect(history.navigate).toHaveBeenCalledWith(to, { replace })
  })

  it('finds the link around what was clicked', () => {
    const link = (
      <a href="/home">
        <span>Mes biens</span>
      </a>
    )
    expect(isFollowed(link)).toBe(true)
  })

  it.each([
    'https://example.org/home',
    '//example.org/home',
    'mailto:support@example.org',
    '#footer',
    '/contact#footer',
  ])('leaves %s to the browser', (href) => {
    expect(isFollowed(<a href={href}>Mes biens</a>)).toBe(false)
    expect(history.navigate).not.toHaveBeenCalled()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (init) => {
      expect(isFollowed(<a href="/home">Mes biens</a>, init)).toBe(false)
    },
  )

  it('ignores new windows, downloads and non-links', () => {
    const help = (
      <a href="/aide" target="_blank" rel="noopener">
        Mes biens
      </a>
    )
    expect(isFollowed(help)).toBe(false)
    cleanup()
    const file = (
      <a href="/export" download>
        Mes biens
      </a>
    )
    expect(isFollowed(file)).toBe(false)
    cleanup()
    expect(isFollowed(<p>Mes biens</p>)).toBe(false)
    expect(history.navigate).not.toHaveBeenCalled()
  })

  it('respects a click that was handled', () => {
    render(
      <a href="/home" onClick={(event) => event.preventDefault()}>
        Mes biens
      </a>,
    )
    fireEvent.click(screen.getByText('Mes biens'))
    expect(history.navigate).not.toHaveBeenCalled()
  })

  it('prefetches the next page, not the current one', () => {
    render(
      <>
        <a href="/home?sort=rent">Mes biens</a>
        <a href="/contact">Contact</a>
        <a href="https://example.org/">Blog</a>
      </>,
    )
    for (const link of ['Mes biens', 'Contact', 'Blog']) fireEvent.focusIn(screen.getByText(link))
    fireEvent.pointerOver(screen.getByText('Mes biens'))
    expect(preload.mock.calls).toEqual([['/home'], ['/home']])
  })
})
