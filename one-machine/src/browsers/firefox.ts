import { findFirefox } from '#browser/find-browser.ts'
import { MissingProgram } from '#missing-program.ts'
import { type PlaywrightSettings, runPlaywright } from '#test/browser-suite.ts'
import { joinOutcomes } from '#test/outcome.ts'
import { chromiumJourneys } from './chromium-journeys.ts'
import type { Engine } from './engine.ts'

/** The journeys of `npm test` through WebDriver BiDi, each project in a product of its own. */
export const firefox: Engine = {
  name: 'firefox',
  run: async () => {
    const path = findFirefox()
    if (!path) {
      throw new MissingProgram('No Firefox is available. On Debian: apt-get install firefox-esr; or set FIREFOX_PATH.')
    }
    console.log(`firefox: the journeys in ${path}. This takes a quarter of an hour…`)
    for (const [title, reason] of Object.entries(chromiumJourneys)) console.log(`  Chromium alone: ${title}: ${reason}`)
    const settings = { config: 'e2e/firefox.config.ts', workers: '1', browser: () => ({ FIREFOX_PATH: path }) } as const
    const run = (project: string, more?: PlaywrightSettings) =>
      runPlaywright(`firefox ${project}`, 'e2e', { ...settings, ...more, projects: [project] })
    return joinOutcomes([
      await run('journeys'),
      await run('serial', { env: { E2E_SERVICES: 'stand-ins' } }),
      await run('hosts', { env: { E2E_HOSTS: 'subdomains' } }),
      await run('hosts', { env: { E2E_HOSTS: 'domains' } }),
    ])
  },
}
