import { join } from 'node:path'
import { browserFlags, findBrowser } from '@bailclair/one-machine/browser/find-browser.ts'
import { defineConfig } from '@playwright/test'

const executablePath = findBrowser()

/** They measure seconds, or use the one queue of the desk. */
const serialJourneys =
  'journeys/{account-data,account-outage,account-session,account-sign-out,desk,desk-documents,desk-notes,desk-signals,whole-loop}.e2e.ts'

/** As most visitors see the sites. */
const animated = { contextOptions: { reducedMotion: 'no-preference' } } as const

/**
 * Playwright's own list, which ours replaces, and what costs processor time without use here: a spare process for every
 * context, and two previews of the address bar that a full Chromium loads for every window.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  // in this order where there is one worker
  projects: [
    { name: 'accessibility', testMatch: 'accessibility/*.e2e.ts' },
    { name: 'journeys', testMatch: 'journeys/*.e2e.ts', testIgnore: serialJourneys },
    { name: 'serial', testMatch: [serialJourneys, '{outages,services}/*.e2e.ts'], use: animated },
    // fills the queue of the desk, which the journeys of the desk find empty
    { name: 'demo-data', testMatch: 'demo-data/*.e2e.ts' },
    ...(process.env['E2E_KEYCLOAK'] ? [{ name: 'keycloak', testMatch: 'keycloak/*.e2e.ts' }] : []),
  ],
  outputDir: join(import.meta.dirname, '../.data/e2e'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 1, // at most two journeys of a suite may need it, and `npm test` names them (browser-suite.ts)
  timeout: 240_000, // a journey may be long; no step of it may
  expect: { timeout: 40_000 }, // two processors, several browsers: patience costs nothing where all is well
  use: {
    actionTimeout: 40_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // drawing the frames of animations takes time; the serial journeys have them
    contextOptions: { reducedMotion: 'reduce' },
    // recording every journey takes a fifth of the time of the run: `--trace on` when one fails
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // no name resolves but ours: a forgotten request to the outside fails instead of leaving
      args: [
        ...browserFlags(),
        '--in-process-gpu',
        `--disable-features=${disabledFeatures.join(',')}`,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
