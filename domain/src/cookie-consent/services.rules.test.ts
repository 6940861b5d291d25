import { expect, it } from 'vitest'
import { askedServices, isAnyRegistered, registeredServices } from './services.rules.ts'

const chat = { websiteId: 'a', url: 'https://chat.example', hosts: [] as string[], months: 12 }
const noChat = { ...chat, websiteId: '' }
const analytics = { url: 'https://audience.example', siteId: '7', months: 25 }
const noAnalytics = { url: '', siteId: '', months: 25 }

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

it.each([
  ['always', noChat, noAnalytics, ['crisp', 'matomo']],
  ['always', chat, analytics, ['crisp', 'matomo']],
  ['configured', noChat, noAnalytics, []],
  ['configured', chat, noAnalytics, ['crisp']],
  ['configured', noChat, analytics, ['matomo']],
  ['configured', chat, analytics, ['crisp', 'matomo']],
] as const)('a question that is %s about %j and %j asks about %j', (question, chatOf, analyticsOf, asked) => {
  const consent = { months: 12, preset: 'accept', question } as const
  expect(askedServices({ consent, chat: chatOf, analytics: analyticsOf })).toEqual(asked)
})
