import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ok, stubApi } from '#app/test-api.ts'
import { jeanne } from '#app/test-owner.ts'
import { signedIn } from '#app/test-providers.tsx'
import { show } from '#app/test-screen.tsx'
import { WithProfile } from '#app/with-profile.tsx'
import DashboardPage from './dashboard.page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['en', 'Hello Jeanne'],
  ['fr', 'Bonjour Jeanne'],
] as const)('greets the owner by first name: %s', async (language, greeting) => {
  stubApi({ 'GET owner/profile': () => ok(jeanne) })
  const page = (
    <WithProfile access="named-owner">
      <DashboardPage />
    </WithProfile>
  )
  show(page, { language, session: signedIn })
  expect(screen.getByText(/^(Loading…|Chargement…)$/)).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 1, name: greeting })).toBeTruthy()
})
