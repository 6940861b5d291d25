import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { useToday } from './use-today.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function Day() {
  const today = useToday()
  return (
    <time data-today="" dateTime={today}>
      {today}
    </time>
  )
}

const setClock = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
const shown = () => document.querySelector('time')?.textContent

it.each([
  ['2026-11-24T22:59:00Z', '2026-11-24'],
  ['2026-11-24T23:00:00Z', '2026-11-25'],
])('is the day in Paris: %s is %s', (moment, day) => {
  setClock(moment)
  render(<Day />)
  expect(screen.getByText(day)).toBeTruthy()
})

it('takes over a page of yesterday without a difference, then shows today', async () => {
  setClock('2026-11-24T12:00:00Z')
  const html = renderToString(<Day />)
  expect(html).toContain('2026-11-24')
  document.body.innerHTML = `<div id="root">${html}</div>`
  setClock('2026-11-25T12:00:00Z')
  const complained = vi.spyOn(console, 'error').mockReturnValue()
  const onRecoverableError = vi.fn()
  const root = document.getElementById('root') as HTMLElement
  const mounted = await act(() => hydrateRoot(root, <Day />, { onRecoverableError }))
  expect(shown()).toBe('2026-11-25')
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(complained).not.toHaveBeenCalled()
  act(() => mounted.unmount())
})

it('is looked at again when the page is seen again', () => {
  setClock('2026-11-24T12:00:00Z')
  render(<Day />)
  setClock('2026-11-25T12:00:00Z')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(shown()).toBe('2026-11-25')
})
