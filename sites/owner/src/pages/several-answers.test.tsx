import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { row } from '#test/applications.ts'
import { show } from '#test/screen.tsx'
import { shared } from '#test/shared-property.ts'
import AnswerPage from './answer.page.tsx'

const user = userEvent.setup({ delay: null })
beforeEach(() => void vi.spyOn(console, 'error').mockReset().mockReturnValue())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const idOf = (last: number) => `0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a0${last}`
const property = idOf(0)
const rows = [
  row(idOf(1), 'Dupont Marie'),
  row(idOf(2), 'Abadie Zoé'),
  { ...row(idOf(3), 'Faure Inès'), stage: 'NOT_CHOSEN' as const },
]
const path = `GET property/${property}`
const sending = `POST owner/properties/${property}/answers`

function open(ids: readonly string[], answers: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({
    [path]: () => ok({ ...shared, id: property, propertiesApartmentSharing: rows }),
    [sending]: () => ok({ openCount: 0, answers: [] }),
    ...answers,
  })
  const history = createMemoryHistory(`/consulte-propriete/${property}/reponse?candidatures=${ids.join()}`)
  return { ...api, history, ...show(<AnswerPage />, { history, session: signedIn, language: 'en' }) }
}

it('answers everybody who is listed at once, and leaves out who has an answer', async () => {
  const { calls, history } = open([1, 2, 3, 9].map(idOf))
  await screen.findByRole('heading', { level: 1, name: 'Say no' })
  expect(screen.getByText('Dupont Marie')).toBeTruthy()
  expect(screen.getByText('Abadie Zoé')).toBeTruthy()
  expect(screen.queryByText('Faure Inès')).toBeNull()
  expect(screen.getByText('2 selected applications no longer wait for an answer.')).toBeTruthy()
  expect(screen.getByText('2 applications get your answer in 24 hours.')).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'Your access to their files' })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Income compared with the rent' }))
  await user.click(screen.getByRole('button', { name: 'Confirm my answer' }))
  await vi.waitFor(() => expect(history.current().pathname).toBe(`/consulte-propriete/${property}`))
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ids: [idOf(1), idOf(2)],
    reason: 'INCOME',
    text: 'SIMPLE',
    tellsReason: false,
    access: 'AT_ONCE',
  })
})

it('says that nobody waits for an answer any more', async () => {
  open([idOf(3), idOf(9)])
  await screen.findByRole('heading', { level: 1, name: 'These applications no longer wait for an answer' })
  expect(screen.queryByRole('button', { name: 'Confirm my answer' })).toBeNull()
})

it('says why the property did not load, and tries again', async () => {
  let isDown = true
  open([idOf(1)], {
    [path]: () => (isDown ? failure(429, 'TooManyRequests') : ok({ ...shared, propertiesApartmentSharing: rows })),
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByText('Dupont Marie')).toBeTruthy()
})
