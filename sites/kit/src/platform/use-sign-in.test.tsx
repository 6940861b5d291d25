import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryHistory } from '#test/memory-history.ts'
import { signedIn } from '#test/providers.tsx'
import { TestProviders } from '#test/site.tsx'
import type { Session } from './session.ts'
import { toasts } from './toasts.ts'
import { useSignIn } from './use-sign-in.ts'

beforeEach(() => {
  for (const { id } of toasts.current()) toasts.dismiss(id)
  return cleanup
})
afterEach(() => vi.restoreAllMocks())

const request = { returnTo: '/home', idpHint: 'national-identity' }

function Sample() {
  const { signIn, isPending } = useSignIn()
  return (
    <button type="button" onClick={() => signIn(request)}>
      {isPending ? 'pending' : 'sign in'}
    </button>
  )
}

function visit(session: Session) {
  const history = createMemoryHistory('/creation')
  const page = (now: Session) => (
    <TestProviders language="en" session={now} history={history}>
      <Sample />
    </TestProviders>
  )
  const { rerender } = render(page(session))
  return { history, become: (now: Session) => rerender(page(now)) }
}
const press = () => userEvent.click(screen.getByRole('button'))
const label = () => screen.getByRole('button').textContent

it('redirects at once when the identity server has answered', async () => {
  const login = vi.fn()
  visit({ status: 'signed-out', login })
  await press()
  expect(login.mock.calls).toEqual([[request]])
})

it('asks the identity server, and waits for it', async () => {
  const login = vi.fn()
  const ask = vi.fn()
  const { become } = visit({ status: 'unknown', ask })
  await press()
  expect(ask).toHaveBeenCalledOnce()
  expect(label()).toBe('pending')
  become({ status: 'signed-out', login })
  expect(login.mock.calls).toEqual([[request]])
  expect(label()).toBe('sign in')
})

it('continues when the visitor is already signed in', async () => {
  const { history, become } = visit({ status: 'unknown', ask: () => undefined })
  await press()
  become(signedIn)
  expect(history.current().pathname).toBe('/home')
})

it('asks again while the identity server is down, then says so', async () => {
  const retry = vi.fn(() => become({ status: 'unknown', ask: () => undefined }))
  const { become } = visit({ status: 'unavailable', retry })
  await press()
  expect(retry).toHaveBeenCalledOnce()
  expect(label()).toBe('pending')
  become({ status: 'unavailable', retry })
  expect(label()).toBe('sign in')
  expect(toasts.current().map(({ text }) => text)).toEqual([
    'The sign-in service is unavailable for the moment. Try again shortly.',
  ])
})
