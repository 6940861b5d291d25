import { findFirefox } from '@bailclair/one-machine/browser/find-browser.ts'
import { chromiumJourneys } from '@bailclair/one-machine/browsers/chromium-journeys.ts'
import { defineConfig } from '@playwright/test'
import chromium from './playwright.config.ts'
import { firefoxPreferences } from './support/firefox-preferences.ts'

const executablePath = findFirefox()
const escaped = Object.keys(chromiumJourneys).map((title) => title.replace(/[^\p{L}\p{N} ]/gu, '\\$&'))

/** `npm run test:browsers`: the same journeys in Firefox, through WebDriver BiDi. */
export default defineConfig({
  ...chromium,
  projects: [
    ...(chromium.projects ?? []).filter(({ name }) => name === 'journeys' || name === 'serial'),
    { name: 'hosts', testMatch: 'hosts/*.e2e.ts' },
  ],
  ...(escaped.length > 0 ? { grepInvert: new RegExp(escaped.join('|')) } : {}),
  use: {
    ...chromium.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      firefoxUserPrefs: firefoxPreferences,
    },
  },
})
