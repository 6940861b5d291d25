import { expect, it } from 'vitest'
import { testSite } from '#test/server-site.ts'
import { routeTemplateOf } from './route-template.ts'

it.each([
  ['/', '/'],
  ['/?lang=en', '/'],
  ['/confirmerCompte/canary', '/confirmerCompte/:token'],
  ['/assets/entry-canary12.js', '/assets/:file'],
  ['/assets/', '/assets/:file'],
  ['/pictures/canary.webp', '/:file'],
  ['/robots.txt', '/:file'],
  ['/health/live', '/health/live'],
  ['/health/ready', '/health/ready'],
  ['/health/canary', 'unmatched'],
  ['/error-reports', '/error-reports'],
  ['/canary', 'unmatched'],
  ['/%E0%A4%A', 'unmatched'],
  [undefined, 'unmatched'],
])('%s is %s', (url, template) => {
  expect(routeTemplateOf(testSite, url)).toBe(template)
})
