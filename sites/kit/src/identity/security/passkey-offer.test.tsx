import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signedIn } from '#test/providers.tsx'
import { show } from '#test/site.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'

const user = userEvent.setup({ delay: null })

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  window.localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (isByPasswordAlone = true, language: 'fr' | 'en' = 'en') =>
  show(<PasskeyOffer />, { language, session: { ...signedIn, isByPasswordAlone } })
const offer = () => screen.queryByRole('link', { name: /^(Create a passkey|Créer une clé d’accès)$/ })

it.each(['fr', 'en'] as const)('leads to the page that makes a passkey: %s', (language) => {
  open(true, language)
  expect(offer()?.getAttribute('href')).toBe('/connexion-et-securite')
})

it('is not made to somebody who used more than a password', () => {
  open(false)
  expect(offer()).toBeNull()
})

it('is not made where the browser has no passkeys', () => {
  vi.unstubAllGlobals()
  open()
  expect(offer()).toBeNull()
})

it.each([
  ['closed', 'button', 'Do not offer again'],
  ['followed', 'link', 'Create a passkey'],
] as const)('stays away from this browser once it was %s', async (_, role, name) => {
  open()
  await user.click(screen.getByRole(role, { name }))
  cleanup()
  open()
  expect(offer()).toBeNull()
})
