import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Toasts } from '#ui/toast/toasts.tsx'
import { latePart } from './late-part.tsx'

afterEach(cleanup)

const Answer = ({ text, open }: { text: string; open: boolean }) => (open ? <p>{text}</p> : null)

function page(load: Parameters<typeof latePart<{ text: string; open: boolean }>>[0]) {
  const { Part, intent } = latePart(load)
  return function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" {...intent} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'close' : 'open'}
        </button>
        <Part isNeeded={isOpen} onFailed={() => setOpen(false)} open={isOpen} text="here">
          <p>on its way</p>
        </Part>
        <Toasts />
      </>
    )
  }
}

it('loads when it is opened, and stays', async () => {
  const load = vi.fn(async () => Answer)
  const Page = page(load)
  render(<Page />)
  expect(load).not.toHaveBeenCalled()
  screen.getByRole('button').click()
  expect(await screen.findByText('on its way')).toBeTruthy()
  expect(await screen.findByText('here')).toBeTruthy()
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByText('here')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

it.each([
  ['the pointer', () => userEvent.hover(screen.getByRole('button'))],
  ['the focus', () => userEvent.tab()],
])('is fetched when %s comes to its button', async (_, come) => {
  const load = vi.fn(async () => Answer)
  const Page = page(load)
  render(<Page />)
  await come()
  expect(load).toHaveBeenCalledOnce()
  expect(screen.queryByText('here')).toBeNull()
})

it('says that it did not come, closes, and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isOffline = true
  const Page = page(async () => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return Answer
  })
  render(<Page />)
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(/Le service ne répond pas/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'open' })).toBeTruthy()
  isOffline = false
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  expect(await screen.findByText('here')).toBeTruthy()
})

it('that belongs to the page says in its place that it did not come, and loads with the network', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isOffline = true
  const { Part } = latePart(async () => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return Answer
  })
  render(<Part isNeeded open text="here" />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/Le service ne répond pas/)
  isOffline = false
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('here')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
