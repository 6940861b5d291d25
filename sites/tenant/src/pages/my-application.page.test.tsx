import { failure, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pathTo } from '#platform/paths.ts'
import { show } from '#test/screen.tsx'
import MyApplicationPage from './my-application.page.tsx'

const id = '00000000-0000-4000-8000-000000000001'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['fr', 'Cette candidature n’existe plus', 'Besoin d’un conseil\u202f?'],
  ['en', 'This application no longer exists', 'Need advice?'],
] as const)('of an application that was removed says where to turn, in %s', async (language, title, help) => {
  stubApi({ [`GET tenant/applications/${id}`]: () => failure(404, 'ApplicationNotFound') })
  const history = createMemoryHistory(pathTo('MyApplication', { id }))
  show(<MyApplicationPage />, { session: signedIn, language, history })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: help })).toBeTruthy()
  const addressOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('39 28')).toBe('tel:3928')
  expect(addressOf(/^www\.anil\.org/)).toBe('https://www.anil.org/lanil-et-les-adil/votre-adil/')
})
