import { Layout } from '@bailclair/site-kit/app/layout/layout.tsx'
import type { Session } from '@bailclair/site-kit/platform/session.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { site } from '#app/site.ts'
import { show } from '#test/screen.tsx'

afterEach(cleanup)

const open = (session?: Session) =>
  show(
    <Layout site={site} hasFooter isPending={false} announcement="">
      <h1>page</h1>
    </Layout>,
    session ? { session } : {},
  )

/** The links of a landmark, by accessible name. */
const linksOf = (landmark: HTMLElement) =>
  Object.fromEntries(
    within(landmark)
      .getAllByRole('link')
      .map((link) => [link.textContent?.replaceAll('\u2060', ''), link.getAttribute('href')]),
  )

it('leads to sign-in, to the owners and to the partners', () => {
  open()
  const [areas] = screen.getAllByRole('navigation', { name: 'Areas' })
  expect(areas && linksOf(areas)).toEqual({
    'Owner area': 'http://localhost:3000',
    'Tenant area': '/',
    'Partner area': 'https://partenaires.bailclair.example',
  })
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/mon-dossier',
  )
})

it.each([
  ['a visitor', undefined, false],
  ['a tenant', signedIn, true],
] as const)('leads %s to help and contact on the owner site; a tenant to their pages, too', (_, session, hasPages) => {
  open(session)
  const links = linksOf(screen.getByRole('navigation', { name: 'Main menu' }))
  expect(links).toMatchObject({
    'Help (new window)': 'http://localhost:3000/aide',
    Contact: 'http://localhost:3000/contact',
  })
  const own = {
    'My file': '/mon-dossier',
    'Who sees my file': '/acces',
    'My account': '/mon-compte',
  }
  if (hasPages) expect(links).toMatchObject(own)
  else for (const name of Object.keys(own)) expect(links).not.toHaveProperty(name)
})

it('has the legal pages of the owner site in its footer', () => {
  open()
  expect(linksOf(screen.getByRole('navigation', { name: 'Footer links' }))).toMatchObject({
    'Letting rules': 'http://localhost:3000/regles-de-location',
    'Rights of applicants': 'http://localhost:3000/droits-des-candidats',
    'Legal notice': 'http://localhost:3000/mentions-legales',
    'Privacy policy': 'http://localhost:3000/politique-de-confidentialite',
    'Cookie management': 'http://localhost:3000/politique-de-confidentialite#cookies',
    'Accessibility: partially compliant': 'http://localhost:3000/accessibilite',
    'Terms of use': 'http://localhost:3000/cgu',
    'Help (new window)': 'http://localhost:3000/aide',
    'Source code (new window)': 'https://code.bailclair.example',
  })
})
