import { expect, it } from 'vitest'
import { addDays } from '../value/calendar-date.ts'
import type { LawRule } from './law-rule.ts'
import { lawRules } from './law-rules.data.ts'
import { lawOn } from './law-state.rules.ts'

const rules: [string, LawRule][] = Object.entries(lawRules)

it.each(rules)('%s has a source that somebody read, and is read again', (_, { source, from, until, reviewBy }) => {
  expect(source.url).toMatch(/^https:\/\/([a-z-]+\.)*(legifrance\.gouv|service-public\.gouv|ademe)\.fr\//)
  expect(reviewBy > source.readOn).toBe(true)
  expect(until === undefined || until > from).toBe(true)
})

it.each(rules)('%s is in force from its first day on, and not after its last', (_, rule) => {
  expect(lawOn(rule, addDays(rule.from, -1)).state).toBe('ANNOUNCED')
  expect(lawOn(rule, rule.from).state).toBe('IN_FORCE')
  if (!rule.until) expect(lawOn(rule, '9999-12-31').state).toBe('IN_FORCE')
  else {
    expect(lawOn(rule, rule.until).state).toBe('IN_FORCE')
    expect(lawOn(rule, addDays(rule.until, 1)).state).not.toBe('IN_FORCE')
  }
})

const experiment = rules.filter(([, { place }]) => place === 'CONTROLLED_RENTS')

it('has nine territories of one experiment, and the rule on supplements', () => expect(experiment).toHaveLength(10))

it.each(experiment)('%s ends with the experiment, and is uncertain from the day after', (_, rule) => {
  const { until = '', reviewBy } = lawRules['rent-control-paris']
  expect(rule).toMatchObject({ until, reviewBy })
  expect(lawOn(rule, until).state).toBe('IN_FORCE')
  expect(lawOn(rule, addDays(until, 1)).state).toBe('UNCERTAIN')
})

it.each([
  // decree 2014-890; the amounts of 2026 are those of a later order
  ['lease-fees', '2014-09-15'],
  // title I bis of the law of 1989 (law 2014-366)
  ['lease-duration', '2014-03-27'],
  ['lease-notice', '2014-03-27'],
  // law 2018-1021, article 107
  ['lease-mobility', '2018-11-25'],
] as const)('%s began on %s, whatever was amended later', (id, from) => expect(lawRules[id].from).toBe(from))

it('holds the attestations of the energy certificate for rules of the mainland', () => {
  expect([lawRules['energy-electricity'].place, lawRules['energy-small-homes'].place]).toEqual(['MAINLAND', 'MAINLAND'])
})
