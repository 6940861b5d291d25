import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { row } from '#test/applications.ts'
import { file } from '#test/complete-file.ts'
import { show } from '#test/screen.tsx'
import ChoicePage from './choice.page.tsx'

const user = userEvent.setup({ delay: null })
beforeEach(() => void vi.spyOn(console, 'error').mockReset().mockReturnValue())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [property, marie] = ['0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a00', '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a01']

it.each([
  ['the application', `GET property/tenant/${marie}/file`],
  ['the state of the choice', `GET owner/properties/${property}/choice`],
])('says why %s did not load, and tries again', async (_, path) => {
  const application = row(marie, 'Dupont Marie')
  const answers = {
    [`GET property/tenant/${marie}/file`]: ok({ propertyId: property, application, file, viewingLinks: [] }),
    [`GET owner/properties/${property}/choice`]: ok({ openCount: 3, answers: [] }),
  }
  let isDown = true
  stubApi(
    Object.fromEntries(
      Object.entries(answers).map(([call, answer]) => [
        call,
        () => (isDown && call === path ? failure(429, 'TooManyRequests') : answer),
      ]),
    ),
  )
  const history = createMemoryHistory(`/consulte-propriete/${property}/choix?candidature=${marie}`)
  show(<ChoicePage />, { history, session: signedIn, language: 'en' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText(/too many/i)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Choose this applicant' })).toBeTruthy()
  isDown = false
  await user.click(retry)
  await screen.findByRole('button', { name: 'Confirm my choice' })
  expect(screen.getByText(/2 other applicants/)).toBeTruthy()
})
