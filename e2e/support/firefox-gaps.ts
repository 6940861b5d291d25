import type { Browser } from '@playwright/test'

/** What is replaced inside Playwright: nothing public reaches it, and package.json pins its version. */
type Insides = {
  _connection: { toImpl: (browser: Browser) => { _browserSession: { send: Send } } }
}
type Send = (method: string, params?: unknown) => Promise<unknown>

/** `body {}`, which Playwright adds to a page for a screenshot and its policy refuses. */
const screenshotStyle = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA='

/** Errors in the console that Playwright causes itself. */
export const isCausedByDriver = (text: string): boolean => text.includes(screenshotStyle)

/** A request that failed, in the words of Chromium, which tests expect. */
export const asChromiumSays = (text: string): string =>
  /^The Same Origin Policy disallows reading/.test(text) ? `${text} (Failed to load resource: net::ERR_FAILED)` : text

export const isFirefox = (browser: Browser): boolean => browser.browserType().name() === 'firefox'

const patched = new WeakSet<Browser>()

/** Works around what Playwright 1.65 and Firefox ESR lack over BiDi, for every context of the browser. */
export function fillFirefoxGaps(browser: Browser) {
  if (!isFirefox(browser) || patched.has(browser)) return
  patched.add(browser)
  ignoreMediaFeatures(browser)
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async ({ isMobile: _, ...options } = {}) => {
    const context = await newContext(options)
    await context.addInitScript(insertTextAsTyped)
    return context
  }
}

/** Firefox ESR does not know the command by which every context and page starts. Preferences replace it. */
function ignoreMediaFeatures(browser: Browser) {
  const { _browserSession } = (browser as unknown as Insides)._connection.toImpl(browser)
  const session: { send: Send } = Object.getPrototypeOf(_browserSession)
  const { send } = session
  session.send = function (method, params) {
    return method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send.call(this, method, params)
  }
}

/** `fill` sets `value` by a script, which React takes for its own doing: the form would save the old text. */
function insertTextAsTyped() {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      document.execCommand('insertText', false, text)
    },
    set: () => undefined,
  })
}
