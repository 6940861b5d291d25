import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { test as base, expect, type Page } from '@playwright/test'
import { getAddresses } from './addresses.ts'
import { refuseCookies } from './consent.ts'
import { openFaults } from './faults.ts'
import { asChromiumSays, fillFirefoxGaps, isCausedByDriver, isFirefox } from './firefox-gaps.ts'
import { openMailbox } from './mailbox.ts'
import { inventPerson, type Person } from './people.ts'
import { type PropertyApi, signInForProperties } from './properties.ts'
import { newTenant, type TenantAccount, type TenantFacts } from './tenant-area.ts'

type Fixtures = {
  at: Addresses
  mailbox: ReturnType<typeof openMailbox>
  /** An owner of the test's own, with a confirmed account. */
  owner: Person
  /** Anyone else with one. */
  createOwner: (person: Person) => Promise<Person>
  /** `owner`, signed in on `page`, which is still blank. */
  signedIn: PropertyApi
  /** Someone with an account of the tenant area, whose file has come as far as the facts say. */
  newTenant: (facts?: TenantFacts) => Promise<TenantAccount>
  /** Of the stand-ins; mended at the end, whatever happens. */
  faults: ReturnType<typeof openFaults>
  /** A page in another browser, which shares no cookie with `page`. */
  otherDevice: Page
  /** What the `lang` cookie says; nobody has chosen yet when undefined. */
  language: 'fr' | 'en' | undefined
  /** Nobody has chosen about cookies yet: the banner shows. */
  isAskedForConsent: boolean
  /** Console errors that a test provokes on purpose: `test.use({ expectedErrors: /404|409/ })`. */
  expectedErrors: RegExp | undefined
  guard: undefined
}

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.endsWith('.localhost')

/** `test` of every journey: fails on any error in the console and on any request that leaves this machine. */
export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser }, use) => {
      fillFirefoxGaps(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  at: async ({}, use) => use(getAddresses()),
  baseURL: async ({ at }, use) => use(at.web),
  mailbox: async ({ at }, use) => use(openMailbox(at.mailbox)),
  owner: async ({ createOwner }, use) => use(await createOwner(inventPerson())),
  createOwner: async ({ at }, use) =>
    use(async (person) => {
      await ensureOwner(at.identity, person, new AbortController().signal)
      return person
    }),
  signedIn: async ({ page, owner, at }, use) => use(await signInForProperties(page, owner, at)),
  newTenant: async ({ at }, use) => use((facts) => newTenant(at, facts)),
  faults: async ({ at }, use) => {
    const faults = openFaults(at)
    await use(faults)
    await faults.mendAll()
  },
  otherDevice: async ({ browser, playwright, launchOptions, channel, at }, use) => {
    // In Firefox only one window of a browser has the focus.
    const otherBrowser = isFirefox(browser)
      ? await playwright.firefox.launch({ ...launchOptions, ...(channel && { channel }) })
      : browser
    fillFirefoxGaps(otherBrowser)
    const context = await otherBrowser.newContext({ baseURL: at.web, locale: 'fr-FR' })
    await refuseCookies(context, at)
    await use(await context.newPage())
    await context.close()
    if (otherBrowser !== browser) await otherBrowser.close()
  },
  language: [undefined, { option: true }],
  isAskedForConsent: [false, { option: true }],
  context: async ({ context, at, language, isAskedForConsent }, use) => {
    if (!isAskedForConsent) await refuseCookies(context, at)
    if (language) await context.addCookies([{ name: 'lang', value: language, url: at.web }])
    await use(context)
  },
  expectedErrors: [undefined, { option: true }],
  guard: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = []
      const report = (text: string) => {
        if (!expectedErrors?.test(text) && !isCausedByDriver(text)) problems.push(text)
      }
      context.on('console', (message) => {
        if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => report(`uncaught: ${asChromiumSays(error.error().message)}`))
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && !isLoopback(hostname)) report(`left this machine: ${request.url()}`)
      })
      await use(undefined)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})
