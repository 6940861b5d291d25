import { findWebKit } from '#browser/find-webkit.ts'
import { runPlaywright } from '#test/browser-suite.ts'
import type { Engine } from './engine.ts'

/** The journeys that matter, through W3C WebDriver: Playwright cannot drive the WebKit of a distribution. */
export const webkit: Engine = {
  name: 'webkit',
  run: async () => {
    const { browser } = findWebKit()
    console.log(`webkit: its journeys in ${browser}. This takes some minutes…`)
    const settings = { config: 'e2e/webkit.config.ts', workers: '1', browser: () => ({}) }
    return runPlaywright('webkit', 'e2e/webkit', { ...settings, env: { E2E_SERVICES: 'stand-ins' } })
  },
}
