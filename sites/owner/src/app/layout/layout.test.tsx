import { Layout } from '@bailclair/site-kit/app/layout/layout.tsx'
import type { History } from '@bailclair/site-kit/platform/router/history.ts'
import type { Session } from '@bailclair/site-kit/platform/session.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { site } from '#app/site.ts'
import { onConsentModalAsked } from '#platform/consent.ts'
import { TestProviders } from '#test/providers.tsx'

afterEach(cleanup)

type Options = {
  language?: 'fr' | 'en'
  session?: Session
  history?: History
  hasFooter?: boolean
  isPending?: boolean
  site?: Parameters<typeof Layout>[0]['site']
}

function show({ hasFooter = true, isPending = false, site: shown = site, ...providers }: Options = {}) {
  render(
    <TestProviders {...providers}>
      <Layout site={shown} hasFooter={hasFooter} isPending={isPending} announcement="">
        <h1>page</h1>
      </Layout>
    </TestProviders>,
  )
}

/** The links of a landmark, by accessible name. */
function linksOf(landmark: HTMLElement): Record<string, string | null> {
  const links = within(landmark).getAllByRole('link')
  return Object.fromEntries(
    links.map((link) => [link.textContent?.replaceAll('\u2060', '') ?? '', link.getAttribute('href')]),
  )
}

describe('the skip links', () => {
  it('lead to the content and to the footer', () => {
    show()
    expect(linksOf(screen.getByRole('navigation', { name: 'Accès rapide' }))).toEqual({
      Contenu: '#content',
      'Pied de page': '#footer',
    })
    expect(screen.getByRole('main').id).toBe('content')
    expect(screen.getByRole('contentinfo').id).toBe('footer')
  })

  it('lead to the short footer of other pages, from which the sitemap is within reach', () => {
    show({ hasFooter: false })
    expect(screen.getByRole('link', { name: 'Pied de page' }).getAttribute('href')).toBe('#footer')
    expect(screen.getByRole('contentinfo').id).toBe('footer')
    expect(linksOf(screen.getByRole('contentinfo'))).toEqual({
      'Plan du site': '/plan-du-site',
      'Accessibilité\u202f: partiellement conforme': '/accessibilite',
    })
  })

  it('do not lead to a footer that is not there', () => {
    const { ShortFooter: _, ...without } = site
    show({ hasFooter: false, site: without })
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.queryByText('Pied de page')).toBeNull()
  })
})

