import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import ShortLinkPage from './short-link.page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const token = 'a'.repeat(43)
const open = () => {
  const history = createMemoryHistory('/a/k7qx-9m3t')
  show(<ShortLinkPage />, { history, language: 'en' })
  return history
}

it('leads on to the share link, which takes its place in the history', async () => {
  stubApi({ 'GET property/public/code/K7QX9M3T': () => ok({ token }) })
  const history = open()
  await waitFor(() => expect(history.current().pathname).toBe(`/candidater/${token}`))
})

it('says the same as a share link that does not open', async () => {
  stubApi({ 'GET property/public/code/K7QX9M3T': () => failure(404, 'PropertyNotFound') })
  open()
  expect(await screen.findByText('The property was not found. Please check the provided link.')).toBeTruthy()
})

it('can be tried again', async () => {
  let calls = 0
  stubApi({
    'GET property/public/code/K7QX9M3T': () => (calls++ === 0 ? failure(429, 'TooManyRequests') : ok({ token })),
  })
  const history = open()
  expect(await screen.findByText(errorMessages.en?.TooManyRequests ?? '')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(history.current().pathname).toBe(`/candidater/${token}`))
})
