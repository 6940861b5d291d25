import { join } from 'node:path'
import { browserFlags, findBrowser } from '@bailclair/one-machine/browser/find-browser.ts'
import { defineConfig } from '@playwright/test'

const executablePath = findBrowser()

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: join(import.meta.dirname, '../.data/e2e'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0, // what works every other time does not work
  timeout: 120_000, // a journey may be long; no step of it may
  expect: { timeout: 10_000 }, // two processors, several browsers: patience costs nothing where all is well
  use: {
    actionTimeout: 10_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // recording every journey takes a fifth of the time of the run: `--trace on` when one fails
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // no name resolves but ours: a forgotten request to the outside fails instead of leaving
      args: [...browserFlags(), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
    },
  },
})
