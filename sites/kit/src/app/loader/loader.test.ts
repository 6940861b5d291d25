// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announceHydration, hydrationDone, hydrationStarts } from '#platform/hydration.ts'
import type { LoaderPart } from '#platform/loader-part.ts'
import { startLoader } from './loader.ts'

const start = {
  entry: '/assets/entry.js',
  scripts: ['/assets/entry.js'],
  styles: ['/assets/style.css'],
  looksForSession: true,
  interactivePaths: ['/home'],
}

/** Files arrive, or fail, as soon as they are asked for. */
let isOffline = false
const imported = vi.fn(() => Promise.resolve())

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      const link = node as HTMLLinkElement
      asked.push(`${link.rel} ${new URL(link.href).pathname}`)
      queueMicrotask(() => link.dispatchEvent(new Event(isOffline ? 'error' : 'load')))
    }
  })
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
})
const asked: string[] = []

afterEach(() => {
  // Ends the loader of the test.
  announceHydration(hydrationStarts)
  announceHydration(hydrationDone)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  imported.mockClear()
  isOffline = false
  asked.length = 0
  document.body.replaceChildren()
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
})

function open(html: string, parts: LoaderPart[] = []) {
  document.documentElement.lang = 'fr'
  document.body.innerHTML = `${html}<div class="offline-notice" data-failure="Réessayez"></div>
    <script type="application/json" id="start">${JSON.stringify(start)}</script>`
  startLoader(imported, parts)
}
const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
const fire = (selector: string, type: string) => find(selector).dispatchEvent(new Event(type, { bubbles: true }))

describe('React is brought', () => {
  it.each([
    ['by a form that is focused', '<form><input></form>', 'input', 'focusin'],
    ['by a pointer over a form', '<form><p>a</p></form>', 'p', 'pointerover'],
    ['by a key in a field', '<search><input></search>', 'input', 'keydown'],
    ['by a press on a button', '<button type="button">b</button>', 'button', 'pointerdown'],
  ])('%s', async (_, html, selector, type) => {
    open(html)
    await settle()
    expect(imported).not.toHaveBeenCalled()
    fire(selector, type)
    await settle()
    expect(imported).toHaveBeenCalledExactlyOnceWith('/assets/entry.js')
    expect(asked).toEqual(['preload /assets/entry.js', 'stylesheet /assets/style.css'])
  })

  it.each([
    ['on a page with a form, when the browser is idle', '<form data-start="idle"></form>', '/'],
    ['on a page that shows nothing without it', '<div data-start="now"></div>', '/'],
    ['for a query', '<p>a</p>', '/?share=abc'],
    ['for the answer of a sign-in', '<p>a</p>', '/#state=a&code=b'],
  ])('%s', async (_, html, address) => {
    window.history.replaceState(null, '', address)
    open(html)
    await settle()
    expect(imported).toHaveBeenCalledOnce()
  })

  it('where somebody may be signed in (decision 67)', async () => {
    window.localStorage.setItem('session-trace', '1')
    open('<p>a</p>')
    await settle()
    expect(imported).toHaveBeenCalledOnce()
  })

  it('when a part of the frame needs it', async () => {
    open('<p>a</p>', [{ controls: '.none', onClick: () => undefined, needsReact: () => true }])
    await settle()
    expect(imported).toHaveBeenCalledOnce()
  })
})

describe('React stays away', () => {
  it.each([
    ['on a page that is only read', '<p>a</p>', 'p', 'pointerdown'],
    ['when the theme is chosen', '<label class="theme-switch"><select></select></label>', 'select', 'focusin'],
    ['when the menu is opened', '<button popovertarget="site-menu">m</button>', 'button', 'pointerdown'],
    ['when a link to a page to read is touched', '<a href="/aide">a</a>', 'a', 'pointerover'],
    ['on a page whose form waits for a touch', '<form data-start="touch"></form><p>a</p>', 'p', 'pointerover'],
  ])('%s', async (_, html, selector, type) => {
    open(html)
    fire(selector, type)
    await settle()
    expect(imported).not.toHaveBeenCalled()
    expect(asked).toEqual([])
  })
})

it.each([
  ['in Chromium', { usb: {} }, ['prefetch /assets/entry.js']],
  ['not in Firefox, where the policy of the page forbids it', {}, []],
])('prefetches the scripts when a link leads to a page that needs them: %s', async (_, known, expected) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), known))
  open('<a href="/home">a</a>')
  fire('a', 'pointerover')
  await settle()
  expect(asked).toEqual(expected)
  expect(imported).not.toHaveBeenCalled()
})

it('replays a click once, after hydration', async () => {
  open('<button type="button">b</button>')
  find('button').click()
  find('button').click()
  expect(find('button').getAttribute('aria-busy')).toBe('true')
  await settle()
  announceHydration(hydrationStarts)
  const clicked = vi.fn()
  find('button').addEventListener('click', clicked)
  announceHydration(hydrationDone)
  expect(clicked).toHaveBeenCalledOnce()
  expect(find('button').hasAttribute('aria-busy')).toBe(false)
})

it('says that React did not load, and tries again at the next touch', async () => {
  isOffline = true
  open('<form><input></form>')
  fire('input', 'focusin')
  await settle()
  expect(find('.offline-notice').textContent).toBe('Réessayez')
  expect(imported).not.toHaveBeenCalled()
  isOffline = false
  fire('input', 'keydown')
  await settle()
  expect(find('.offline-notice').textContent).toBe('')
  expect(imported).toHaveBeenCalledOnce()
})

it('says nothing about files that leaving the page cancelled', async () => {
  imported.mockImplementationOnce(() => {
    window.dispatchEvent(new Event('beforeunload'))
    return Promise.reject(new TypeError('cancelled'))
  })
  open('<form><input></form>')
  fire('input', 'focusin')
  await settle()
  expect(imported).toHaveBeenCalledOnce()
  expect(find('.offline-notice').textContent).toBe('')
})

it('lets a part of the frame answer its own buttons', () => {
  const onClick = vi.fn()
  open('<aside><button value="a">b</button></aside>', [{ controls: 'aside button', onClick }])
  find('button').click()
  expect(onClick).toHaveBeenCalledOnce()
  expect(imported).not.toHaveBeenCalled()
})

it('applies a chosen theme', () => {
  open('<label class="theme-switch"><select><option value="system"><option value="dark"></select></label>')
  find<HTMLSelectElement>('select').value = 'dark'
  fire('select', 'change')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  delete document.documentElement.dataset['theme']
})

it('opens the answer that the address names, and forgets the language in it', () => {
  window.history.replaceState(null, '', '/aide?lang=en#mails')
  open('<details id="mails"><summary>a</summary></details>')
  expect(find<HTMLDetailsElement>('details').open).toBe(true)
  expect(window.location.search).toBe('')
})
