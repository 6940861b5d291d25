import { defineConfig } from '@playwright/test'
import chromium from './playwright.config.ts'

/** `npm run test:browsers`: journeys in WebKit, which Playwright runs and W3C WebDriver drives. */
export default defineConfig({
  ...chromium,
  projects: [
    { name: 'webkit', testMatch: 'webkit/*.e2e.ts' },
    { name: 'webkit-hosts', testMatch: 'webkit/hosts/*.e2e.ts' },
  ],
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  use: {},
})
