import { findWebKit } from '#browser/find-webkit.ts'
import { runPlaywright } from '#test/browser-suite.ts'
import { joinOutcomes } from '#test/outcome.ts'
import type { Engine } from './engine.ts'

/** The journeys that matter, through W3C WebDriver: Playwright cannot drive the WebKit of a distribution. */
export const webkit: Engine = {
  name: 'webkit',
  run: async () => {
    const { browser } = findWebKit()
    console.log(`webkit: its journeys in ${browser}. This takes some minutes…`)
    const settings = { config: 'e2e/webkit.config.ts', workers: '1', browser: () => ({}) }
    const run = (project: string, env: Record<string, string>) =>
      runPlaywright(`webkit ${project}`, 'e2e/webkit', { ...settings, projects: [project], env })
    return joinOutcomes([
      await run('webkit', { E2E_SERVICES: 'stand-ins' }),
      await run('webkit-hosts', { E2E_HOSTS: 'subdomains' }),
      await run('webkit-hosts', { E2E_HOSTS: 'domains' }),
    ])
  },
}
