import { type LawRuleId, lawRuleIds, lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { rentTerritories, rentTerritoryIds } from '@bailclair/domain/rent-control/rent-territories.data.ts'
import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { addDays } from '@bailclair/domain/value/calendar-date.ts'
import { languages } from '@bailclair/domain/value/language.ts'
import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { SiteConfigContext } from '@bailclair/site-kit/platform/site-config.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import LettingRules from './letting-rules.page.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const setDay = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T10:00:00Z`) })
const config = siteConfigFrom(siteEnvironment.parse({}))
const open = (changes: SiteConfig['law']['changes'] = {}, language: 'fr' | 'en' = 'en') =>
  show(
    <SiteConfigContext value={{ ...config, law: { ...config.law, changes } }}>
      <LettingRules />
    </SiteConfigContext>,
    { language },
  )
/** The article of a rule. */
const rule = (name: string) => screen.getByRole('article', { name })
const textOf = (name: string) => rule(name).textContent
const paris = 'Rent control: Paris'
/** Ends that hold whatever later releases say. */
const ends: SiteConfig['law']['changes'] = {
  'rent-control-paris': [{ since: '2019-07-01', state: 'IN_FORCE', until: '2026-11-24' }],
  'rent-control-plaine-commune': [{ since: '2021-06-01', state: 'IN_FORCE', until: '2026-11-24' }],
  'rent-between-tenants': [{ since: '2017-08-01', state: 'IN_FORCE', until: '2026-07-31' }],
}

it.each(languages)('has every rule once, with words, place, state and source: %s', (language) => {
  setDay('2026-11-19')
  const { container } = open({}, language)
  const articles = screen.getAllByRole('article')
  expect(articles.map((article) => article.getAttribute('aria-labelledby')).toSorted()).toEqual(lawRuleIds.toSorted())
  const titles = new Set(articles.map((article) => article.querySelector('h3')?.textContent))
  expect(titles.size).toBe(lawRuleIds.length)
  for (const article of articles) {
    const id = article.querySelector('h3')?.id as keyof typeof lawRules
    expect(article.querySelector('.badge')?.textContent).not.toBe('')
    expect(article.querySelector(`a[href="${lawRules[id].source.url}"]`)?.textContent).toContain(
      lawRules[id].source.text,
    )
    expect(article.textContent).not.toMatch(/undefined|NaN/)
  }
  expect(container.querySelector('time[data-today]')?.getAttribute('datetime')).toBe('2026-11-19')
})

it('writes no day into the words of a rule', () => {
  setDay('2026-11-19')
  open()
  for (const article of screen.getAllByRole('article')) {
    const words = article.querySelectorAll('p:not([class])')[0]?.textContent
    expect(words).not.toMatch(/\b20\d\d\b/)
  }
})

describe('the state of a rule', () => {
  it.each([
    [
      '2026-11-24',
      'In force',
      'In force since 1 July 2019. Its last known day is 24 November 2026. It is not known yet',
    ],
    ['2026-11-25', 'Uncertain', 'Its last known day was 24 November 2026. A text may have prolonged it since.'],
  ])('depends on the day: %s', (day, state, words) => {
    setDay(day)
    open(ends)
    expect(within(rule(paris)).getByText(state)).toBeTruthy()
    expect(textOf(paris)).toContain(words)
  })

  it.each([
    ['Grade F: no new lease', '2027-12-31', 'Announced', 'Comes into force on 1 January 2028.'],
    ['Grade F: no new lease', '2028-01-01', 'In force', 'In force since 1 January 2028. No end is planned.'],
    ['Tense zone: the rent between two tenants', '2026-11-19', 'Uncertain', 'Its last known day was 31 July 2026.'],
  ])('%s, on %s: %s', (name, day, state, words) => {
    setDay(day)
    open(ends)
    expect(within(rule(name)).getByText(state)).toBeTruthy()
    expect(textOf(name)).toContain(words)
  })

  it('is what the operator says since', () => {
    setDay('2026-11-25')
    open({ 'rent-control-paris': [{ since: '2026-11-25', state: 'IN_FORCE', until: '2031-11-24' }] })
    expect(within(rule(paris)).getByText('In force')).toBeTruthy()
    expect(textOf(paris)).toContain('In force since 1 July 2019. Its last known day is 24 November 2031.')
    expect(textOf(paris)).toContain('This state was updated by the team of the service.')
    expect(textOf('Rent control: Lille')).not.toContain('updated')
  })

  it('may be the end, or a first day that is put off', () => {
    setDay('2026-11-26')
    open({
      'rent-control-paris': [{ since: '2026-11-25', state: 'ENDED' }],
      'energy-lease-g': [
        { since: '2026-11-20', state: 'ANNOUNCED' },
        { since: '2027-06-01', state: 'IN_FORCE' },
      ],
      'energy-lease-f': [{ since: '2026-11-20', state: 'ANNOUNCED' }],
      'lease-fees': [{ since: '2027-01-01', state: 'ENDED' }],
    })
    expect(within(rule(paris)).getByText('Ended')).toBeTruthy()
    expect(textOf(paris)).toContain('Its last day was 24 November 2026.')
    expect(textOf('Grade G: no new lease')).toContain('Comes into force on 1 June 2027.')
    expect(textOf('Grade F: no new lease')).toContain('Its first day is not known.')
    expect(textOf('Agency fees of the tenant')).toContain('Its last day is 31 December 2026.')
  })
})

describe('the source', () => {
  const { reviewBy, source } = lawRules['rent-control-paris']
  const inWords = (day: string) => new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

  it('says how it was read, and by when it is checked again', () => {
    setDay(reviewBy)
    open()
    expect(textOf(paris)).toContain(`on ${inWords(source.readOn)}`)
    expect(textOf(paris)).toContain(`Next check by ${inWords(reviewBy)}.`)
    for (const article of screen.getAllByRole('article')) {
      const { read, readOn } = lawRules[article.getAttribute('aria-labelledby') as LawRuleId].source
      const secondHand = `Known at second hand, on ${inWords(readOn)}: the text itself was not read.`
      expect(article.textContent).toContain(
        read === 'SECOND_HAND' ? secondHand : `Read at its source on ${inWords(readOn)}.`,
      )
    }
  })

  it('admits that it was not checked in time', () => {
    setDay(addDays(reviewBy, 1))
    open()
    expect(textOf(paris)).toContain(`The check planned by ${inWords(reviewBy)} has not been done yet.`)
  })
})

describe('territories', () => {
  it.each(rentTerritoryIds)('%s leads to its official site', (id) => {
    setDay('2026-11-19')
    open()
    const article = document.getElementById(rentTerritories[id].rule)?.closest('article') as HTMLElement
    const link = within(article).getByRole('link', { name: /^Official simulator/ })
    expect(link.getAttribute('href')).toBe(rentTerritories[id].official)
  })

  it('says which figures the service has', () => {
    setDay('2026-11-19')
    open(ends)
    expect(textOf(paris)).toContain('valid until 24 November 2026')
    // the order prints 31 May 2027, and binds only as long as the experiment
    expect(textOf('Rent control: Plaine Commune')).toContain('valid until 24 November 2026')
    expect(textOf('Rent control: Lyon')).toContain('ended on 31 October 2026. It does not know the new ones yet.')
    expect(textOf('Rent control: Grenoble')).toContain('It does not know the limits of the zones')
    expect(textOf(paris)).not.toContain('limits of the zones')
  })

  it('promises no figures once the experiment has ended, until it is prolonged', () => {
    setDay('2026-11-25')
    const plaineCommune = 'Rent control: Plaine Commune'
    open(ends)
    expect(textOf(paris)).toContain('ended on 24 November 2026. It does not know the new ones yet.')
    expect(textOf(plaineCommune)).toContain('count only if rents are still capped here')
    cleanup()
    open({ 'rent-control-plaine-commune': [{ since: '2026-11-25', state: 'IN_FORCE', until: '2031-11-24' }] })
    expect(textOf(plaineCommune)).toContain('valid until 31 May 2027')
    cleanup()
    open({ 'rent-control-plaine-commune': [{ since: '2026-11-25', state: 'ENDED' }] })
    expect(textOf(plaineCommune)).not.toContain('figures')
  })
})