describe('the header', () => {
  it('leads to sign-in and to the other areas', () => {
    show({ language: 'en' })
    const header = screen.getByRole('banner')
    expect(within(header).getByRole('link', { name: 'BailClair, home' }).getAttribute('href')).toBe('/')
    expect(within(header).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/home')
    const [areas] = screen.getAllByRole('navigation', { name: 'Areas' })
    expect(areas && linksOf(areas)).toEqual({
      'Owner area': '/',
      'Tenant area': 'http://localhost:3003',
      'Partner area': 'https://partenaires.bailclair.example',
    })
  })

  it('logs a signed-in owner out, and leads to the dashboard', async () => {
    const logout = vi.fn(async () => undefined)
    show({ language: 'en', session: { ...signedIn, logout } })
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Owner area' })[0]?.getAttribute('href')).toBe('/home')
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(logout).toHaveBeenCalledOnce()
  })
})

describe('the menu', () => {
  const menu = () => screen.getByRole('navigation', { name: 'Main menu' })

  it('leads out in new windows, and says so', () => {
    show({ language: 'en' })
    expect(linksOf(menu())).toEqual({
      'Information (new window)': 'https://www.service-public.gouv.fr',
      'Blog (new window)': 'https://blog.bailclair.example',
      'Partners (new window)': 'https://partenaires.bailclair.example',
      'Help (new window)': '/aide',
      Contact: '/contact',
    })
    expect(within(menu()).getByText(/^Help/).closest('a')?.target).toBe('_blank')
    expect(within(menu()).getByText('Contact').closest('a')?.target).toBe('')
  })

  it('of a signed-in owner has their work first, and every other link below one entry', async () => {
    show({ language: 'en', session: signedIn })
    expect(await within(menu()).findByRole('link', { name: 'My properties' })).toBeTruthy()
    expect(linksOf(menu())).toEqual({
      'My properties': '/home',
      Applications: '/candidatures',
      'Help (new window)': '/aide',
      'Personal data': '/proprietaire',
      Dashboard: '/home',
      'Sign-in and security': '/connexion-et-securite',
      'My account activity': '/proprietaire/journal',
      'Information (new window)': 'https://www.service-public.gouv.fr',
      'Blog (new window)': 'https://blog.bailclair.example',
      'Partners (new window)': 'https://partenaires.bailclair.example',
      Contact: '/contact',
    })
    expect(within(menu()).getByRole('button', { name: 'Delete my account' })).toBeTruthy()
  })

  it.each([
    ['/home', 'My properties', 'page'],
    ['/consulte-propriete/7', 'My properties', 'true'],
    ['/loyer-propriete', 'My properties', 'true'],
    ['/candidatures', 'Applications', 'page'],
    ['/candidature/7', 'Applications', 'true'],
    ['/proprietaire', 'My account', 'true'],
    ['/proprietaire/journal', 'My account', 'true'],
  ])('on %s shows where the owner is: %s', async (path, name, state) => {
    show({ language: 'en', session: signedIn, history: createMemoryHistory(path) })
    const entry = (await within(menu()).findByText(name)).closest('a, summary')
    expect(entry?.getAttribute('aria-current')).toBe(state)
    const others = ['My properties', 'Applications', 'My account'].filter((other) => other !== name)
    for (const other of others) {
      expect(within(menu()).getByText(other).closest('a, summary')?.getAttribute('aria-current')).toBeNull()
    }
  })

  it('of a page for owners is the owner’s before the session is known', async () => {
    const session = { status: 'unknown', ask: () => undefined } as const
    show({ language: 'en', session, history: createMemoryHistory('/home') })
    expect(await within(menu()).findByRole('link', { name: 'My properties' })).toBeTruthy()
    expect(within(menu()).queryByRole('button', { name: 'Delete my account' })).toBeNull()
  })

  it('asks before the account is deleted, and gives the focus back', async () => {
    show({ language: 'en', session: signedIn })
    await userEvent.click(await within(menu()).findByText('My account'))
    await userEvent.click(within(menu()).getByRole('button', { name: 'Delete my account' }))
    expect(await screen.findByRole('alertdialog', { name: 'Delete your account?' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog', { name: 'Delete your account?' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('My account')
  })
})

describe.each(['/candidater/', '/validConnexion/'])('the frame of %s', (page) => {
  const token = 'A'.repeat(43)
  const open = async (session?: Session) => {
    show({ language: 'en', history: createMemoryHistory(`${page}${token}`), ...(session && { session }) })
    return screen.findByRole('banner')
  }

  it.each([
    ['a visitor', undefined],
    ['a signed-in owner', signedIn],
  ])('leads %s to the tenant area and its sign-in, never to the owner’s', async (_, session) => {
    const header = await open(session)
    const name = 'BailClair, home'
    expect(within(header).getByRole('link', { name }).getAttribute('href')).toBe('http://localhost:3003')
    const signIn = within(header).getByRole('link', { name: 'Sign in' })
    expect(signIn.getAttribute('href')).toBe(`http://localhost:3003/mon-dossier?bien=${token}`)
    const [tenantArea] = within(header).getAllByRole('link', { name: 'Tenant area' })
    expect(tenantArea?.getAttribute('aria-current')).toBe('true')
    const [ownerArea] = within(header).getAllByRole('link', { name: 'Owner area' })
    expect(ownerArea?.getAttribute('aria-current')).toBeNull()
    expect(within(header).queryByRole('button', { name: 'Sign out' })).toBeNull()
  })

  it('has no menu of owners', async () => {
    await open(signedIn)
    expect(linksOf(screen.getByRole('navigation', { name: 'Main menu' }))).toEqual({
      'Help (new window)': '/aide',
      Contact: '/contact',
    })
  })
})

describe('the footer', () => {
  const ofBoth = {
    Sitemap: '/plan-du-site',
    'Accessibility: partially compliant': '/accessibilite',
    'Letting rules': '/regles-de-location',
    'Rights of applicants': '/droits-des-candidats',
    'Legal notice': '/mentions-legales',
    'Privacy policy': '/politique-de-confidentialite',
    'Terms of use': '/cgu',
    Statistics: '/stats',
    'Source code (new window)': 'https://code.bailclair.example',
  }
  const links = () => screen.getByRole('navigation', { name: 'Footer links' })

  it('of the owner site has all its links', () => {
    show({ language: 'en' })
    expect(linksOf(links())).toEqual({
      ...ofBoth,
      'Help (new window)': '/aide',
      'Become a partner (new window)': 'https://partenaires.bailclair.example/devenir-partenaire',
    })
    expect(linksOf(screen.getByRole('contentinfo'))).toMatchObject({
      'Mastodon (new window)': 'https://mastodon.bailclair.example/@bailclair',
      'LinkedIn (new window)': 'https://www.linkedin.com/company/bailclair-example',
    })
  })

  it.each([
    '/regles-de-location',
    '/droits-des-candidats',
    '/plan-du-site',
    '/accessibilite',
    '/mentions-legales',
    '/politique-de-confidentialite',
    '/cgu/',
    '/stats',
  ])('of the public site is on %s', (path) => {
    show({ language: 'en', history: createMemoryHistory(path) })
    expect(linksOf(links())).toEqual({
      ...ofBoth,
      'Help centre (new window)': '/aide',
      'Partner site (new window)': 'https://partenaires.bailclair.example',
    })
    expect(linksOf(screen.getByRole('contentinfo'))).toMatchObject({
      'legifrance.gouv.fr (new window)': 'https://legifrance.gouv.fr',
      'data.gouv.fr (new window)': 'https://data.gouv.fr',
      'etalab-2.0 licence (new window)': expect.stringContaining('etalab'),
    })
  })

  it.each([
    ['/', 'Cookie management'],
    ['/cgu', 'Cookies'],
  ])('opens the choice of cookies: on %s by “%s”', async (path, name) => {
    const asked = vi.fn()
    const stop = onConsentModalAsked(asked)
    show({ language: 'en', history: createMemoryHistory(path) })
    await userEvent.click(within(links()).getByRole('button', { name }))
    expect(asked).toHaveBeenCalledOnce()
    stop()
  })
})

describe('page status', () => {
  it('shows that the next page is loading', () => {
    show({ isPending: true })
    expect(screen.getByText('Chargement de la page…').getAttribute('role')).toBe('status')
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
  })

  it('shows when the connection is lost and back', async () => {
    show()
    const notice = /hors ligne/
    expect(screen.queryByText(notice)).toBeNull()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    expect(await screen.findByText(notice)).toBeTruthy()
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(screen.queryByText(notice)).toBeNull())
    onLine.mockRestore()
  })
})
