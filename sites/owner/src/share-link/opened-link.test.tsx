import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { publicProperty } from '#test/public-property.ts'
import { show } from '#test/screen.tsx'
import { OpenedLink } from './opened-link.tsx'

const user = userEvent.setup({ delay: null })
const call = 'GET property/public/t-1'
const open = (language: 'fr' | 'en' = 'en') =>
  show(<OpenedLink token="t-1">{({ name }) => <h1>{name}</h1>}</OpenedLink>, { language })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

let logged: MockInstance
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('waits, then shows the property', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof ok>>()
  stubApi({ [call]: () => answer.promise })
  open()
  expect(await title('Opening the property…')).toBeTruthy()
  answer.resolve(ok(publicProperty))
  expect(await title('Studio Bellecour')).toBeTruthy()
})

it.each([
  ['a link that does not open', failure(404, 'PropertyNotFound'), 'en', 'Property not found'],
  ['a link that does not open', failure(404, 'PropertyNotFound'), 'fr', 'Logement introuvable'],
  ['a property without a name', ok({ ...publicProperty, name: ' ' }), 'en', 'Property not found'],
] as const)('%s is not found, never a fake property', async (_, answer, language, heading) => {
  stubApi({ [call]: () => answer })
  open(language)
  expect(await title(heading)).toBeTruthy()
  const text = {
    en: 'The property was not found. Please check the provided link.',
    fr: 'Le bien est introuvable. Veuillez vérifier le lien fourni.',
  }[language]
  expect(screen.getByText(text)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe(heading)
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['http://localhost:3003', '/contact'])
  expect(logged).toHaveBeenCalledExactlyOnceWith('Property not loaded or has no name')
})

it.each([
  [failure(503, 'ServiceUnavailable'), 'The service is unavailable for the moment. Try again shortly.'],
  [failure(429, 'TooManyRequests'), 'Too many requests in a short time. Wait a moment, then try again.'],
  [{ status: 200, body: { name: 'Studio' } }, 'An error occurred, please try again later.'],
])('a failure of the service can be tried again: %j', async (first, help) => {
  const answers = [first, ok(publicProperty)]
  const { sent } = stubApi({ [call]: () => answers.shift() ?? first })
  open()
  expect(await title('The property could not be shown')).toBeTruthy()
  expect(screen.getByText(help)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await title('Studio Bellecour')).toBeTruthy()
  expect(sent()).toEqual([call, call])
})

it('says so when nothing answers', async () => {
  stubApi({})
  open()
  expect(await title('The property could not be shown')).toBeTruthy()
  expect(screen.getByText('The service is not answering. Check your connection, then try again.')).toBeTruthy()
})
