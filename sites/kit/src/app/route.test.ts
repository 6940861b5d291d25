import { describe, expect, it } from 'vitest'
import { notFound } from '#test/site.tsx'
import { type Access, isListed, isRenderedAhead, type Route, titleOf } from './route.ts'

describe('what the server does with a page', () => {
  const page = (path: string, access: Access, more: Partial<Route> = {}): Route => ({
    ...notFound,
    path,
    access,
    ...more,
  })
  it.each([
    [page('/', 'guest'), true, true],
    [page('/contact', 'public'), true, true],
    [page('/mot-de-passe-oublie', 'hidden-when-signed-in'), true, true],
    [page('/creation', 'anonymous', { name: 'Undescribed' }), true, false],
    [page('/candidater/:token', 'anonymous', { secretAddress: true }), false, false],
    [page('/invitation', 'anonymous', { secretAddress: true }), true, false],
    [page('/home', 'named'), false, false],
    [page('/surface/:id?', 'signed-in'), false, false],
  ])('$path', (route, isAhead, isFound) => {
    expect(isRenderedAhead(route)).toBe(isAhead)
    expect(isListed(route, { [notFound.name]: { fr: 'fr', en: 'en' } })).toBe(isFound)
  })

  it('titles it in the language of the visitor, with the name of the site', () => {
    expect(titleOf(notFound, 'fr', 'BailClair')).toBe('Page introuvable – BailClair')
    expect(titleOf(notFound, 'en', 'BailClair')).toBe('Page not found – BailClair')
  })
})
