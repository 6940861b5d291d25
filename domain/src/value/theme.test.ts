import { describe, expect, it } from 'vitest'
import { themeCookie, themeOf } from './theme.ts'

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
  it('is erased when the system decides again', () => expect(themeCookie('system', site)).toContain('Max-Age=0'))
})
