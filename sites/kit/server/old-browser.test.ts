// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse, resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'
import { noScriptNotice, oldBrowserNotice, oldBrowserScript } from './old-browser.ts'
import { requiredFeatures, supportedVersions } from './required-features.ts'

const root = resolve(import.meta.dirname, '../../..')

describe('the notice in old browsers', () => {
  const today = { CSS: { supports: () => true }, AbortSignal, Promise, URL: { canParse: () => true } }
  const isShown = (globals: Record<keyof typeof today, unknown>) => {
    document.body.innerHTML = `${oldBrowserNotice('fr')}<main><div class="page-pending">…</div></main>`
    Object.assign(document.documentElement, { popover: null }) // happy-dom has none
    new Function(...Object.keys(globals), oldBrowserScript)(...Object.values(globals))
    const isHidden = document.getElementById('old-browser')?.hidden
    expect(document.querySelector('.page-pending') !== null).toBe(isHidden)
    return !isHidden
  }

  it('stays hidden where nothing is missing', () => expect(isShown(today)).toBe(false))

  it.each([
    ['CSS', undefined],
    ['CSS', { supports: () => false }],
    ['AbortSignal', {}],
    ['Promise', {}],
    ['URL', {}],
  ])('shows without %s %o', (name, replacement) => {
    expect(isShown({ ...today, [name]: replacement })).toBe(true)
  })

  it('is written in a syntax of 2009', async () => {
    // Neither arrows nor `const`, templates, `?.` or `??`.
    expect(oldBrowserScript).not.toMatch(/=>|\b(const|let)\b|`|\?\.|\?\?/)
    expect((await parse('check.js', oldBrowserScript)).errors).toEqual([])
  })

  it.each(['fr', 'en'] as const)('is text of the page, in %s', (language) => {
    expect(oldBrowserNotice(language)).toMatch(language === 'fr' ? /trop ancien/ : /too old/)
    expect(noScriptNotice(language)).toMatch(/JavaScript/)
  })
})

describe('docs/browsers.md', () => {
  const document = readFileSync(join(root, 'docs/browsers.md'), 'utf8')

  it('names the versions that have every required feature', () => {
    const { chrome, firefox, safari } = supportedVersions
    expect(document).toContain(`| Chrome, Edge and others with Chromium | ${chrome} |`)
    expect(document).toContain(`| Firefox, also ESR | ${firefox} |`)
    expect(document).toContain(`| Safari, on macOS and iOS | ${safari} |`)
    for (const { name, since } of requiredFeatures)
      expect(document).toContain(`| ${name} | ${since.chrome} | ${since.firefox} | ${since.safari} |`)
  })

  it('promises no browser that cannot read the syntax of the build', async () => {
    const { build } = await resolveConfig({ configFile: join(root, 'sites/kit/vite.config.ts') }, 'build')
    const targets = [build.target].flat().map((target) => /^(chrome|firefox|safari)([\d.]+)$/.exec(String(target)))
    const found = targets.flatMap((match) => (match ? [[match[1], Number(match[2])] as const] : []))
    expect(found.map(([name]) => name).sort()).toEqual(['chrome', 'firefox', 'safari'])
    for (const [name, version] of found)
      expect(supportedVersions[name as keyof typeof supportedVersions]).toBeGreaterThanOrEqual(version)
  })
})
