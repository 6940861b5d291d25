import { describe, expect, it } from 'vitest'
import { acquisitionCookie } from '../acquisition/acquisition.rules.ts'
import { announcementClosedCookie } from '../announcement/announcement.rules.ts'
import { surveyClosedCookie } from '../announcement/survey.rules.ts'
import { secondsPerDay } from '../site/cookie.ts'
import { languageCookie } from '../value/language.ts'
import { consentCookie, cookieCountOfService, everythingAccepted } from './consent.rules.ts'
import { isCookie, type KnownCookie, mandatoryCookies, serviceCookies } from './cookies.ts'

const site = { domain: 'localhost', isSecure: false }
const nameOf = (written: string) => written.split('=')[0] ?? ''
const daysOf = (written: string) => Number(/Max-Age=(\d+)/.exec(written)?.[1]) / secondsPerDay

it('the chat sets 2 cookies and analytics 8', () => {
  expect(Object.keys(serviceCookies.crisp)).toHaveLength(cookieCountOfService.crisp)
  expect(Object.keys(serviceCookies.matomo)).toHaveLength(cookieCountOfService.matomo)
})

describe('the documented lifetime is the one that is set', () => {
  it.each<[KnownCookie, string | Promise<string>]>([
    [mandatoryCookies.lang, languageCookie('en', site)],
    [mandatoryCookies.survey, surveyClosedCookie('https://survey.example', site)],
    [mandatoryCookies.acquisition, acquisitionCookie({ source: 'letter' }, site)],
    [mandatoryCookies.announcement, announcementClosedCookie('Maintenance ce soir', site)],
  ])('%j', async (known, writing) => {
    const written = await writing
    expect(isCookie(known, nameOf(written))).toBe(true)
    expect(known.life).toEqual({ unit: 'day', count: daysOf(written) })
  })

  it('the choice lasts as long as the operator says', () => {
    const written = consentCookie(everythingAccepted, { domain: 'localhost', isSecure: true, months: 6 })
    expect(isCookie(mandatoryCookies.consent, nameOf(written))).toBe(true)
    expect(mandatoryCookies.consent.life).toEqual({ unit: 'consent' })
    expect(daysOf(written)).toBe(183)
  })
})

it.each<[KnownCookie, string, boolean]>([
  [mandatoryCookies.consent, 'consent', true],
  [mandatoryCookies.consent, 'consent-2', false],
  [serviceCookies.matomo.given, 'mtm_consent_removed', false],
  [serviceCookies.matomo.visitor, '_pk_id.7.1fff', true],
  [serviceCookies.matomo.visitor, '_pk_ids', false],
  [serviceCookies.crisp.chatSession, 'crisp-client%2Fsession%2F0b5c', true],
  [serviceCookies.crisp.chatSession, 'crisp-client/session/0b5c', true],
  [serviceCookies.crisp.chatSession, 'crisp-client%2Fsocket%2F0b5c', false],
  [serviceCookies.crisp.chatSession, '%', false],
])('%j is %s: %s', (known, name, isIt) => expect(isCookie(known, name)).toBe(isIt))
