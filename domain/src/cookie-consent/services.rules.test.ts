import { expect, it } from 'vitest'
import { isAnyRegistered, registeredServices } from './services.rules.ts'

const chat = { websiteId: 'a', url: 'https://chat.example', hosts: [] }
const noChat = { ...chat, websiteId: '' }
const analytics = { url: 'https://audience.example', siteId: '7' }
const noAnalytics = { url: '', siteId: '' }

it.each([
  [noChat, noAnalytics, { crisp: false, matomo: false }],
  [chat, noAnalytics, { crisp: true, matomo: false }],
  [noChat, analytics, { crisp: false, matomo: true }],
  [noChat, { ...analytics, siteId: '' }, { crisp: false, matomo: false }],
  [noChat, { ...analytics, url: '' }, { crisp: false, matomo: false }],
  [chat, analytics, { crisp: true, matomo: true }],
])('%j and %j register %j', (chatOf, analyticsOf, services) => {
  const config = { chat: chatOf, analytics: analyticsOf }
  expect(registeredServices(config)).toEqual(services)
  expect(isAnyRegistered(config)).toBe(services.crisp || services.matomo)
})
