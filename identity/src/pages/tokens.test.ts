import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Custom properties of a stylesheet, by name. */
function tokensOf(path: string): Map<string, string> {
  const css = readFileSync(join(import.meta.dirname, path), 'utf8')
  return new Map([...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

/** The identity server is deployed without the sites, so it has a copy of their design tokens. */
describe('the tokens of the sign-in pages', () => {
  const own = tokensOf('tokens.css')
  const web = tokensOf('../../../sites/kit/src/ui/styles/tokens.css')

  it('exist', () => expect(own.size).toBeGreaterThan(30))
  it.each([...own])('%s is %s, as on the sites', (name, value) => expect(web.get(name)).toBe(value))

  it('are all used, and no other token is', () => {
    const css = ['base.css', 'controls.css', 'pages.css'].map((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    )
    const used = new Set([...css.join('').matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    expect([...used].sort()).toEqual([...own.keys()].sort())
  })
})
