import { isListed } from '@bailclair/site-kit/app/route.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import SiteMap from '#legal/sitemap.page.tsx'
import { show } from '#test/screen.tsx'
import { descriptions } from './descriptions.ts'
import { routes } from './routes.ts'

afterEach(cleanup)

it('leads to every page that search engines list', () => {
  const { container } = show(<SiteMap />)
  const links = within(container).getAllByRole<HTMLAnchorElement>('link')
  const paths = links.map((link) => link.getAttribute('href'))
  for (const { path } of routes.filter((route) => isListed(route, descriptions))) expect(paths).toContain(path)
  expect(new Set(paths).size).toBe(paths.length)
})

it('says which page needs a sign-in', () => {
  show(<SiteMap />, { language: 'en' })
  expect(screen.getByRole('link', { name: 'Dashboard (sign-in needed)' })).toBeTruthy()
})
