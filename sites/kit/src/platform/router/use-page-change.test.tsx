import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory } from '#test/memory-history.ts'
import type { History } from './history.ts'
import { usePageChange } from './use-page-change.ts'

afterEach(cleanup)

describe('usePageChange', () => {
  function Site({ history, title, body }: { history: History; title: string; body: ReactNode }) {
    const announcement = usePageChange(history.current(), title)
    return (
      <>
        <p role="status">{announcement}</p>
        <main id="content" tabIndex={-1}>
          {body}
        </main>
      </>
    )
  }
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)

  it('sets title, focus, scroll position and announcement', () => {
    const history = createMemoryHistory()
    const { rerender } = render(<Site history={history} title="Accueil" body={<h1>Bonjour</h1>} />)
    expect(document.title).toBe('Accueil')
    expect(document.activeElement).toBe(document.body)
    expect(screen.getByRole('status').textContent).toBe('')

    history.navigate('/contact')
    rerender(<Site history={history} title="Contact" body={<h1>Nous écrire</h1>} />)
    expect(document.title).toBe('Contact')
    expect(document.activeElement).toBe(screen.getByRole('heading'))
    expect(screen.getByRole('status').textContent).toBe('Contact')
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  })

  it('focuses the fragment target, else the content', () => {
    const history = createMemoryHistory()
    const { rerender } = render(<Site history={history} title="a" body="" />)
    history.navigate('/empty')
    rerender(<Site history={history} title="b" body="no heading" />)
    expect(document.activeElement).toBe(screen.getByRole('main'))

    history.navigate('/slow')
    rerender(<Site history={history} title="slow" body={<h1 className="visually-hidden">loading</h1>} />)
    expect(document.activeElement).toBe(screen.getByRole('main'))

    const part = <p id="charges">charges</p>
    HTMLElement.prototype.scrollIntoView = vi.fn()
    history.navigate('/part#charges')
    rerender(<Site history={history} title="c" body={part} />)
    expect(document.activeElement).toBe(screen.getByText('charges'))
  })

  it('waits for the heading of a page whose data is on its way, unless the focus has moved on', async () => {
    const history = createMemoryHistory()
    const { rerender } = render(<Site history={history} title="a" body="" />)
    const show = async (path: string, body: ReactNode) => {
      if (path !== history.current().pathname) history.navigate(path)
      rerender(<Site history={history} title={path} body={body} />)
      await Promise.resolve()
    }
    await show('/slow', 'loading')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    await show('/slow', <h1>There</h1>)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'There' }))

    await show('/slower', <button type="button">menu</button>)
    screen.getByRole('button').focus()
    const both = (
      <>
        <button type="button">menu</button>
        <h1>Late</h1>
      </>
    )
    await show('/slower', both)
    expect(document.activeElement?.tagName).not.toBe('H1')
  })

  it('leaves focus and scroll alone when only the query or the language changes', () => {
    const history = createMemoryHistory('/home')
    const { rerender } = render(<Site history={history} title="Biens" body={<button type="button">sort</button>} />)
    screen.getByRole('button').focus()
    scrollTo.mockClear()
    history.navigate('/home?sort=rent')
    rerender(<Site history={history} title="Properties" body={<button type="button">sort</button>} />)
    expect(document.title).toBe('Properties')
    expect(document.activeElement).toBe(screen.getByRole('button'))
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
