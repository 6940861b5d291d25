import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { PropertyJournal } from './property-journal.tsx'

const saved = vi.hoisted(() => vi.fn())
vi.mock('@bailclair/site-kit/platform/save-file.ts', () => ({ saveFile: saved }))

const user = userEvent.setup({ delay: null })
const id = '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a01'
const path = `GET owner/properties/${id}/journal.pdf`

afterEach(() => {
  cleanup()
  saved.mockReset()
  vi.unstubAllGlobals()
})

async function ask(language: 'fr' | 'en', [title, download]: readonly [string, string]) {
  show(<PropertyJournal propertyId={id} />, { session: signedIn, language })
  await user.click(screen.getByRole('heading', { name: title, level: 2 }))
  await user.click(await screen.findByRole('button', { name: download }))
}
const french = ['Journal du choix', 'Télécharger le journal (PDF)'] as const
const english = ['Journal of the choice', 'Download the journal (PDF)'] as const

it.each([
  ['fr', french, 'Journal du choix.pdf'],
  ['en', english, 'Journal of the choice.pdf'],
] as const)('is downloaded, in %s', async (language, words, name) => {
  const { sent } = stubApi({ [path]: () => ok('bytes') })
  await ask(language, words)
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), name))
  expect(sent()).toEqual([path])
})

it('says why it failed', async () => {
  stubApi({ [path]: () => failure(429, 'TooManyRequests') })
  await ask('en', english)
  expect(await screen.findByText(/too many/i)).toBeTruthy()
  expect(saved).not.toHaveBeenCalled()
})
