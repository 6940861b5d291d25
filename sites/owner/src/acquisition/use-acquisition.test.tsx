import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { SiteConfigContext } from '@bailclair/site-kit/platform/site-config.ts'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetConsent, saveConsent } from '#platform/consent.ts'
import { show } from '#test/screen.tsx'
import { useAcquisition } from './use-acquisition.ts'

const Visit = () => {
  useAcquisition()
  return null
}

function arrive(query: string, env: Record<string, string> = {}) {
  window.history.replaceState(null, '', `/${query}`)
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  const config = siteConfigFrom(siteEnvironment.parse(env))
  show(
    <SiteConfigContext value={config}>
      <Visit />
    </SiteConfigContext>,
  )
  const kept = () => written.mock.calls.map(([cookie]) => cookie).filter((cookie) => cookie.startsWith('acquisition='))
  return { kept, config }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  forgetConsent()
})

const letter = 'acquisition=eyJzb3VyY2UiOiJsZXR0ZXIifQ%3D%3D; Max-Age=86400; Path=/; SameSite=Lax'

it.each([
  ['?utm_source=letter', [letter]],
  ['?mtm_source=letter&x=1', [letter]],
  ['', []],
  ['?utm_source=', []],
  ['?utm_source=%00%E0%A4%A', []],
])('%s keeps %j', (query, cookies) => expect(arrive(query).kept()).toEqual(cookies))

it('waits for consent to analytics where the operator says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { kept, config } = arrive('?utm_source=letter', { ACQUISITION_AFTER_CONSENT: 'true' })
  expect(kept()).toEqual([])
  window.history.replaceState(null, '', '/contact')
  await act(async () => saveConsent({ crisp: true, matomo: false }, config))
  expect(kept()).toEqual([])
  await act(async () => saveConsent({ crisp: true, matomo: true }, config))
  expect(kept()).toEqual([letter])
})
