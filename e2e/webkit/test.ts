import { writeFileSync } from 'node:fs'
import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { test as base } from '@playwright/test'
import { getAddresses } from '#support/addresses.ts'
import { openMailbox } from '#support/mailbox.ts'
import { inventPerson, type Person } from '#support/people.ts'
import { newTenant, type TenantAccount, type TenantFacts } from '#support/tenant-area.ts'
import { openPage, type WebKitPage } from '#support/webkit/page.ts'
import { openSession } from '#support/webkit/session.ts'
import { startDriver } from '#support/webkit/start-driver.ts'

type Fixtures = {
  at: Addresses
  mailbox: ReturnType<typeof openMailbox>
  owner: Person
  newTenant: (facts?: TenantFacts) => Promise<TenantAccount>
  /** Nobody has chosen about cookies yet: the banner shows. */
  isAskedForConsent: boolean
  /** A browser of the test's own, with a driver of its own: one that hangs cannot stop the next. */
  webkit: WebKitPage
}

const consent = encodeURIComponent(JSON.stringify({ crisp: false, matomo: false }))

/** `test` of the journeys in WebKit. Playwright's own browsers are not started. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  at: async ({}, use) => use(getAddresses()),
  mailbox: async ({ at }, use) => use(openMailbox(at.mailbox)),
  owner: async ({ at }, use) => {
    const person = inventPerson()
    await ensureOwner(at.identity, person, new AbortController().signal)
    await use(person)
  },
  newTenant: async ({ at }, use) => use((facts) => newTenant(at, facts)),
  isAskedForConsent: [false, { option: true }],
  webkit: async ({ at, isAskedForConsent }, use, info) => {
    const driver = await startDriver()
    try {
      const session = await openSession(driver)
      const page = openPage(session)
      await page.resize(1280, 900)
      if (!isAskedForConsent) await page.addCookies(at.web, [{ name: 'consent', value: consent }])
      await use(page)
      if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('webkit.png'), await page.screenshot())
      await session.end()
    } finally {
      await driver.stop()
    }
  },
})
