import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import type { Access } from '@bailclair/site-kit/app/route.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { jeanne } from '#test/owner.ts'
import { TestProviders } from '#test/providers.tsx'
import { WithProfile } from './with-profile.tsx'

const log = vi.spyOn(console, 'error')

beforeEach(() => {
  log.mockReset().mockReturnValue()
  return () => {
    cleanup()
    vi.unstubAllGlobals()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = 'acquisition=; Max-Age=0; Path=/'
  }
})

function visit(access: Access) {
  const history = createMemoryHistory('/home')
  render(
    <TestProviders language="en" session={signedIn} history={history}>
      <WithProfile access={access}>
        <p>the page</p>
      </WithProfile>
    </TestProviders>,
  )
  return history
}

it('asks for the profile with the session, at an address that changes each hour', async () => {
  const { calls } = stubApi({ 'GET owner/profile': () => ok(jeanne) })
  visit('named')
  expect(await screen.findByText('the page')).toBeTruthy()
  expect(calls).toHaveLength(1)
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer token')
  const asked = Number(calls[0]?.query.get('nocache'))
  expect([asked % 3_600_000, Math.floor((Date.now() - asked) / 3_600_000)]).toEqual([0, 0])
})

it('sends the acquisition cookie once', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `acquisition=${btoa('{"campaign":"rentree","medium":"mail"}')}; Path=/`
  const { calls } = stubApi({ 'GET owner/profile': () => ok(jeanne) })
  visit('named')
  expect(await screen.findByText('the page')).toBeTruthy()
  expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({ campaign: 'rentree', medium: 'mail' })
  expect(document.cookie).not.toContain('acquisition')
})

const { firstName: _, ...nameless }: Owner = jeanne
it.each([
  ['named', '/proprietaire', false],
  ['signed-in', '/home', true],
] as const)('an owner without a first name on a page of access %s: %s', async (access, pathname, isShown) => {
  stubApi({ 'GET owner/profile': () => ok(nameless) })
  const history = visit(access)
  await vi.waitFor(() => expect(history.current().pathname).toBe(pathname))
  await vi.waitFor(() => expect(screen.queryByText('the page') !== null).toBe(isShown))
})

it('logs a failed profile and offers a retry (decision 23)', async () => {
  const answers = [failure(500, 'Unexpected'), ok(jeanne)]
  const { sent } = stubApi({ 'GET owner/profile': () => answers.shift() ?? failure(500, 'Unexpected') })
  visit('named')
  expect(await screen.findByRole('heading', { name: 'Your account could not be opened' })).toBeTruthy()
  expect(screen.getByText('An error occurred, please try again later.')).toBeTruthy()
  expect(log).toHaveBeenCalledWith('Failed to load the profile', expect.objectContaining({ code: 'Unexpected' }))
  expect(sent()).toHaveLength(1)

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('the page')).toBeTruthy()
})

it('retries once when nothing answers', async () => {
  const { sent } = stubApi({})
  visit('named')
  const failed = screen.findByText(/The service is not answering/, {}, { timeout: 3_000 })
  expect(await failed).toBeTruthy()
  expect(sent()).toEqual(['GET owner/profile', 'GET owner/profile'])
})
