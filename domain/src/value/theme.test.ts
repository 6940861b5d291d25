import { describe, expect, it } from 'vitest'
import { chosenTheme, themeCookie, themeOf, withTheme } from './theme.ts'

describe('themeOf', () => {
  it.each([
    [undefined, 'system'],
    ['lang=fr', 'system'],
    ['lang=fr; theme=dark', 'dark'],
    ['theme=light', 'light'],
    ['theme=DARK', 'system'],
    ['theme=x"><script>', 'system'],
  ])('%s → %s', (cookies, theme) => expect(themeOf(cookies)).toBe(theme))
})

describe('themeCookie', () => {
  const site = { domain: 'bailclair.example', isSecure: true }
  it('lasts a year', () => {
    const year = 'theme=dark; Max-Age=31536000; Path=/; SameSite=Lax; Domain=bailclair.example; Secure'
    expect(themeCookie('dark', site)).toBe(year)
  })
  it('stores the system as a choice, too', () => {
    expect(themeCookie('system', site)).toMatch(/^theme=system; Max-Age=31536000;/)
    expect(chosenTheme('theme=system')).toBe('system')
    expect(chosenTheme('lang=fr')).toBeUndefined()
  })
})

describe('withTheme', () => {
  it.each([
    ['', '/auth?a=1'],
    ['theme=dark', '/auth?a=1&theme=dark'],
    ['theme=system', '/auth?a=1&theme=system'],
    ['theme=dark%26prompt%3Dnone', '/auth?a=1'],
  ])('with the cookies "%s" is %s', (cookies, address) => expect(withTheme('/auth?a=1', cookies)).toBe(address))
})
