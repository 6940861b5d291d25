import { App } from '@bailclair/site-kit/app/app.tsx'
import type { Session } from '@bailclair/site-kit/platform/session.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jeanne } from '#test/owner.ts'
import { TestProviders } from '#test/providers.tsx'
import { site } from './site.ts'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(pathname: string, props: { session?: Session } = {}) {
  const history = createMemoryHistory(pathname)
  const page = await site.pages.load(pathname, 'fr')
  render(
    <TestProviders history={history} {...props}>
      <App site={site} history={history} initial={{ location: history.current(), page }} />
    </TestProviders>,
  )
  return history
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('App', () => {
  it('shows the page of the address in the layout, with its title', async () => {
    await open('/')
    expect(heading()).toBe('Louez en toute clarté')
    expect(document.title).toBe('Louez en toute clarté – BailClair')
    expect(screen.getByRole('contentinfo')).toBeTruthy()
  })

  it('shows the 404 page at any other address, and moves the focus there', async () => {
    const history = await open('/')
    await act(async () => history.navigate('/nowhere'))
    await vi.waitFor(() => expect(document.title).toBe('Page introuvable – BailClair'))
    expect(heading()).toBe('Page introuvable')
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: 'Nous contacter' }).getAttribute('href')).toBe('/contact')
  })

  it.each([
    ['/consulte-propriete/p-1', 'GET property/p-1', 'PropertyNotFound', 'Page introuvable'],
    [
      `/candidater/${'t'.repeat(43)}`,
      `GET property/public/${'t'.repeat(43)}`,
      'PropertyNotFound',
      'Logement introuvable',
    ],
  ] as const)('says in the title that nothing is at %s', async (path, call, code, title) => {
    stubApi({ 'GET owner/profile': () => ok(jeanne), [call]: () => failure(404, code) })
    await open(path, { session: signedIn })
    await vi.waitFor(() => expect(document.title).toBe(`${title} – BailClair`))
  })

  it('keeps the layout when a page breaks, and offers a way back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const history = createMemoryHistory('/')
    const Page = () => {
      throw new Error('broken')
    }
    render(
      <TestProviders>
        <App
          site={site}
          history={history}
          initial={{ location: history.current(), page: { ...site.pages.shellOf('/'), Page } }}
        />
      </TestProviders>,
    )
    expect(heading()).toBe('Une erreur est survenue')
    expect(screen.getByRole('link', { name: 'BailClair, accueil' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toBeTruthy()
    await act(async () => history.navigate('/nowhere'))
    await vi.waitFor(() => expect(heading()).toBe('Page introuvable'))
  })

  it('shows an error when the code of a page fails to load', async () => {
    // Earlier tests loaded the 404 page: start from fresh modules.
    vi.resetModules()
    const { App: FreshApp } = await import('@bailclair/site-kit/app/app.tsx')
    const { site: fresh } = await import('./site.ts')
    const history = createMemoryHistory('/')
    vi.spyOn(fresh.notFoundRoute, 'load').mockRejectedValue(new TypeError('Failed to fetch'))
    expect(fresh.notFoundRoute).not.toBe(site.notFoundRoute)
    const { TestProviders: FreshProviders } = await import('#test/providers.tsx')
    const page = await fresh.pages.load('/', 'fr')
    render(
      <FreshProviders>
        <FreshApp site={fresh} history={history} initial={{ location: history.current(), page }} />
      </FreshProviders>,
    )
    await act(async () => history.navigate('/nowhere'))
    await vi.waitFor(() => expect(heading()).toBe('Une erreur est survenue'))
    expect(screen.getByText(/Vérifiez votre connexion/)).toBeTruthy()
  })

  it('hydrates the shell, then loads the page', async () => {
    const history = createMemoryHistory('/')
    const location = { ...history.current() }
    render(
      <TestProviders>
        <App site={site} history={history} initial={{ location, page: site.pages.shellOf('/') }} />
      </TestProviders>,
    )
    await vi.waitFor(() => expect(heading()).toBe('Louez en toute clarté'))
    expect(document.activeElement).toBe(document.body)
  })
})
