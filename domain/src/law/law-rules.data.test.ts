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

it('knows that the experiment of rent control ends in November 2026, and not what comes after', () => {
  expect(lawOn(lawRules['rent-control-paris'], '2026-11-24').state).toBe('IN_FORCE')
  expect(lawOn(lawRules['rent-control-paris'], '2026-11-25').state).toBe('UNCERTAIN')
  expect(lawOn(lawRules['rent-control-lyon'], '2026-11-25').state).toBe('IN_FORCE')
})
