import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import type { BrowserContext } from '@playwright/test'

/** Someone who was asked about cookies before, and wanted none: no banner before the page. */
export const refuseCookies = (context: BrowserContext, at: Pick<Addresses, 'web'>): Promise<void> =>
  context.addCookies([
    { name: 'consent', value: encodeURIComponent(JSON.stringify({ crisp: false, matomo: false })), url: at.web },
  ])
