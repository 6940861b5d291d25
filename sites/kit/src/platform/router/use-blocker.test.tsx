import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryHistory } from '#test/memory-history.ts'
import type { History } from './history.ts'
import { RouterContext } from './router-context.ts'
import { useBlocker } from './use-blocker.ts'

afterEach(cleanup)

function inRouter(history: History, children: ReactNode) {
  return <RouterContext value={{ history, location: history.current(), params: {} }}>{children}</RouterContext>
}

describe('useBlocker', () => {
  function Form({ isDirty }: { isDirty: boolean }) {
    const question = useBlocker(isDirty)
    if (!question.isAsked) return <p>typing</p>
    return (
      <>
        <button type="button" onClick={question.leave}>
          leave
        </button>
        <button type="button" onClick={question.stay}>
          stay
        </button>
      </>
    )
  }

  it('asks, stays, and leaves', async () => {
    const history = createMemoryHistory('/form')
    render(inRouter(history, <Form isDirty />))
    act(() => history.navigate('/home'))
    await userEvent.click(screen.getByText('stay'))
    expect(history.current().pathname).toBe('/form')
    expect(screen.getByText('typing')).toBeTruthy()
    act(() => history.navigate('/home'))
    await userEvent.click(screen.getByText('leave'))
    expect(history.current().pathname).toBe('/home')
  })

  it('does not block a saved form', () => {
    const history = createMemoryHistory('/form')
    const { rerender, unmount } = render(inRouter(history, <Form isDirty />))
    expect(history.blockers).toBe(1)
    rerender(inRouter(history, <Form isDirty={false} />))
    expect(history.blockers).toBe(0)
    rerender(inRouter(history, <Form isDirty />))
    unmount()
    expect(history.blockers).toBe(0)
  })
})
