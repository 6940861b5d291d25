import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { History } from './history.ts'
import { Link } from './link.tsx'
import { createMemoryHistory } from './memory-history.ts'
import { RouterContext } from './router-context.ts'

afterEach(cleanup)

const preload = vi.fn()

function inRouter(history: History, children: ReactNode) {
  return <RouterContext value={{ history, location: history.current(), params: {}, preload }}>{children}</RouterContext>
}

describe('Link', () => {
  it.each(['https://example.org/', '//example.org/', 'mailto:support@example.org'])('leads out by itself: %s', (to) => {
    const history = createMemoryHistory()
    const navigate = vi.spyOn(history, 'navigate')
    render(inRouter(history, <Link to={to}>out</Link>))
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    click.preventDefault = vi.fn()
    screen.getByRole('link').dispatchEvent(click)
    expect(screen.getByRole('link').getAttribute('href')).toBe(to)
    expect(navigate).not.toHaveBeenCalled()
    expect(click.preventDefault).not.toHaveBeenCalled()
  })

  it('navigates inside, and replaces when it leads to where we are', async () => {
    const history = createMemoryHistory('/contact')
    const navigate = vi.spyOn(history, 'navigate')
    render(
      inRouter(
        history,
        <>
          <Link to="/contact">here</Link>
          <Link to="/home?sort=rent">there</Link>
        </>,
      ),
    )
    await userEvent.click(screen.getByText('here'))
    expect(navigate).toHaveBeenLastCalledWith('/contact', { replace: true })
    await userEvent.click(screen.getByText('there'))
    expect(navigate).toHaveBeenLastCalledWith('/home?sort=rent', { replace: false })
    expect(screen.getByText('here').getAttribute('aria-current')).toBe('page')
    expect(screen.getByText('there').getAttribute('aria-current')).toBeNull()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (init) => {
      const history = createMemoryHistory()
      const navigate = vi.spyOn(history, 'navigate')
      render(inRouter(history, <Link to="/home">home</Link>))
      screen.getByRole('link').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  it('leaves a new window and a handled click alone', async () => {
    const history = createMemoryHistory()
    const navigate = vi.spyOn(history, 'navigate')
    render(
      inRouter(
        history,
        <>
          <Link to="/aide" target="_blank">
            help
          </Link>
          <Link to="/home" onClick={(event) => event.preventDefault()}>
            handled
          </Link>
        </>,
      ),
    )
    screen.getByText('help').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await userEvent.click(screen.getByText('handled'))
    expect(navigate).not.toHaveBeenCalled()
  })

  it('fetches the page when the visitor is about to go there', async () => {
    render(inRouter(createMemoryHistory(), <Link to="/home?sort=rent">home</Link>))
    await userEvent.tab()
    expect(preload).toHaveBeenCalledWith('/home')
  })
})
