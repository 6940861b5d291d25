import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { fillPath, hasParams, matchPath, type PathParams, withoutTrailingSlash } from './path-pattern.ts'

describe('matchPath', () => {
  it.each([
    ['/', '/', {}],
    ['/', '/home', undefined],
    ['/home', '/home', {}],
    ['/home', '/home/', {}],
    ['/home', '/home//', undefined],
    ['/home', '//home', undefined],
    ['/home', '/Home', undefined],
    ['/home', '/', undefined],
    ['/home', '/home/more', undefined],
    ['/candidater/:token', '/candidater/abc', { token: 'abc' }],
    ['/candidater/:token', '/candidater/a%20b', { token: 'a b' }],
    ['/candidater/:token', '/candidater/a%2Fb', { token: 'a/b' }],
    ['/candidater/:token', '/candidater', undefined],
    ['/candidater/:token', '/candidater/', undefined],
    ['/candidater/:token', '/candidater/%', undefined],
    ['/surface/:id?', '/surface', {}],
    ['/surface/:id?', '/surface/', {}],
    ['/surface/:id?', '/surface/7', { id: '7' }],
    ['/surface/:id?', '/surface/7/8', undefined],
  ])('%s, given %s', (pattern, path, expected) => {
    expect(matchPath(pattern, path)).toEqual(expected)
  })
})

describe('fillPath', () => {
  it('writes parameters that matchPath reads back', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (token) => {
        expect(matchPath('/candidater/:token', fillPath('/candidater/:token', { token }))).toEqual({ token })
      }),
    )
  })

  it.each([
    [fillPath('/', {}), '/'],
    [fillPath('/surface/:id?', {}), '/surface'],
    [fillPath('/surface/:id?', { id: '7' }), '/surface/7'],
    [fillPath('/candidater/:token', { token: '../home' }), '/candidater/..%2Fhome'],
  ])('%s', (filled, expected) => {
    expect(filled).toBe(expected)
  })

  it('knows its parameters', () => {
    expectTypeOf<PathParams<'/candidater/:token'>>().toExtend<{ token: string }>()
    expectTypeOf<{ id?: string }>().toExtend<PathParams<'/surface/:id?'>>()
    // @ts-expect-error the token is missing
    fillPath('/candidater/:token', {})
  })
})

it.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/home/', '/home'],
])('withoutTrailingSlash(%s)', (path, expected) => {
  expect(withoutTrailingSlash(path)).toBe(expected)
})

it.each([
  ['/', false],
  ['/contact', false],
  ['/surface/:id?', true],
  ['/candidater/:token', true],
])('hasParams(%s)', (pattern, expected) => {
  expect(hasParams(pattern)).toBe(expected)
})
