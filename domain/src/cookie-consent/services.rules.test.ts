import { expect, it } from 'vitest'
import { siteConfigFrom } from '../platform/site-config.ts'
import { siteEnvironment } from '../platform/site-environment.ts'
import { isAnyRegistered, registeredServices } from './services.rules.ts'

const analytics = { ANALYTICS_URL: 'https://audience.example', ANALYTICS_SITE_ID: '7' }

it.each([
  [{}, { crisp: false, matomo: false }],
  [{ CHAT_WEBSITE_ID: 'a' }, { crisp: true, matomo: false }],
  [analytics, { crisp: false, matomo: true }],
  [
    { ...analytics, ANALYTICS_SITE_ID: '' },
    { crisp: false, matomo: false },
  ],
  [
    { ...analytics, ANALYTICS_URL: '' },
    { crisp: false, matomo: false },
  ],
  [
    { ...analytics, CHAT_WEBSITE_ID: 'a' },
    { crisp: true, matomo: true },
  ],
])('%j registers %j', (env, services) => {
  const config = siteConfigFrom(siteEnvironment.parse(env))
  expect(registeredServices(config)).toEqual(services)
  expect(isAnyRegistered(config)).toBe(services.crisp || services.matomo)
})
