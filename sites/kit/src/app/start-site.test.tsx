import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { testSite } from '#test/site.tsx'
import { renderableSite } from './render-site.tsx'
import { startSite } from './start-site.tsx'

const config = siteConfigFrom(siteEnvironment.parse({}))

it('hydrates a page rendered without URL parameters, then shows it with them', async () => {
  // React warns about two renderers in one process, which happens in tests only.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const mismatch = vi.fn()
  vi.stubGlobal('reportError', mismatch)
  const site = renderableSite(testSite, {})
  const content = await site.renderPage(site.findRoute('/').route, 'fr', config)
  const settings = `<script type="application/json" id="site-config">${JSON.stringify(config)}</script>`
  document.documentElement.lang = 'fr'
  document.body.innerHTML = `<div id="root">${content}</div>${settings}`
  window.history.replaceState(null, '', '/?from=mail')

  const signIn = () => screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')
  expect(signIn()).toBe('/home')
  await startSite(testSite)
  await vi.waitFor(() => expect(signIn()).toBe('/home?from=mail'), { timeout: 10_000 })
  expect(mismatch).not.toHaveBeenCalled()
})
