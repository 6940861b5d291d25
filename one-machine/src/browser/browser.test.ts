import { describe, expect, it, vi } from 'vitest'
import { browserFlags, findBrowser, findFirefox } from './find-browser.ts'
import { findWebKit } from './find-webkit.ts'
import { getBrowser } from './get-browser.ts'

describe('findBrowser', () => {
  const on =
    (...present: string[]) =>
    (path: string) =>
      present.includes(path)
  const PATH = '/usr/local/bin:/usr/bin'

  it('takes CHROME_PATH before anything else', () => {
    const isProgram = on('/opt/chrome', '/usr/bin/chromium')
    expect(findBrowser({ CHROME_PATH: '/opt/chrome', PATH }, isProgram)).toBe('/opt/chrome')
  })

  it('does not look further when CHROME_PATH is wrong', () => {
    expect(() => findBrowser({ CHROME_PATH: '/opt/chrome', PATH }, on('/usr/bin/chromium'))).toThrow('/opt/chrome')
  })

  it.each([
    [['/usr/bin/chromium', '/usr/bin/google-chrome'], '/usr/bin/chromium'],
    [['/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell'], '/usr/bin/google-chrome'],
    [['/usr/local/bin/chromium', '/usr/bin/chromium'], '/usr/local/bin/chromium'],
    [['/usr/bin/chromium-headless-shell'], '/usr/bin/chromium-headless-shell'],
    [['/opt/chromium'], undefined],
  ])('of %j takes %s', (present, expected) => {
    expect(findBrowser({ PATH }, on(...present))).toBe(expected)
  })
})

describe('findFirefox', () => {
  it.each([
    [{ FIREFOX_PATH: '/opt/firefox', PATH: '/usr/bin' }, '/opt/firefox'],
    [{ CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' }, '/usr/bin/firefox-esr'],
    [{ PATH: '/bin' }, undefined],
  ])('with %j finds %s', (env, expected) => {
    const present = ['/opt/firefox', '/opt/chrome', '/usr/bin/firefox-esr', '/usr/bin/firefox', '/usr/bin/chromium']
    expect(findFirefox(env, (path) => present.includes(path))).toBe(expected)
  })
})

describe('findWebKit', () => {
  const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
  it.each([
    ['webkit2gtk-driver xvfb', []],
    ['webkit2gtk-driver', ['/usr/bin/Xvfb', browser]],
    ['xvfb', ['/usr/bin/WebKitWebDriver', browser]],
  ])('names the packages %s', (packages, present: string[]) => {
    const find = () => findWebKit('/bin:/usr/bin', (path) => present.includes(path))
    expect(find).toThrow(`On Debian: apt-get install ${packages}.`)
  })

  it('finds all three programs', () => {
    const present = ['/usr/bin/Xvfb', '/usr/bin/WebKitWebDriver', browser]
    const found = { browser, driver: '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' }
    expect(findWebKit('/bin:/usr/bin', (path) => present.includes(path))).toEqual(found)
  })
})

describe('getBrowser', () => {
  it('installs nothing when there is one', () => {
    const install = vi.fn()
    expect(getBrowser({ find: () => '/usr/bin/chromium', canInstall: () => true, install })).toBe('/usr/bin/chromium')
    expect(install).not.toHaveBeenCalled()
  })

  it('installs one if it may', () => {
    let present: string | undefined
    const install = () => {
      present = '/usr/bin/chromium-headless-shell'
    }
    expect(getBrowser({ find: () => present, canInstall: () => true, install })).toBe(
      '/usr/bin/chromium-headless-shell',
    )
  })

  it('says what to do if it may not', () => {
    const install = vi.fn()
    expect(() => getBrowser({ find: () => undefined, canInstall: () => false, install })).toThrow(/CHROME_PATH/)
    expect(install).not.toHaveBeenCalled()
  })
})

it.each([
  [0, true],
  [1000, false],
])('as user %i, runs without sandbox: %s', (uid, isUnsafe) => {
  expect(browserFlags(uid).includes('--no-sandbox')).toBe(isUnsafe)
})
